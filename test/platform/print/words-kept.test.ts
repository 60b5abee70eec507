import { expect, test } from 'vitest';
import { makePdf } from '#platform/pdf/pdf-maker.ts';

const words = 'The Recipient keeps the Information confidential, and uses it to evaluate the Business alone.';
const day = new Date('2026-01-05T10:00:00Z');

/** The bytes without the parts that differ in each file: its ID, and the names of its font subsets. */
async function printed(bold: boolean, text = words): Promise<string> {
  const info = { creationDate: day, modDate: day };
  const bytes = await makePdf({
    info,
    content: [
      { text, bold },
      { text, bold: !bold },
      { text, fontSize: 7 },
    ],
  });
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/\/ID \[[^\]]*\]/, '')
    .replace(/\/[A-Z]{6}\+/g, '/');
}

test('cached word layouts give the same result in the next document, in each style', async () => {
  const [regularFirst, boldFirst] = [await printed(false), await printed(true)];
  expect(boldFirst).not.toBe(regularFirst);
  expect(await printed(false)).toBe(regularFirst);
  expect(await printed(true)).toBe(boldFirst);
});

test('gives the same result after more words than the cache holds', async () => {
  const before = await printed(false);
  await printed(false, Array.from({ length: 5_000 }, (_, at) => `word${at}`).join(' '));
  expect(await printed(false)).toBe(before);
});
