import type { EndOfAccount } from '#http/feature.ts';
import { deleteChecksOf, deleteHelpOf } from './check-store.ts';

/**
 * An account is closed: the checks of its businesses go with their answers, papers and invitations, also where the
 * business itself has to stay; and so does what the person was invited to. Their answers in the checks of others stay.
 */
export const forgetChecks: EndOfAccount = async (work, { person }) => {
  await deleteChecksOf(work.db, person.id);
  await deleteHelpOf(work.db, person);
};
