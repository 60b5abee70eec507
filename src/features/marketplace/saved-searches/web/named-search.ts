import type { z } from 'zod';
import { changeSavedSearch } from '../contract.ts';

export const namedSearch = changeSavedSearch.body.pick({ name: true, frequency: true });
export type NamedSearch = z.output<typeof namedSearch>;
