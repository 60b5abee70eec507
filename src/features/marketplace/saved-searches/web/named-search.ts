import type { z } from 'zod';
import { changeSavedSearch } from '../contract.ts';

/** Name and rhythm of a search: what the dialogs ask for. */
export const namedSearch = changeSavedSearch.body.pick({ name: true, frequency: true });
export type NamedSearch = z.output<typeof namedSearch>;
