import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StatementRead } from '#features/quality-of-earnings/bank-statements/domain/bank-line.ts';
import type { PlacedWord } from '#features/quality-of-earnings/bank-statements/domain/pdf/page-rows.ts';
import { readPdfStatements } from '#features/quality-of-earnings/bank-statements/domain/pdf/pdf-statements.ts';
import { printedAmount } from '#features/quality-of-earnings/bank-statements/domain/pdf/printed-amount.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import type { Renderer } from '#platform/render/renderer.ts';
import { sumOf } from '#test/support/drawn-statements.ts';

let renderer: Renderer;
beforeAll(() => {
  renderer = processRenderer();
});
afterAll(() => renderer.stop());

const bytesOf = (name: string) => readFileSync(new URL(`bank-files/printed/${name}.pdf`, import.meta.url));

async function wordsIn(name: string, bytes = bytesOf(name)): Promise<PlacedWord[][]> {
  const pages = await renderer.words({ key: name, kind: 'pdf', load: async () => bytes });
  return pages.map(({ words }) => words);
}

const isProved = ({ opening, closing, lines, troubles, breaks }: StatementRead) =>
  opening !== null && opening + sumOf(lines) === closing && troubles.length + breaks.length === 0;
const factsOf = ({ kind, lastFour, from, to, opening, closing, lines }: StatementRead) => [
  ...[kind, lastFour, from, to, opening, closing, lines.length],
];

/** Kind, last four digits, days, balances, lines. */
const files = {
  harbor: [['bank', '4321', '2025-01-01', '2025-01-31', 12_345_67, 41_202_56, 60]],
  liberty: [['bank', '7890', '2024-12-17', '2025-01-14', 5_000_00, 10_244_76, 15]],
  prairie: [['bank', '7899', '2025-03-01', '2025-03-31', 2_000_00, 2_746_31, 7]],
  valley: [['bank', '7788', '2025-04-01', '2025-04-30', 881_50, -323_87, 6]],
  orchard: [['bank', '9012', '2025-01-01', '2025-01-31', 3_120_77, 4_528_26, 7]],
  quarry: [['bank', '5566', '2025-01-01', '2025-01-31', 1_000_50, 2_483_48, 7]],
  magnolia: [['bank', '8888', '2025-01-01', '2025-01-31', 8_001_23, 9_572_79, 6]],
  granite: [['bank', '8765', '2025-01-01', '2025-01-31', 8_001_23, 9_572_79, 6]],
  marble: [['card', '1005', null, '2025-01-28', -1_500_00, -478_31, 3]],
  'two-months': [
    ['bank', '7788', '2025-04-01', '2025-04-30', 881_50, -323_87, 6],
    ['bank', '7788', '2025-05-01', '2025-05-31', 881_50, -323_87, 6],
  ],
  summit: [['card', '4455', '2024-12-19', '2025-01-18', -800_00, -130_02, 7]],
  lakeside: [
    ['bank', '3001', '2025-02-01', '2025-02-28', 3_000_00, 4_216_88, 3],
    ['bank', '9002', '2025-02-01', '2025-02-28', 900_00, 1_401_25, 2],
  ],
};

describe.each(Object.entries(files))('the statement of %s', (name, facts) => {
  test('is read whole and proved', async () => {
    const { statements, lacks } = readPdfStatements(await wordsIn(name));
    expect(lacks).toBeNull();
    expect(statements.map(factsOf)).toEqual(facts);
    expect(statements.every(isProved)).toBe(true);
  });

  test('with any one amount altered or gone is not proved, or has the same lines', async () => {
    const pages = await wordsIn(name);
    const linesOf = (given: PlacedWord[][]) => {
      const { statements } = readPdfStatements(given);
      return statements.filter(isProved).map(({ lines }) => lines.map(({ amount, day }) => [day, amount]));
    };
    const whole = linesOf(pages).map((lines) => JSON.stringify(lines));
    for (const [at, words] of pages.entries())
      for (const [place, word] of words.entries()) {
        if (!printedAmount(word.text)) continue;
        const digit = word.text.replace(/\d(?=\D*$)/, (last) => String((Number(last) + 3) % 10));
        for (const other of [words.with(place, { ...word, text: digit }), words.toSpliced(place, 1)])
          for (const lines of linesOf(pages.with(at, other))) expect(whole).toContain(JSON.stringify(lines));
      }
  });
});

test('lines go on below, name their check, and are found on their page; years follow from the period', async () => {
  const [read] = readPdfStatements(await wordsIn('liberty')).statements;
  const named = (start: string) => read?.lines.find(({ name }) => name.startsWith(start));
  expect(named('CHECKCARD 1231')).toEqual({
    ...{ page: 1, row: 22, day: '2025-01-02', amount: -61_02, number: '', reference: '' },
    ...{ name: 'CHECKCARD 1231 SHELL OIL 5744', memo: 'RECURRING 24692165' },
  });
  expect(named('Reversal')).toMatchObject({ day: '2025-01-10', amount: 25_00 });
  expect(named('Zelle')).toMatchObject({
    name: 'Zelle payment from LEE for invoice 1,204.50',
    amount: 1_204_50,
  });
  expect(read?.lines.filter(({ number }) => number).map(({ number, amount }) => [number, amount])).toEqual([
    ...[
      ['2301', -100_00],
      ['2302', -110_13],
      ['2303', -120_26],
      ['2304', -130_39],
    ],
    ...[
      ['2305', -140_52],
      ['2306', -150_65],
      ['2307', -160_78],
    ],
  ]);
  const [, far] = readPdfStatements(await wordsIn('harbor')).statements[0]?.lines.slice(-2) ?? [];
  expect(far).toMatchObject({ page: 3, name: 'Service Charges For The Month of December', amount: -95_00 });
});

test('a script in the file is not run, and a file that is cut off has the same lines or none', async () => {
  const whole = readPdfStatements(await wordsIn('valley')).statements;
  const text = bytesOf('valley').toString('latin1');
  const script = '/OpenAction << /S /JavaScript /JS (this.addField\\(1\\); while\\(true\\){}) >>';
  const scripted = Buffer.from(text.replace(/\/Type *\/Catalog/, `/Type/Catalog ${script}`), 'latin1');
  expect(scripted.length).toBeGreaterThan(text.length);
  expect(readPdfStatements(await wordsIn('scripted', scripted)).statements).toEqual(whole);
  for (let cut = 1; cut < 10; cut += 1) {
    const part = bytesOf('valley').subarray(0, (text.length * cut) / 10);
    const pages = await wordsIn(`cut ${cut}`, part).catch(() => []);
    for (const read of readPdfStatements(pages).statements.filter(isProved))
      expect(whole).toContainEqual(read);
  }
});
