import { counted } from '#kernel/counts.ts';
import type { Reader, Work } from '#platform/context.ts';
import { lockDue, peopleWithDue, settleDue } from './digest-store.ts';
import { listingsOf, type TitlesFor } from './list-notifications.ts';
import { mailFooter } from './mail-footer.ts';
import type { MailTo } from './notify.ts';
import { choicesBy } from './preference-store.ts';
import type { NotificationRow } from './store.ts';

type OverFor = (
  work: Work,
  personId: string,
  rows: readonly NotificationRow[],
) => Promise<ReadonlySet<string>>;

export type DigestParts = {
  db: Reader;
  mailTo: MailTo;
  titlesFor: TitlesFor;
  /** Each finds lines about things that the person may no longer see. */
  overFor: readonly OverFor[];
  asSystem(run: (work: Work) => Promise<void>): Promise<void>;
};

const batch = 200;
const longest = 30;

/** One transaction per person: a failure blocks no one else. Throws AggregateError at the end. */
export async function sendDigests(parts: DigestParts): Promise<void> {
  const failures: unknown[] = [];
  let people: string[] = [];
  do {
    people = await peopleWithDue(parts.db, people.at(-1) ?? null, batch);
    for (const personId of people) {
      await parts
        .asSystem((work) => sendDigest(work, personId, parts))
        .catch((error: unknown) => failures.push(error));
    }
  } while (people.length === batch);
  if (failures.length > 0) throw new AggregateError(failures, 'some digests could not be written');
}

/** Leaves out what was read, switched off or no longer applies. Nothing left means no mail. */
async function sendDigest(work: Work, personId: string, parts: DigestParts): Promise<void> {
  const { mailTo, titlesFor, overFor } = parts;
  const due = await lockDue(work.db, personId);
  const chosen = await choicesBy(work.db, personId);
  const off = new Set([...chosen].filter(([, mail]) => mail === 'off').map(([kind]) => kind));
  const over = new Set<string>();
  for (const ask of overFor) for (const id of await ask(work, personId, due)) over.add(id);
  const told = due.filter((row) => row.read_at === null && !off.has(row.kind) && !over.has(row.id));
  const dropped = due.filter((row) => !told.includes(row));
  await settleDue(work.db, idsOf(told), 'sent');
  await settleDue(work.db, idsOf(dropped), 'dropped');
  if (told.length === 0) return;
  const titles = await titlesFor(work.db, { personId, admin: false }, listingsOf(told));
  await mailTo(work, personId, {
    kind: 'notification-digest',
    subject: `Your daily summary: ${counted(told.length, 'update')}`,
    lines: digestLines(work, told, titles),
    path: '/notifications',
    footer: mailFooter(work),
  });
}

function digestLines(
  work: Pick<Work, 'link'>,
  rows: readonly NotificationRow[],
  titles: ReadonlyMap<string, string>,
): string[] {
  const more = rows.length - longest;
  return [
    'What happened since your last summary:',
    ...rows.slice(0, longest).map((row) => {
      const title = row.listing_id && titles.get(row.listing_id);
      return `– ${row.words}${title ? ` (“${title}”)` : ''}\n  ${work.link(row.path)}`;
    }),
    ...(more > 0 ? [`… and ${more} more.`] : []),
  ];
}

function idsOf(rows: readonly NotificationRow[]): string[] {
  return rows.map((row) => row.id);
}
