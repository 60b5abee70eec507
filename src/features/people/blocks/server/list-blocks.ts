import { storedWord } from '#kernel/stored-word.ts';
import type { Reading } from '#platform/context.ts';
import { decodeCursor, toPage } from '#platform/db/cursor.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { listBlocks as contract } from '../contract.ts';
import { blockKinds } from '../domain/block.ts';
import { type BlockRow, blocksOf } from './store.ts';

/** Does not reveal which people an entry matches. */
export async function listBlocks(
  { actor, db }: Reading,
  { query }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const cursor = query.after ? decodeCursor(query.after) : null;
  const rows = await blocksOf(db, signedIn(actor).personId, cursor, query.size + 1);
  return toPage(rows, query.size, (row) => ({ at: row.created_at, id: row.id }), blockView);
}

const storedKind = storedWord(blockKinds, 'kind of block');

export function blockView(row: BlockRow) {
  return {
    id: row.id,
    kind: storedKind(row.kind),
    label: row.label,
    pattern: row.pattern,
    createdAt: row.created_at.toISOString(),
  };
}
