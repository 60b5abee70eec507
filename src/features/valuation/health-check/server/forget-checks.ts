import type { EndOfAccount } from '#http/feature.ts';
import { deleteChecksOf, deleteHelpOf } from './check-store.ts';

/** Checks are deleted even if the business has to stay; the person's answers in other owners' checks stay. */
export const forgetChecks: EndOfAccount = async (work, { person }) => {
  await deleteChecksOf(work.db, person.id);
  await deleteHelpOf(work.db, person);
};
