import type { EndOfAccount } from '#http/feature.ts';
import { deleteChecksOf, deleteHelpOf } from './check-store.ts';

/**
 * On account closure the checks of the person's businesses are deleted with answers, papers and invitations, even if
 * the business itself has to stay; so are invitations to the person. Their answers in other owners' checks stay.
 */
export const forgetChecks: EndOfAccount = async (work, { person }) => {
  await deleteChecksOf(work.db, person.id);
  await deleteHelpOf(work.db, person);
};
