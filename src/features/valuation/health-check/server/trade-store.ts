import type { Reader, Tx } from '#platform/context.ts';

export function tradeRow(db: Reader, checkId: string) {
  return db
    .selectFrom('health_check')
    .innerJoin('business', 'business.id', 'health_check.business_id')
    .select(['health_check.trade_row_id', 'business.industry', 'business.trade'])
    .where('health_check.id', '=', checkId)
    .executeTakeFirst();
}

export async function writeTrade(
  tx: Tx,
  { id, version }: { id: string; version: number },
  rowId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('health_check')
    .set({ trade_row_id: rowId, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Clears the row chosen for a business's check; returns the check's ID, or `null` if it has none. */
export async function clearTrade(tx: Tx, businessId: string): Promise<string | null> {
  const row = await tx
    .updateTable('health_check')
    .set(({ eb }) => ({ trade_row_id: null, version: eb('version', '+', 1) }))
    .where('business_id', '=', businessId)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
