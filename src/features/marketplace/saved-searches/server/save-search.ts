import { matcherOf } from '#features/marketplace/listings/server/market-matcher.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { saveSearch as contract } from '../contract.ts';
import { mostSaved, nextMailAt } from '../domain/saved-search.ts';
import { insertSearch, lockSearchesOf, othersOf, searchOf } from './search-store.ts';
import { searchView } from './search-view.ts';

/** Refuses a search that no listing can ever match, because its emails would never come. */
export async function saveSearch(
  work: Work,
  { body: { name, search, frequency } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  await lockSearchesOf(work.db, personId);
  const others = await othersOf(work.db, personId, name, null);
  if (others.named) throw new Refused('saved-search-name-taken');
  if (others.count >= mostSaved) throw new Refused('too-many-saved-searches');
  const fitting = matcherOf(search);
  if (!fitting) throw new Refused('matches-nothing');
  const id = work.newId();
  await insertSearch(
    work.db,
    {
      id,
      person_id: personId,
      name,
      search,
      frequency,
      since: work.now,
      next_mail_at: nextMailAt(frequency, work.now),
      created_at: work.now,
    },
    fitting.matcher,
  );
  await work.audit({
    action: 'search-saved',
    subject: { type: 'saved-search', id },
    detail: { frequency },
  });
  const row = await searchOf(work.db, id, personId);
  if (!row) throw new Refused('not-found');
  return searchView(row);
}
