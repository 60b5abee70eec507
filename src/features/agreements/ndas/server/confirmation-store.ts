import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { NdaConfirmation } from '#platform/db/tables.ts';

export type ConfirmationRow = Selectable<NdaConfirmation>;
type Whose = { ndaId: string; personId: string };

export function findConfirmation(db: Reader, of: Whose): Promise<ConfirmationRow | undefined> {
  return db
    .selectFrom('nda_confirmation')
    .selectAll()
    .where('nda_id', '=', of.ndaId)
    .where('person_id', '=', of.personId)
    .executeTakeFirst();
}

/** A new code voids the previous one. */
export async function replaceConfirmation(db: Tx, row: Insertable<NdaConfirmation>): Promise<void> {
  const fresh = {
    tries: 0,
    session_id: null,
    confirmed_at: null,
    code_hash: null,
    signature_sha256: null,
    credential_sha256: null,
    ...row,
  };
  await db
    .insertInto('nda_confirmation')
    .values(fresh)
    .onConflict((on) => on.columns(['nda_id', 'person_id']).doUpdateSet(fresh))
    .execute();
}

export async function countWrongCode(db: Tx, of: Whose): Promise<void> {
  await db
    .updateTable('nda_confirmation')
    .set({ tries: sql`tries + 1` })
    .where('nda_id', '=', of.ndaId)
    .where('person_id', '=', of.personId)
    .execute();
}

export async function markConfirmed(
  db: Tx,
  of: Whose,
  by: { sessionId: string; at: Date; credentialSha256?: string },
): Promise<void> {
  await db
    .updateTable('nda_confirmation')
    .set({
      session_id: by.sessionId,
      confirmed_at: by.at,
      credential_sha256: by.credentialSha256 ?? null,
    })
    .where('nda_id', '=', of.ndaId)
    .where('person_id', '=', of.personId)
    .execute();
}

/** A confirmation counts for one signature. */
export async function dropConfirmation(db: Tx, of: Whose): Promise<void> {
  await db
    .deleteFrom('nda_confirmation')
    .where('nda_id', '=', of.ndaId)
    .where('person_id', '=', of.personId)
    .execute();
}
