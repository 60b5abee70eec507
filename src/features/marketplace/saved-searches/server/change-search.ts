import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { changeSavedSearch as contract, deleteSavedSearch } from '../contract.ts';
import { nextMailAt, storedFrequency } from '../domain/saved-search.ts';
import {
  deleteSearch,
  forgetWaiting,
  lockSearchesOf,
  othersOf,
  searchOf,
  updateSearch,
} from './search-store.ts';
import { searchView } from './search-view.ts';

/** Emails that resume cover only what is published from now on. */
export async function changeSearch(
  work: Work,
  { params: { id }, body: { name, frequency, version } }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  await lockSearchesOf(work.db, personId);
  const row = await searchOf(work.db, id, personId);
  if (!row) throw new Refused('not-found');
  if (row.version !== version) throw new Refused('stale', { version: row.version });
  const { named } = await othersOf(work.db, personId, name, id);
  if (named) throw new Refused('saved-search-name-taken');
  const before = storedFrequency(row.frequency);
  const changed = await updateSearch(work.db, row, {
    name,
    frequency,
    since: before === 'off' ? work.now : row.since,
    next_mail_at: before === frequency ? row.next_mail_at : nextMailAt(frequency, work.now),
  });
  if (!changed) throw new Refused('stale');
  if (frequency === 'off') await forgetWaiting(work.db, id);
  const subject = { type: 'saved-search', id };
  await work.audit({ action: 'saved-search-changed', subject, detail: { frequency } });
  const now = await searchOf(work.db, id, personId);
  if (!now) throw new Refused('not-found');
  return searchView(now);
}

export async function forgetSearch(
  work: Work,
  { params: { id } }: InputOf<typeof deleteSavedSearch>,
): Promise<AnswerOf<typeof deleteSavedSearch>> {
  const { personId } = signedIn(work.actor);
  if (!(await deleteSearch(work.db, id, personId))) throw new Refused('not-found');
  await work.audit({ action: 'saved-search-deleted', subject: { type: 'saved-search', id } });
  return {};
}
