import type { RawAnswer, RawCall } from '#http/mount.ts';
import type { Work } from '#platform/context.ts';

import type { getToken } from '../contract.ts';
import { admit, ownHeaders, signedInBy, type TokenParts } from './get-token.ts';
import { inTransaction } from './in-transaction.ts';

type Opening = { call: RawCall; personId: string; action: string; secondFactor: boolean };
type SignedInAnswer = Pick<RawAnswer<typeof getToken>, 'answer' | 'cookies'>;

export async function openSession(
  work: Work,
  { call, personId, action, secondFactor }: Opening,
  parts: TokenParts,
): Promise<SignedInAnswer> {
  const { auth } = parts;
  const by = await inTransaction(auth, work.db, async () =>
    signedInBy(
      await auth.api.openSession({ body: { personId }, headers: ownHeaders(work), returnHeaders: true }),
    ),
  );
  return admit(work, { call, by, action, secondFactor }, parts);
}
