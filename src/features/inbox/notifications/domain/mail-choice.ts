import { type NoticeKind, noticeKinds } from '#kernel/notice.ts';
import { storedWord } from '#kernel/stored-word.ts';

/** When a notice is mailed. It always appears in the bell. */
export const mailChoices = ['instant', 'digest', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];

const usualChoice: MailChoice = 'instant';

/** Features mail these themselves: agreements are always sent, and a saved search has its own schedule. */
const mailedByFeature: readonly NoticeKind[] = ['nda-issued', 'nda-signed', 'saved-search'];

export const chosenKinds: readonly NoticeKind[] = noticeKinds.filter(
  (kind) => !mailedByFeature.includes(kind),
);

/** When to mail a notice of this kind. `chosen`: the person's preference, if any. */
export function mailFor(kind: NoticeKind, chosen: MailChoice | undefined): MailChoice {
  return chosenKinds.includes(kind) ? (chosen ?? usualChoice) : 'off';
}

/** Reads a stored choice; throws if it is unknown. */
export const storedChoice: (stored: string) => MailChoice = storedWord(mailChoices, 'email choice');
