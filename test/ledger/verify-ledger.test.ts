import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowLine } from '#features/record/ledger/domain/export-lines.ts';
import { type Leaf, merkleRoot, merkleTree } from '#features/record/ledger/domain/merkle.ts';
import { sha256 } from '#features/record/ledger/server/sha256.ts';
import { checkSignature } from '#features/record/ledger/web/verifier/check-signature.ts';
import { linesOf } from '#features/record/ledger/web/verifier/lines-of.ts';
import { sha256Text } from '#features/record/ledger/web/verifier/sha256-text.ts';
import { verifyLedger } from '#features/record/ledger/web/verifier/verify-ledger.ts';
import { canonicalJson, type Json } from '#kernel/canonical-json.ts';
import { idOf, madeLedger } from './made-ledger.ts';
import { strangersVerdict } from './strangers-verifier.ts';

const verify = (lines: readonly string[]) =>
  verifyLedger(linesOf(new Blob([lines.map((line) => `${line}\n`).join('')])), checkSignature);

const someRow = fc
  .array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 4 })
  .filter((lengths) => lengths.some((length) => length > 0))
  .chain((lengths) => {
    const lines = madeLedger(lengths);
    const rows = lines.flatMap((line, at) => (line.startsWith('{"hash"') ? [{ at, ...placeOf(line) }] : []));
    return fc.record({ lines: fc.constant(lines), rows: fc.constant(rows), row: fc.constantFrom(...rows) });
  });

function placeOf(line: string): { chain: string; number: number } {
  const { row } = JSON.parse(line);
  return { chain: row.chain, number: row.number };
}

describe('the verifier', () => {
  test('accepts an exported ledger', async () => {
    const verdict = await verify(madeLedger([3, 0, 5]));
    expect(verdict).toMatchObject({ fault: null, signed: true, rows: 8, checkpoints: 2 });
    expect(await verify(madeLedger([]))).toMatchObject({ fault: null, rows: 0 });
    expect(await verify(madeLedger([0]))).toMatchObject({ fault: null, rows: 0 });
  });

  test('names the row in which one character was changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        someRow,
        fc.nat(),
        fc.constantFrom('0', 'x', ' ', '"', 'é'),
        async ({ lines, row }, place, by) => {
          const line = lines[row.at] ?? '';
          const at = place % line.length;
          fc.pre(line[at] !== by);
          const altered = lines.with(row.at, line.slice(0, at) + by + line.slice(at + 1));
          const { fault } = await verify(altered);
          expect(fault?.line).toBe(row.at + 1);
        },
      ),
    );
  });

  test('names the missing row, even the last one', async () => {
    await fc.assert(
      fc.asyncProperty(someRow, async ({ lines, row }) => {
        const { fault } = await verify(lines.toSpliced(row.at, 1));
        expect(fault).toMatchObject({ chain: row.chain, row: row.number });
      }),
    );
  });

  test('names the first row that is missing at the end', async () => {
    await fc.assert(
      fc.asyncProperty(someRow, async ({ lines, row }) => {
        const { fault } = await verify(lines.slice(0, row.at));
        // With a checkpoint in between: after the row that exists.
        const before = lines[row.at - 1] ?? '';
        expect(before).not.toBe('');
        expect(fault).toMatchObject({ chain: row.chain, row: row.number });
      }),
    );
  });

  test('names an inserted row, and the first of two swapped ones', async () => {
    await fc.assert(
      fc.asyncProperty(someRow, fc.nat(), async ({ lines, rows, row }, other) => {
        const doubled = await verify(lines.toSpliced(row.at, 0, lines[row.at] ?? ''));
        expect(doubled.fault).toMatchObject({ line: row.at + 2 });
        const second = rows[other % rows.length] ?? row;
        fc.pre(second.at !== row.at);
        const [first, last] = second.at < row.at ? [second, row] : [row, second];
        const swapped = lines.with(first.at, lines[last.at] ?? '').with(last.at, lines[first.at] ?? '');
        expect((await verify(swapped)).fault).toMatchObject({
          line: first.at + 1,
          chain: first.chain,
          row: first.number,
        });
      }),
    );
  });

  test('detects a chain that was rebuilt from a row on', async () => {
    const lines = madeLedger([5], { signed: false });
    const forged = madeLedger([5], { signed: false });
    const row = (line = '') => JSON.parse(line);
    let previous = row(forged[2]).hash;
    const anew = forged.slice(3).map((line) => {
      const text = line.slice(line.indexOf('"row":') + 6, -1).replace('"page":', '"page":9');
      const hash = sha256(previous + text);
      const made = `{"hash":"${hash}","previous":"${previous}","row":${text}}`;
      previous = hash;
      return made;
    });
    expect((await verify([...lines.slice(0, 3), ...anew])).fault).toMatchObject({
      row: 5,
      why: expect.stringContaining('made anew'),
    });
  });

  test('names a changed row that was given its own hash', async () => {
    await fc.assert(
      fc.asyncProperty(someRow, fc.boolean(), async ({ lines, row }, unchained) => {
        const was: { previous: string; row: Record<string, Json> } = JSON.parse(lines[row.at] ?? '');
        // If the hash before it changed too, the row before could be the rebuilt one.
        fc.pre(!unchained || row.number === 1);
        const previous = unchained ? 'f'.repeat(64) : was.previous;
        const text = canonicalJson({ ...was.row, act: 'nda-signed' });
        const made = rowLine({ hash: sha256(previous + text), previous, text });
        const { fault } = await verify(lines.with(row.at, made));
        expect(fault).toMatchObject({ line: row.at + 1, chain: row.chain, row: row.number });
      }),
    );
  });

  test('names the first of several rebuilt rows', async () => {
    const lines = madeLedger([6]);
    const anew = lines.slice();
    let previous = 'a'.repeat(64);
    for (const at of [3, 4, 5, 6]) {
      const text = (lines[at] ?? '').slice((lines[at] ?? '').indexOf('"row":') + 6, -1);
      const hash = sha256(previous + text);
      anew[at] = rowLine({ hash, previous, text });
      previous = hash;
    }
    expect((await verify(anew)).fault).toMatchObject({
      line: 4,
      row: 3,
      why: expect.stringContaining('follow'),
    });
  });

  test.for([
    ['nothing', []],
    ['an empty line', ['']],
    ['another file', ['hello']],
    ['other JSON', ['{"a":1}']],
    ['a list', ['[]']],
    ['deep JSON', ['['.repeat(5000) + ']'.repeat(5000)]],
  ] as const)('says that %s is no ledger', async ([, lines]) => {
    expect((await verify(lines)).fault).toMatchObject({ row: null, line: 1 });
  });

  test('refuses a first line that the key did not sign', async () => {
    const [first = '', ...rest] = madeLedger([3]);
    const key = madeLedger([1])[0]?.match(/"publicKey":"(\w+)"/)?.[1] ?? '';
    for (const changed of [
      first.replace('"length":3', '"length":2'),
      first.replace(/"publicKey":"\w+"/, `"publicKey":"${key}"`),
    ])
      expect((await verify([changed, ...rest])).fault).toMatchObject({ line: 1 });
  });

  test('detects a checkpoint that is missing, changed or of other rows', async () => {
    const lines = madeLedger([2, 3]);
    const at = lines.findIndex((line) => line.startsWith('{"checkpoint"'));
    const place = { chain: idOf(0), row: 2 };
    expect((await verify(lines.toSpliced(at, 1))).fault).toMatchObject(place);
    for (const [from, to] of [
      ['2026-11-20', '2026-11-19'],
      ['"length":2', '"length":1'],
      ['"path":["r', '"path":["l'],
    ] as const)
      expect((await verify(lines.with(at, lines[at]?.replace(from, to) ?? ''))).fault).toMatchObject({
        line: at + 1,
      });
  });

  test('says that the signature was not checked if Ed25519 is not available', async () => {
    const lines = madeLedger([2]);
    const verdict = await verifyLedger(linesOf(new Blob([lines.join('\n')])), async () => null);
    expect(verdict).toMatchObject({ fault: null, signed: null, rows: 2 });
  });
});

