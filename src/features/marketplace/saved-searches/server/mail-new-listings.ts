import { priceWords } from '#features/marketplace/listings/domain/teaser.ts';
import { teaserDetails, teaserTitle } from '#features/marketplace/listings/domain/teaser-words.ts';
import { teaserView } from '#features/marketplace/listings/server/teaser-view.ts';
import { sendMailToPerson } from '#features/people/accounts/server/mail-to-person.ts';
import { counted, grouped } from '#kernel/counts.ts';
import type { Work } from '#platform/context.ts';
import { savedQuery } from '../contract.ts';
import { nextMailAt, storedFrequency } from '../domain/saved-search.ts';
import {
  claimDue,
  type DueSearch,
  markMailed,
  setNextMail,
  type WaitingListing,
  waitingListings,
} from './mail-store.ts';
import type { StopTokens } from './stop-token.ts';

export const mailedAtOnce = 50;
const namedInMail = 10;

/** Queues emails for some due searches and returns their number. The same transaction marks the hits as emailed. */
export async function mailSome(work: Work, tokens: StopTokens): Promise<number> {
  const due = await claimDue(work.db, work.now, mailedAtOnce);
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  const found = await waitingListings(work.db, ids, { each: namedInMail, now: work.now });
  const waiting = Map.groupBy(found, (row) => row.search_id);
  for (const search of due) {
    const listings = waiting.get(search.id);
    if (listings) await tell(work, search, listings, tokens);
  }
  await markMailed(work.db, ids, work.now);
  for (const frequency of ['daily', 'weekly'] as const) {
    const next = nextMailAt(frequency, work.now);
    const these = due.filter((search) => storedFrequency(search.frequency) === frequency);
    if (next && these.length > 0)
      await setNextMail(
        work.db,
        these.map(({ id }) => id),
        frequency,
        next,
      );
  }
  return due.length;
}

async function tell(
  work: Work,
  search: DueSearch,
  found: readonly WaitingListing[],
  tokens: StopTokens,
): Promise<void> {
  const count = found[0]?.n ?? found.length;
  const words = `${counted(count, 'new listing matches', 'new listings match')} a saved search`;
  const asked = Object.entries(savedQuery.parse(search.search));
  const query = new URLSearchParams(asked.map(([name, value]) => [name, value ?? '']));
  const path = query.size === 0 ? '/marketplace' : `/marketplace?${query}`;
  const more = count - found.length;
  await sendMailToPerson(work, search.person_id, {
    kind: 'saved-search-mail',
    subject: words,
    lines: [
      `Your saved search “${search.name}” found:`,
      ...found.map((row) => cardText(work, row)),
      ...(more > 0 ? [`And ${grouped(more)} more.`] : []),
    ],
    path,
    footer: `Stop the emails for this search, without signing in:\n${work.link(`/saved-search-mail#token=${tokens.of(search.id)}`)}`,
    secret: true,
  });
  await work.notify([search.person_id], { kind: 'saved-search', words, path });
}

/** Only what anyone may see. */
function cardText(work: Work, row: WaitingListing): string {
  const teaser = teaserView(row);
  const facts = [
    `Asking price: ${priceWords(teaser.price)}`,
    ...teaserDetails(teaser).flatMap(({ term, detail }) => (detail === null ? [] : [`${term}: ${detail}`])),
  ];
  return [teaserTitle(teaser), facts.join(' · '), work.link(`/listing/${teaser.id}`)].join('\n');
}
