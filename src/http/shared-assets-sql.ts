import { sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';

export type Asset = { path: string; type: string; content: Buffer };

/** Before its assets: those of a build that is not there are forgotten. */
export async function keepBuild(db: Reader, id: string, paths: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto('site_build')
    .values({ id, paths: [...paths], seen_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
    .execute();
}

export async function missingAssets(db: Reader, paths: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select path from unnest(${[...paths]}::text[]) as wanted (path)
    where not exists (select from site_asset where site_asset.path = wanted.path)`.execute(db);
  return rows.map(({ path }) => path);
}

/** What a path leads to never changes, so one that is there stays. */
export async function keepAsset(db: Reader, asset: Asset): Promise<void> {
  await db
    .insertInto('site_asset')
    .values(asset)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findAsset(db: Reader, path: string): Promise<Asset | null> {
  const found = await db
    .selectFrom('site_asset')
    .where('path', '=', path)
    .select(['path', 'type', 'content'])
    .executeTakeFirst();
  return found ?? null;
}

export async function forgetBuilds(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('site_build').where('seen_at', '<', before).execute();
  await sql`
    delete from site_asset where path not in (select unnest(paths) from site_build)`.execute(tx);
}
