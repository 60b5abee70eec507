import { openWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { cents } from '#kernel/money.ts';
import type { Reading } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listPoints as contract } from '../contract.ts';
import { mostPoints } from '../domain/history.ts';
import { pointsOf } from './point-store.ts';

export async function readPoints(
  reading: Reading,
  { params }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const check = await openWholeCheck(reading, params.id);
  const rows = await pointsOf(reading.db, check.id, mostPoints);
  return {
    items: rows.map((row) => ({
      day: row.day,
      at: row.at.toISOString(),
      score: row.claimed,
      evidenced: row.evidenced,
      multiple: row.multiple,
      low: orNone(row.low_cents),
      mid: orNone(row.mid_cents),
      high: orNone(row.high_cents),
      earnings: orNone(row.earnings_cents),
      reason: row.reason,
    })),
  };
}

const orNone = (amount: number | null) => (amount === null ? null : cents(amount));
