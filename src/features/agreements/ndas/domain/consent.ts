import type { NdaKind } from './nda-kind.ts';

export type ConsentItem = { title: string; text: string };

/** A change of the text needs a new version, and a new consent from everyone. */
export const consentVersion = 'electronic-records-3';
/** Covers a master agreement and its joinders. */
export const passportConsentVersion = 'electronic-records-passport-2';

/** The consent version required for this kind. A joinder relies on the consent to its master. */
export function consentVersionFor(kind: NdaKind): string {
  return kind === 'listing' ? consentVersion : passportConsentVersion;
}

const covers: Record<'one' | 'passport', string> = {
  one: 'Your consent covers this confidentiality agreement, its audit certificate and the notices about it. It covers no other agreement and no other listing.',
  passport:
    'Your consent covers this master agreement, every joinder by which you later join it to a listing, their audit certificates and the notices about them. It covers no other agreement.',
};

/** The statement required by 15 U.S.C. 7001(c)(1)(B) and (C), item by item. `contact`: the operator's email address. */
export function consentItems(contact: string, kind: NdaKind): readonly ConsentItem[] {
  return [
    {
      title: 'Right to paper',
      text: `You may have this agreement on paper instead, and sign it by hand. Write to ${contact} before you sign here; no one is required to sign electronically.`,
    },
    {
      title: 'Right to withdraw consent',
      text: 'You may withdraw your consent at any time, free of charge. What you signed before remains valid. An agreement that is still open is then sent to you on paper, which takes longer, and access to the business waits until it is back.',
    },
    {
      title: 'What it covers',
      text: covers[kind === 'listing' ? 'one' : 'passport'],
    },
    {
      title: 'How to withdraw, and how to reach you',
      text: `To withdraw, write to ${contact} from the email address of your account. Keep that address current on your profile page: notices about this agreement go there.`,
    },
    {
      title: 'Paper copies afterwards',
      text: `After signing you may download the agreement at any time. On request to ${contact}, a paper copy is mailed to you free of charge.`,
    },
    {
      title: 'What you need',
      text: 'You need a browser released in the last two years with JavaScript enabled, an email account, and a program that opens PDF files. To keep a copy you need storage for a file of up to 10 MB, usually less than 1 MB, or a printer. If these needs ever change in a way that could keep you from reading the records, you will be told and asked again.',
    },
    {
      title: 'How you agree',
      text: 'You agree by checking the box in the same browser in which the agreement is shown to you. That shows that you can read it there. Then, as a separate step, you sign.',
    },
  ];
}

/** Whether a consent was given to the current text for this kind. */
export function isConsentCurrent(version: string, kind: NdaKind): boolean {
  return version === consentVersionFor(kind);
}
