import type { z } from 'zod';
import { savedQuery, type saveSearch } from '../contract.ts';
import { storedFrequency } from '../domain/saved-search.ts';
import type { SearchRow } from './search-store.ts';

export function searchView(row: SearchRow): z.input<(typeof saveSearch)['reply']> {
  return {
    id: row.id,
    name: row.name,
    search: savedQuery.parse(row.search),
    frequency: storedFrequency(row.frequency),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    lastFoundAt: row.last_found_at?.toISOString() ?? null,
  };
}
