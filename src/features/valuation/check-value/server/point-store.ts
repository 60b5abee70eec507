import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '#platform/context.ts';
import type { CheckPoint } from '#platform/db/tables.ts';

type Figures = Omit<Insertable<CheckPoint>, 'check_id' | 'day' | 'at'>;

export async function pointsOf(db: Reader, checkId: string, limit: number) {
  const rows = await db
    .selectFrom('check_point')
    .selectAll()
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .where('check_id', '=', checkId)
    .orderBy('check_point.day', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

export function latestPoint(db: Reader, checkId: string) {
  return db
    .selectFrom('check_point')
    .select(['claimed', 'evidenced', 'multiple', 'low_cents', 'mid_cents', 'high_cents', 'earnings_cents'])
    .where('check_id', '=', checkId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function checksWithPoints(db: Reader, from: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('check_point')
    .select('check_id')
    .distinct()
    .$if(from !== null, (query) => query.where('check_id', '>', from))
    .orderBy('check_id')
    .limit(limit)
    .execute();
  return rows.map(({ check_id }) => check_id);
}

export async function writePoint(
  tx: Tx,
  checkId: string,
  at: { day: string; now: Date },
  figures: Figures,
): Promise<void> {
  await tx
    .insertInto('check_point')
    .values({ check_id: checkId, day: at.day, at: at.now, ...figures })
    .onConflict((on) =>
      on.columns(['check_id', 'day']).doUpdateSet({
        at: at.now,
        ...figures,
        reason: sql<string | null>`coalesce(excluded.reason, check_point.reason)`,
      }),
    )
    .execute();
}
