import { expect, test } from 'vitest';
import { readApart } from '#features/quality-of-earnings/bank-statements/server/read-apart.ts';
import { readStatements } from '#features/quality-of-earnings/bank-statements/server/read-statements.ts';

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
