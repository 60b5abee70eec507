/**
 * `npm run bench:earnings`: a profit and loss statement (36 months, 500 accounts) from its bytes to SDE. The baseline
 * only unpacks and parses it.
 */
import { performance } from 'node:perf_hooks';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';
import { monthsUntil } from '#features/valuation/earnings/domain/day-range.ts';
import type { KeptFile } from '#features/valuation/earnings/domain/period-books.ts';
import { readStatement } from '#features/valuation/earnings/domain/read-statement.ts';
import { recast } from '#features/valuation/earnings/domain/recast.ts';
import { suggestAccount } from '#features/valuation/earnings/domain/suggest-account.ts';
import { threadedSheetReader } from '#platform/sheets/sheet-reader.ts';
import { workbook } from '#test/support/workbooks.ts';
import { short } from './short.ts';
import { printTable } from './table.ts';

const rounds = short ? 1 : 9;
const target = 500;
const [months, accounts] = [36, 500];
/** The fiscal year is the last twelve months, so there is one period. */
const ends = { yearEnds: '2025-12-31', latestEnds: '2025-12-31' };

const rows = statementRows();
const csv = new TextEncoder().encode(rows.map((row) => row.join(',')).join('\n'));
const xlsx = await workbook({ rows });
const sheets = threadedSheetReader();

const table = [['file', 'bytes', 'merely parsed', 'read and recast', 'slowest']];
let slow = false;
for (const [name, bytes, baseline] of [
  ['CSV', csv, parseText],
  ['XLSX', xlsx, parseParts],
] as const) {
  const times: [number, number][] = [];
  for (let round = 0; round <= rounds; round += 1)
    times.push([await timed(() => baseline(bytes)), await timed(() => recastFile(bytes))]);
  const [plain, whole] = [0, 1].map((at) =>
    times
      .slice(1)
      .map((pair) => pair[at] ?? 0)
      .toSorted((one, other) => one - other),
  );
  const median = (of: readonly number[] = []) => of[Math.floor(of.length / 2)] ?? 0;
  const told = (time: number) => `${Math.round(time)} ms`;
  table.push([name, `${bytes.length}`, told(median(plain)), told(median(whole)), told(whole?.at(-1) ?? 0)]);
  slow ||= median(whole) > target;
}
printTable(table);
console.log(`\n${months} months, ${accounts} accounts, ${rounds} rounds; target: a median of ${target} ms`);
if (slow && !short) process.exitCode = 1;

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Half sales and half costs by month, in the layout of QuickBooks. */
function statementRows(): (string | number)[][] {
  const header = Array.from({ length: months }, (_, at) =>
    new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
      Date.UTC(2023, at, 1),
    ),
  );
  const amounts = (factor: number) => header.map((_, at) => (factor * 100 + at) / 100);
  const half = accounts / 2;
  const section = (name: string, word: string, least: number) => {
    const lines = Array.from({ length: half }, (_, at) => [`${word} ${at + 1}`, ...amounts(least + at)]);
    const total = header.map((_, column) => sumOf(lines.map((line) => Number(line[column + 1]))));
    return { total, rows: [[name], ...lines, [`Total for ${name}`, ...total]] };
  };
  const income = section('Income', 'Job', 2_000);
  const costs = section('Expenses', 'Wages of crew', 500);
  const net = income.total.map((amount, at) => sumOf([amount, -(costs.total[at] ?? 0)]));
  return [
    ['Profit and Loss'],
    ['January 2023 - December 2025'],
    ['Distribution account', ...header],
    ...income.rows,
    ...costs.rows,
    ['Net Income', ...net],
    ['Accrual Basis'],
  ];
}

function sumOf(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0)) / 100;
}

async function recastFile(bytes: Uint8Array): Promise<void> {
  const statement = readStatement(await sheets.read(bytes));
  if ('problem' in statement) throw new Error(JSON.stringify(statement.problem));
  const file: KeptFile = {
    id: 'bench',
    basis: statement.basis,
    columns: statement.columns.map(({ label, range }) => ({ label, range, use: 'month' })),
    lines: statement.lines,
  };
  const mapping = new Map(statement.lines.map(({ path, section }) => [path, suggestAccount(path, section)]));
  const found = recast({ ends, files: [file], typed: {}, mapping }, { addBacks: [], marketPay: null });
  if (found?.periods.length !== 3) throw new Error(`${found?.periods.length} periods are complete`);
  const [first] = found.periods;
  if (first?.endsOn !== monthsUntil('2023-12-31', 12).to) throw new Error('another year is the first');
}

async function parseText(bytes: Uint8Array): Promise<void> {
  const cells = new TextDecoder()
    .decode(bytes)
    .split('\n')
    .map((line) => line.split(','));
  if (cells.length < accounts) throw new Error('too few lines');
}

async function parseParts(bytes: Uint8Array): Promise<void> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const parser = new SaxesParser();
    parser.on('opentag', () => {});
    for await (const chunk of await zip.openReadStreamPromise(entry)) parser.write(chunk.toString());
    parser.close();
  }
}
