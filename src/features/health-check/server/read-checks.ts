import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { getCheck as getContract, listChecks as listContract } from '../contract.ts';
import { listCheckRows } from './check-store.ts';
import { asOpen, type OpenCheck, openCheck } from './open-check.ts';

export async function getCheck(reading: Reading, id: string): Promise<AnswerOf<typeof getContract>> {
  return headOf(await openCheck(reading, id));
}

export async function listChecks(
  reading: Reading,
  { query: { after, size } }: InputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const { personId } = signedIn(reading.actor);
  const cursor = after ? decodeCursor(after) : null;
  const rows = await listCheckRows(reading.db, { personId, now: reading.now }, cursor, size + 1);
  const { items, next } = toPage(
    rows,
    size,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => asOpen(row, reading.actor),
  );
  return { items: items.flatMap((check) => (check ? [headOf(check)] : [])), next };
}

function headOf({ ownerId, tradeRowId, orderId, createdAt, sections, ...check }: OpenCheck) {
  return { ...check, createdAt: createdAt.toISOString(), sections: [...sections] };
}