test('our SHA-256 equals that of Node', () => {
  const unit = fc.oneof(
    fc.constantFrom('a', 'é', '漢', '😀'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 300 }), (units) => {
      const text = units.join('').toWellFormed();
      expect(sha256Text(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
  for (const length of [0, 55, 56, 63, 64, 119, 120, 10_000])
    expect(sha256Text('x'.repeat(length))).toBe(sha256('x'.repeat(length)));
});

test('every leaf of a tree leads to its root, and to no other', () => {
  const leaf = fc.record({ chain: fc.uuid(), head: fc.constant('0'.repeat(64)), length: fc.nat() });
  fc.assert(
    fc.property(fc.array(leaf, { minLength: 1, maxLength: 40 }), (leaves: Leaf[]) => {
      const { root, paths } = merkleTree(leaves, sha256);
      for (const [at, one] of leaves.entries()) {
        expect(merkleRoot(one, paths[at] ?? [], sha256)).toBe(root);
        expect(merkleRoot({ ...one, length: one.length + 1 }, paths[at] ?? [], sha256)).not.toBe(root);
      }
    }),
  );
});

test('a verifier written only from the rules gets the same results as ours', async () => {
  const lines = madeLedger([3, 0, 5, 1]);
  const text = (some: readonly string[]) => some.map((line) => `${line}\n`).join('');
  expect(strangersVerdict(text(lines))).toBeNull();
  for (let at = 0; at < lines.length; at += 1) {
    expect(strangersVerdict(text(lines.toSpliced(at, 1))), `without line ${at + 1}`).not.toBeNull();
    expect(
      strangersVerdict(text(lines.toSpliced(at, 0, lines[at] ?? ''))),
      `line ${at + 1} twice`,
    ).not.toBeNull();
  }
  const whole = text(lines);
  for (let at = 40; at < whole.length; at += 97) {
    const changed = whole.slice(0, at) + (whole[at] === '1' ? '2' : '1') + whole.slice(at + 1);
    const ours = await verifyLedger(linesOf(new Blob([changed])), checkSignature);
    expect([at, strangersVerdict(changed) !== null]).toEqual([at, ours.fault !== null]);
  }
});
