import type { Reader, Tx } from '#platform/context.ts';

/** Which row of the multiples a check is priced by, and the industry of its business. */
export function tradeRow(db: Reader, checkId: string) {
  return db
    .selectFrom('health_check')
    .innerJoin('business', 'business.id', 'health_check.business_id')
    .select(['health_check.trade_row_id', 'business.industry'])
    .where('health_check.id', '=', checkId)
    .executeTakeFirst();
}

/** Writes it if the check still is at this version; tells whether it was. */
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
