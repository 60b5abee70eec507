import { type NoticeKind, noticeKinds } from '#kernel/notice.ts';
import { storedWord } from '#kernel/stored-word.ts';

/** When a notice goes out by mail. The bell has it in any case. */
export const mailChoices = ['instant', 'digest', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** For whoever has not chosen. */
const usualChoice: MailChoice = 'instant';

/**
 * Kinds whose mail is the feature's own: agreements are put before people and handed out by mail whatever they
 * prefer, and a saved search has a rhythm of its own.
 */
const mailedByFeature: readonly NoticeKind[] = ['nda-issued', 'nda-signed', 'saved-search'];

/** The kinds that one chooses the mail for. */
export const chosenKinds: readonly NoticeKind[] = noticeKinds.filter(
  (kind) => !mailedByFeature.includes(kind),
);

/** What to do about mail for a notice of this kind, `chosen` being what the person said, if anything. */
export function mailFor(kind: NoticeKind, chosen: MailChoice | undefined): MailChoice {
  return chosenKinds.includes(kind) ? (chosen ?? usualChoice) : 'off';
}

/** Reads a stored choice back; throws when the column holds anything else. */
export const storedChoice: (stored: string) => MailChoice = storedWord(mailChoices, 'email choice');
