import type { NoticeKind } from '#kernel/notice.ts';
import type { Reader } from '#platform/context.ts';
import { type MailChoice, mailFor } from '../domain/mail-choice.ts';
import { choicesOf } from './preference-store.ts';

export async function mailChoicesFor(
  db: Reader,
  personIds: readonly string[],
  kind: NoticeKind,
): Promise<(personId: string) => MailChoice> {
  const chosen = personIds.length === 0 ? new Map() : await choicesOf(db, personIds, kind);
  return (personId) => mailFor(kind, chosen.get(personId));
}
