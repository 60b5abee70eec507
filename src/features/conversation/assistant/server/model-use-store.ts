import { sql } from 'kysely';
import type { Tx } from '#platform/context.ts';

type Key = { personId: string; day: string };

/** Reserves tokens; `false` if used and reserved tokens would exceed `most`. */
export async function setAside(
  db: Tx,
  { personId, day }: Key,
  tokens: number,
  most: number,
): Promise<boolean> {
  if (tokens > most) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('model_use')
    .values({ person_id: personId, day, tokens_out: tokens })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'day'])
        .doUpdateSet({ tokens_out: sql`model_use.tokens_out + ${tokens}` })
        .where(sql<boolean>`model_use.tokens_in + model_use.tokens_out + ${tokens} <= ${most}`),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function settle(
  db: Tx,
  { personId, day }: Key,
  aside: number,
  used: { in: number; out: number },
): Promise<void> {
  await db
    .updateTable('model_use')
    .set({
      tokens_in: sql`tokens_in + ${used.in}`,
      tokens_out: sql`greatest(0, tokens_out - ${aside} + ${used.out})`,
    })
    .where('person_id', '=', personId)
    .where(sql<boolean>`day = ${day}::date`)
    .execute();
}

export async function forgetBefore(db: Tx, { personId, day }: Key): Promise<void> {
  await db
    .deleteFrom('model_use')
    .where('person_id', '=', personId)
    .where(sql<boolean>`day < ${day}::date`)
    .execute();
}
