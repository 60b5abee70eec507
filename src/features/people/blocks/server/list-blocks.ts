import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listBlocks as contract } from '../contract.ts';
import { blockKinds } from '../domain/block.ts';
import { type BlockRow, blocksOf } from './store.ts';

/** The caller's list. Whom it meets is told to nobody. */
export async function listBlocks(
  { actor, db }: Reading,
  { query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await blocksOf(db, signedIn(actor).personId, cursor, query.size + 1);
  return toPage(rows, query.size, (row) => ({ at: row.created_at, id: row.id }), blockView);
}

export function blockView(row: BlockRow) {
  const kind = blockKinds.find((known) => known === row.kind);
  if (!kind) throw new Error('unknown kind of block stored');
  return {
    id: row.id,
    kind,
    label: row.label,
    pattern: row.pattern,
    createdAt: row.created_at.toISOString(),
  };
}
