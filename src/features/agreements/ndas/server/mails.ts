import { brand } from '#content/brand.ts';
import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import type { Work } from '#platform/context.ts';

export const pageOf = (requestId: string | null) =>
  requestId === null ? '/ndas/passport' : `/access-request/${requestId}`;

type Issued = {
  buyerId: string;
  requestId: string;
  listingId: string;
  listingTitle: string;
  expiresAt: Date;
  contact: string;
};

/** Sent regardless of preferences: this mail delivers the agreement. */
export async function mailIssued(work: Work, issued: Issued): Promise<void> {
  const subject = 'An NDA is ready for you to sign';
  await sendMailToPerson(work, issued.buyerId, {
    kind: 'nda-issued',
    subject,
    lines: [
      `The seller’s side sent you the NDA for the listing “${issued.listingTitle}”. Read it, then sign or decline it by ${easternMinute(issued.expiresAt)}.`,
      `If you would rather have it on paper, write to ${issued.contact}.`,
    ],
    path: pageOf(issued.requestId),
  });
  const { listingId, requestId } = issued;
  await work.notify([issued.buyerId], {
    kind: 'nda-issued',
    words: subject,
    path: pageOf(requestId),
    listingId,
  });
}

/** Without a mail server the operator can read the code; with one it is erased after sending. */
export async function mailSigningCode(
  work: Work,
  personId: string,
  { path, code, listingTitle }: { path: string; code: string; listingTitle: string | null },
): Promise<void> {
  const signed = listingTitle === null ? 'your NDA passport' : `the NDA for the listing “${listingTitle}”`;
  await sendMailToPerson(work, personId, {
    kind: 'nda-signing-code',
    subject: 'Your code for signing an NDA',
    lines: [
      `Your code is ${code}. Enter it on the page where you sign ${signed}. It expires in ten minutes and works for one signature.`,
      `We will never ask you for this code. If you are not about to sign anything, change your password and write to ${brand.supportEmail}.`,
    ],
    path,
    secret: true,
  });
}

/** Sent regardless of preferences, like the agreement. */
export async function mailReminder(work: Work, reminded: Omit<Issued, 'contact'>): Promise<void> {
  const subject = 'An NDA is still waiting for your signature';
  await sendMailToPerson(work, reminded.buyerId, {
    kind: 'nda-reminder',
    subject,
    lines: [
      `You can sign or decline the NDA for the listing “${reminded.listingTitle}” until ${easternMinute(reminded.expiresAt)}. After that your request ends.`,
    ],
    path: pageOf(reminded.requestId),
  });
  const { listingId, requestId } = reminded;
  await work.notify([reminded.buyerId], {
    kind: 'nda-issued',
    words: subject,
    path: pageOf(requestId),
    listingId,
  });
}

type Signed = {
  buyerId: string;
  ownerId: string;
  requestId: string;
  listingId: string;
  listingTitle: string;
};

const bySignature = {
  buyer: 'You signed the NDA for the listing %s.',
  owner: 'A buyer signed the NDA for your listing %s.',
} as const;
const copy = 'Download the signed NDA with its audit certificate from the request page.';

const signedWords = {
  signed: { ...bySignature, subject: 'An NDA was signed', file: copy },
  'half-signed': {
    buyer: null,
    owner: 'A buyer signed the NDA for your listing %s, and now it is your turn.',
    subject: 'An NDA is waiting for your countersignature',
    file: 'It takes effect once you countersign it on the request page.',
  },
  joined: {
    buyer: 'You joined the listing %s with your NDA passport.',
    owner: 'A buyer joined your listing %s with an NDA passport.',
    subject: 'An NDA was signed with a passport',
    file: 'Download the joinder with its audit certificate, and the master agreement that it rests on, from the request page.',
  },
  countersigned: {
    buyer: 'The seller countersigned the NDA for the listing %s, so it is in force now.',
    owner: 'You countersigned the NDA for your listing %s, so it is in force now.',
    subject: 'An NDA was signed by both sides',
    file: copy,
  },
} as const;

export async function mailPassportSigned(work: Work, buyerId: string): Promise<void> {
  await sendMailToPerson(work, buyerId, {
    kind: 'nda-signed',
    subject: 'You signed your NDA passport',
    lines: [
      'You signed the master agreement of your NDA passport. Where a seller accepts passports, you can join a listing with one click.',
      'Download the signed agreement with its audit certificate from your passport page.',
    ],
    path: pageOf(null),
  });
}

type How = keyof typeof signedWords;
type Next = { words: string; lines: readonly string[] };

/** One mail for the signature and its result. A first signature of two is reported by the request instead. */
export async function tellBuyerOfSignature(
  work: Work,
  signed: Signed,
  how: How,
  next: Next | null = null,
): Promise<void> {
  const { subject, file, buyer } = signedWords[how];
  if (!buyer) return;
  const words = next?.words ?? subject;
  const lines = [buyer, ...(next?.lines ?? []), file];
  await sendMailToPerson(work, signed.buyerId, aboutSignature(signed, words, lines));
  const { listingId, requestId } = signed;
  if (next)
    await work.notify([signed.buyerId], { kind: 'nda-signed', words, path: pageOf(requestId), listingId });
}

/** Sent regardless of preferences. */
export async function tellOwnerOfSignature(
  work: Work,
  signed: Signed,
  how: How,
  next: Next | null = null,
): Promise<void> {
  const { subject, file, owner } = signedWords[how];
  const words = next?.words ?? subject;
  await sendMailToPerson(work, signed.ownerId, {
    ...aboutSignature(signed, words, [owner, ...(next?.lines ?? []), file]),
    who: { part: 'Buyer', personId: signed.buyerId },
  });
  const { listingId, requestId } = signed;
  await work.notify([signed.ownerId], { kind: 'nda-signed', words, path: pageOf(requestId), listingId });
}

function aboutSignature({ listingTitle, requestId }: Signed, subject: string, lines: readonly string[]) {
  return {
    kind: 'nda-signed' as const,
    subject,
    lines: lines.map((line) => line.replace('%s', () => `“${listingTitle}”`)),
    path: pageOf(requestId),
  };
}
