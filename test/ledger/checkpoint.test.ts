import { createPublicKey, verify } from 'node:crypto';
import { expect } from 'vitest';
import { merkleRoot } from '#features/record/ledger/domain/merkle.ts';
import { createLedgerKey } from '#features/record/ledger/server/ledger-key.ts';
import { sha256 } from '#features/record/ledger/server/sha256.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { test } from '../support/database.ts';
import { testProduct } from '../support/product.ts';
import { idOf } from './made-ledger.ts';

const job = 'sign-ledger-checkpoint';

test('a checkpoint signs every changed head once and refers to the previous checkpoint', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const { db } = fresh;
  const act = (n: number) =>
    product.product.asSystem(async (work) =>
      work.record({
        act: 'listing-moved',
        listingId: idOf(n),
        buyerId: null,
        subject: { type: 'listing', id: idOf(n) },
      }),
    );
  await product.runJob(job);
  expect(await db.selectFrom('ledger_checkpoint').select('number').execute()).toEqual([]);
  for (const n of [1, 2, 3]) await act(n);
  await Promise.all([product.runJob(job), product.runJob(job)]);
  await act(2);
  await product.runJob(job);

  const checkpoints = await db.selectFrom('ledger_checkpoint').selectAll().orderBy('number').execute();
  expect(checkpoints.map(({ number, chains }) => [number, chains])).toEqual([
    [1, 3],
    [2, 1],
  ]);
  expect(checkpoints[1]?.previous).toBe(checkpoints[0]?.hash);
  const { publicKey } = createLedgerKey(product.secrets.ledgerKey);
  const der = Buffer.from(`302a300506032b6570032100${publicKey}`, 'hex');
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  for (const { at, chains, number, previous, root, hash, signature } of checkpoints) {
    const text = canonicalJson({ at: at.toISOString(), chains, number, previous, root });
    expect(hash).toBe(sha256(text));
    expect(verify(null, Buffer.from(text), key, Buffer.from(signature, 'hex'))).toBe(true);
  }
  const leaves = await db.selectFrom('ledger_leaf').selectAll().execute();
  expect(leaves).toHaveLength(4);
  for (const { chain_id: chain, head, length, path, checkpoint } of leaves)
    expect(merkleRoot({ chain, head, length }, path, sha256)).toBe(checkpoints[checkpoint - 1]?.root);
  const rows = await db.selectFrom('ledger_row').select(['chain_id', 'number', 'hash']).execute();
  for (const { chain_id, length, head } of leaves)
    expect(rows).toContainEqual({ chain_id, number: length, hash: head });
});
