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

type Told = { id: string; personId: string; kind: NoticeKind; path: string; listingId: string | null };
/** Passed in as well: what else goes out, in the same transaction. */
export type AlsoTell = (work: Work, told: readonly Told[]) => Promise<void>;

/** `work.notify`: adds a notification per person and mails those who chose immediate mail. */
export function notifier(mailTo: MailTo, titlesFor: TitlesFor, alsoTell: AlsoTell) {
  return async (work: Work, personIds: readonly string[], notice: Notice): Promise<void> => {
    const people = [...new Set(personIds)];
    if (people.length === 0) return;
    const chosen = await choicesOf(work.db, people, notice.kind);
    const choiceOf = (personId: string): MailChoice => mailFor(notice.kind, chosen.get(personId));
    const { kind, words, lines = [], who, path, listingId = null } = notice;
    const told = people.map((personId) => ({ id: work.newId(), personId, kind, path, listingId }));
    await insertNotices(
      work.db,
      told.map(({ id, personId }) => ({
        id,
        person_id: personId,
        kind,
        words,
        path,
        listing_id: listingId,
        created_at: work.now,
        digest: choiceOf(personId) === 'digest' ? 'due' : null,
      })),
    );
    await alsoTell(work, told);
    const mail = { kind, subject: words, who, lines, path, footer: mailFooter(work) };
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
