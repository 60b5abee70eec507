import { expect, test } from 'vitest';
import { makePdf } from '#platform/pdf/pdf-maker.ts';

const words = 'The Recipient keeps the Information confidential, and uses it to evaluate the Business alone.';
const day = new Date('2026-01-05T10:00:00Z');

/** As bytes without what is drawn anew for each file: its id, and the names of its parts of typefaces. */
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

test('words that were laid out for one document are set the same in the next, in each style as in its own', async () => {
  const [regularFirst, boldFirst] = [await printed(false), await printed(true)];
  expect(boldFirst).not.toBe(regularFirst);
  expect(await printed(false)).toBe(regularFirst);
  expect(await printed(true)).toBe(boldFirst);
});

test('so they are after more words than are kept', async () => {
  const before = await printed(false);
  await printed(false, Array.from({ length: 5_000 }, (_, at) => `word${at}`).join(' '));
  expect(await printed(false)).toBe(before);
});
