import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { SsoAnswer } from '#platform/db/tables.ts';

export type AnswerRow = Selectable<SsoAnswer>;
const provider = 'single-sign-on';
const mostTries = 5;

/** `false` if the state was answered before. */
export async function insertAnswer(tx: Tx, row: Insertable<SsoAnswer>): Promise<boolean> {
  const added = await tx
    .insertInto('sso_answer')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  return added !== undefined;
}

/** `undefined` if it has expired, was used up or is unknown. */
export function countTry(tx: Tx, { hash, now }: { hash: Buffer; now: Date }): Promise<AnswerRow | undefined> {
  return tx
    .updateTable('sso_answer')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .where('tries', '<', mostTries)
    .returningAll()
    .executeTakeFirst();
}

/** Only one of two concurrent requests gets it. */
export async function spendAnswer(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sso_answer')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function personOf(db: Reader, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('person_id')
    .where('provider_id', '=', provider)
    .where('account_id', '=', subject)
    .executeTakeFirst();
  return row?.person_id;
}

/** `false` if the identity belongs to someone by now. */
export async function link(
  tx: Tx,
  { personId, subject, at }: { personId: string; subject: string; at: Date },
): Promise<boolean> {
  const added = await tx
    .insertInto('account')
    .values({
      person_id: personId,
      provider_id: provider,
      account_id: subject,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function deleteExpired(db: Reader, now: Date): Promise<void> {
  await db.deleteFrom('sso_answer').where('expires_at', '<', now).execute();
}
