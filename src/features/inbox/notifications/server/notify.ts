import type { Named, Notice, NoticeKind } from '#kernel/notice.ts';
import type { Work } from '#platform/context.ts';
import { type MailChoice, mailFor } from '../domain/mail-choice.ts';
import type { TitlesFor } from './list-notifications.ts';
import { mailFooter } from './mail-footer.ts';
import { choicesOf } from './preference-store.ts';
import { insertNotices } from './store.ts';

/** Passed in, because this feature imports no other. */
export type MailTo = (
  work: Work,
  personId: string,
  mail: {
    kind: NoticeKind | 'notification-digest';
    subject: string;
    about?: readonly string[];
    who?: Named | undefined;
    lines: readonly string[];
    path: string;
    footer: string;
  },
) => Promise<void>;

/** `work.notify`: adds a notification per person and mails those who chose immediate mail. */
export function notifier(mailTo: MailTo, titlesFor: TitlesFor) {
  return async (work: Work, personIds: readonly string[], notice: Notice): Promise<void> => {
    const people = [...new Set(personIds)];
    if (people.length === 0) return;
    const chosen = await choicesOf(work.db, people, notice.kind);
    const choiceOf = (personId: string): MailChoice => mailFor(notice.kind, chosen.get(personId));
    await insertNotices(
      work.db,
      people.map((personId) => ({
        id: work.newId(),
        person_id: personId,
        kind: notice.kind,
        words: notice.words,
        path: notice.path,
        listing_id: notice.listingId ?? null,
        created_at: work.now,
        digest: choiceOf(personId) === 'digest' ? 'due' : null,
      })),
    );
    const { kind, words: subject, lines = [], who, path } = notice;
    const mail = { kind, subject, who, lines, path, footer: mailFooter(work) };
    for (const personId of people.filter((one) => choiceOf(one) === 'instant')) {
      const about = await listingLine(work, personId, notice, titlesFor);
      await mailTo(work, personId, { ...mail, about });
    }
  };
}

async function listingLine(
  { db }: Work,
  personId: string,
  { listingId }: Notice,
  titlesFor: TitlesFor,
): Promise<string[]> {
  if (listingId === undefined) return [];
  const title = (await titlesFor(db, { personId, admin: false }, [listingId])).get(listingId);
  return title ? [`Listing: “${title}”`] : [];
}
