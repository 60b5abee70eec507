import type { Reading } from '#platform/context.ts';
import type { Teaser } from '../domain/teaser.ts';
import { askedIn, isHopeless, type Query } from './browse-listings.ts';
import { newestHits } from './market-store.ts';
import { teaserView } from './teaser-view.ts';

export async function newestTeasers(reading: Reading, query: Query): Promise<Teaser[]> {
  const { db, now } = reading;
  const asked = await askedIn(reading, query);
  if (isHopeless(asked)) return [];
  const rows = await newestHits(db, asked.find, now, { page: 1, size: query.size });
  return rows.slice(0, query.size).map(teaserView);
}
