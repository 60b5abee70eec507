import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { CheckAssets } from '#platform/db/tables.ts';
import type { AssetFigures } from '../domain/asset-floor.ts';

export type AssetsRow = Selectable<CheckAssets>;

export function findAssets(db: Reader, checkId: string): Promise<AssetsRow | undefined> {
  return db.selectFrom('check_assets').selectAll().where('check_id', '=', checkId).executeTakeFirst();
}

/** Requires the lock of the check; increments its version. */
export async function writeAssets(
  tx: Tx,
  checkId: string,
  { equipment, inventory, receivables, liabilities }: AssetFigures,
  at: { now: Date; version: number },
): Promise<void> {
  const figures = {
    equipment_cents: equipment,
    inventory_cents: inventory,
    receivables_cents: receivables,
    liabilities_cents: liabilities,
    changed_at: at.now,
    version: at.version,
  };
  await tx
    .insertInto('check_assets')
    .values({ check_id: checkId, ...figures })
    .onConflict((on) => on.column('check_id').doUpdateSet(figures))
    .execute();
}
