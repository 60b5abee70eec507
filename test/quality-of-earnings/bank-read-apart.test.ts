import { expect, test } from 'vitest';
import { readApart } from '#features/quality-of-earnings/bank-statements/server/read-apart.ts';
import {
  readPages,
  readStatements,
} from '#features/quality-of-earnings/bank-statements/server/read-statements.ts';
import { layouts } from '#test/support/drawn-statements.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function csvOf(lines: number): Uint8Array {
  const rows = Array.from({ length: lines }, (_, at) => {
    const day = String((at % 28) + 1).padStart(2, '0');
    return `01/${day}/2025,Payment ${at},-1.00,${(100_000 - at - 1).toFixed(2)}`;
  });
  return bytesOf(['Date,Description,Amount,Balance', ...rows].join('\n'));
}

test('a large file is read in a thread while everything else goes on, as it would be read here', async () => {
  const bytes = csvOf(20_000);
  expect(bytes.byteLength).toBeGreaterThan(100_000);
  let turns = 0;
  const beats = setInterval(() => {
    turns += 1;
  }, 1);
  const read = await readApart({ bytes, said: [] }, 'someone');
  clearInterval(beats);
  expect(turns).toBeGreaterThan(0);
  expect(read).toEqual(readStatements(bytes, new Map()));
  expect(read.statements?.[0]?.lines).toHaveLength(20_000);
});

test('the words of a long PDF are read in a thread too, as they would be here', async () => {
  const lines = Array.from({ length: 1_000 }, (_, at) => ({
    day: `2025-01-${String(1 + Math.floor(at / 40)).padStart(2, '0')}`,
    ...{ amount: at % 3 === 0 ? 90_00 : -31_00, name: `Payment ${at}` },
  }));
  const pages = layouts.withBalance({
    ...{ lastFour: '4411', from: '2025-01-01', to: '2025-01-31', opening: 100_00, lines },
  });
  const read = await readApart({ pages }, 'someone');
  expect(read).toEqual(readPages(pages));
  expect(read.statements?.[0]).toMatchObject({ lastFour: '4411', troubles: [], breaks: [] });
  expect(read.statements?.[0]?.lines).toHaveLength(1_000);
});

test('what is wrong with a large file is told', async () => {
  const broken = bytesOf(`<OFX>\n${' '.repeat(200_000)}`);
  const code = (run: () => unknown) =>
    Promise.resolve()
      .then(run)
      .then(
        () => null,
        ({ code: told }: { code: string }) => told,
      );
  const here = await code(() => readStatements(broken, new Map()));
  expect(here).not.toBeNull();
  expect(await code(() => readApart({ bytes: broken, said: [] }, 'someone'))).toBe(here);
});
