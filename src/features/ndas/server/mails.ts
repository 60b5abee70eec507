import { sendMailToPerson } from '#features/accounts/server/mail-to-person.ts';
import { locale } from '#kernel/locale.ts';
import type { Work } from '#platform/context.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
/** Where an agreement is read and signed; a master, which is for no request, on its own page. */
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

/** To the buyer: there is something to sign. Mailed whatever they prefer: this is how an agreement reaches them. */
export async function mailIssued(work: Work, issued: Issued): Promise<void> {
  const subject = 'A confidentiality agreement is ready for you to sign';
  await sendMailToPerson(work, issued.buyerId, {
    kind: 'nda-issued',
    subject,
    lines: [
      `The confidentiality agreement for the listing “${issued.listingTitle}” is ready. You can read it, sign it or decline it until ${day.format(issued.expiresAt)} (UTC).`,
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

/**
 * To the signer: the code that stands for their consent to sign. Kept for the operator where there is no mail server,
 * erased once it was sent where there is one.
 */
export async function mailSigningCode(
  work: Work,
  personId: string,
  { path, code }: { path: string; code: string },
): Promise<void> {
  await sendMailToPerson(work, personId, {
    kind: 'nda-signing-code',
    subject: 'Your code for signing',
    lines: [
      `Your code is ${code}. Type it on the page on which you sign. It is good for ten minutes and for one signature.`,
      'Nobody of us asks you for it. If you are not about to sign anything, change your password and tell us.',
    ],
    path,
    secret: true,
  });
}

/** To the buyer: it still waits, and until when. Mailed whatever they prefer, as the agreement was. */
export async function mailReminder(work: Work, reminded: Omit<Issued, 'contact'>): Promise<void> {
  const subject = 'A confidentiality agreement still waits for your signature';
  await sendMailToPerson(work, reminded.buyerId, {
    kind: 'nda-reminder',
    subject,
    lines: [
      `The confidentiality agreement for the listing “${reminded.listingTitle}” can be signed or declined until ${day.format(reminded.expiresAt)} (UTC). After that day you would have to ask for a new one.`,
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
  buyer: 'You signed the confidentiality agreement for the listing %s.',
  owner: 'A buyer signed the confidentiality agreement for your listing %s.',
} as const;

const signedWords = {
  signed: {
    ...bySignature,
    subject: 'A confidentiality agreement was signed',
    file: 'The signed agreement with its audit certificate can be downloaded here:',
  },
  'half-signed': {
    ...bySignature,
    subject: 'A confidentiality agreement waits for its second signature',
    file: 'It counts once the other side has signed it too:',
  },
  joined: {
    buyer: 'You joined the listing %s by your NDA passport.',
    owner: 'A buyer joined your listing %s by an NDA passport.',
    subject: 'A listing was joined by an NDA passport',
    file: 'The joinder with its audit certificate, and the master agreement that it rests on, can be downloaded here:',
  },
  countersigned: {
    ...bySignature,
    subject: 'A confidentiality agreement was signed by both sides',
    file: 'The signed agreement with its audit certificate can be downloaded here:',
  },
} as const;

/** To the signer of a master agreement: it is signed, and this is where the file is. */
export async function mailPassportSigned(work: Work, buyerId: string): Promise<void> {
  await sendMailToPerson(work, buyerId, {
    kind: 'nda-signed',
    subject: 'Your NDA passport was signed',
    lines: [
      'You signed the master agreement of your NDA passport. Where a seller takes passports, you join a listing with one click.',
      'The signed agreement with its audit certificate can be downloaded here:',
    ],
    path: pageOf(null),
  });
}

/** To both sides: it is signed, and this is where the file is. */
export async function mailSigned(work: Work, signed: Signed, how: keyof typeof signedWords): Promise<void> {
  const { subject, file, buyer, owner } = signedWords[how];
  const notice = (line: string) => ({
    kind: 'nda-signed',
    subject,
    lines: [line.replace('%s', () => `“${signed.listingTitle}”`), file],
    path: pageOf(signed.requestId),
  });
  await sendMailToPerson(work, signed.buyerId, notice(buyer));
  await sendMailToPerson(work, signed.ownerId, notice(owner));
  const { listingId, requestId } = signed;
  await work.notify([signed.ownerId], {
    kind: 'nda-signed',
    words: subject,
    path: pageOf(requestId),
    listingId,
  });
}
