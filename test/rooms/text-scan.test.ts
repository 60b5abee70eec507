import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textScan } from '#features/deal-room/deal-rooms/server/text-scan.ts';

async function foundIn(text: string, piece: number) {
  const scan = textScan();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += piece) await scan.feed(bytes.subarray(at, at + piece));
  return scan.findings();
}

test('finds personal data once in a text without lines, wherever the pieces end', async () => {
  const place = fc.integer({ min: 0, max: 200_000 });
  const piece = fc.integer({ min: 1_000, max: 300_000 });
  await fc.assert(
    fc.asyncProperty(place, piece, async (at, size) => {
      const text = `{"rows":"${'x'.repeat(at)}","ssn":"219-09-9999","rest":"${'y'.repeat(100_000)}"}`;
      expect(await foundIn(text, size)).toEqual([{ kind: 'ssn', masked: '•••9999', place: 'line 1' }]);
    }),
    { numRuns: 40 },
  );
});

test('counts lines across all pieces', async () => {
  const text = `${'a line\n'.repeat(30_000)}DOB: 04/12/1961\n`;
  expect(await foundIn(text, 7_001)).toMatchObject([{ kind: 'birth-date', place: 'line 30001' }]);
});
