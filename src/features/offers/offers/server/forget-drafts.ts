import type { EndOfAccount } from '#http/feature.ts';
import { eraseDrafts } from './store.ts';

/** For an account that is closed: terms that nobody was sent go; what was sent stays as it was sent. */
export const forgetDrafts: EndOfAccount = (work, { person }) => eraseDrafts(work.db, person.id);
