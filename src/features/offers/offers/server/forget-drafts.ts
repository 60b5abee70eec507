import type { EndOfAccount } from '#http/feature.ts';
import { eraseDrafts } from './store.ts';

/** On account closure: deletes unsent terms; sent ones stay. */
export const forgetDrafts: EndOfAccount = (work, { person }) => eraseDrafts(work.db, person.id);
