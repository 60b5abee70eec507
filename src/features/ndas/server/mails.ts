import { sendMailToPerson } from '#features/accounts/server/mail-to-person.ts';
import { locale } from '#kernel/locale.ts';
import type { Work } from '#platform/context.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
const pageOf = (requestId: string) => `/access-request/${requestId}`;

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
  { requestId, code }: { requestId: string; code: string },
): Promise<void> {
  await sendMailToPerson(work, personId, {
    kind: 'nda-signing-code',
    subject: 'Your code for signing',
    lines: [
      `Your code is ${code}. Type it on the page on which you sign. It is good for ten minutes and for one signature.`,
      'Nobody of us asks you for it. If you are not about to sign anything, change your password and tell us.',
    ],
    path: pageOf(requestId),
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

const signedWords = {
  signed: {
    subject: 'A confidentiality agreement was signed',
    file: 'The signed agreement with its audit certificate can be downloaded here:',
  },
  'half-signed': {
    subject: 'A confidentiality agreement waits for its second signature',
    file: 'It counts once the other side has signed it too:',
  },
  countersigned: {
    subject: 'A confidentiality agreement was signed by both sides',
    file: 'The signed agreement with its audit certificate can be downloaded here:',
  },
} as const;

/** To both sides: it is signed, and this is where the file is. */
export async function mailSigned(work: Work, signed: Signed, how: keyof typeof signedWords): Promise<void> {
  const { subject, file } = signedWords[how];
  const notice = (line: string) => ({
    kind: 'nda-signed',
    subject,
    lines: [line, file],
    path: pageOf(signed.requestId),
  });
  const title = `“${signed.listingTitle}”`;
  await sendMailToPerson(
    work,
    signed.buyerId,
    notice(`You signed the confidentiality agreement for the listing ${title}.`),
  );
  await sendMailToPerson(
    work,
    signed.ownerId,
    notice(`A buyer signed the confidentiality agreement for your listing ${title}.`),
  );
  const { listingId, requestId } = signed;
  await work.notify([signed.ownerId], {
    kind: 'nda-signed',
    words: subject,
    path: pageOf(requestId),
    listingId,
  });
}
