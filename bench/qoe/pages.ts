import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { otherBasis } from '#features/quality-of-earnings/earnings-reports/server/report-store.ts';
import type { DB } from '#platform/db/tables.ts';
import { ofxOf, type StatementLine } from '#test/support/bank-statements.ts';
import { cpuMilliseconds, median } from '../children.ts';
import type { Figure } from '../rooms/figure.ts';
import { short } from '../short.ts';
import { readLedger, startReview, testsDone, writeLedger } from './a-ledger.ts';
import { type Call, type Running, whileRunning } from './running.ts';

const lines = short ? 2_000 : 1_000_000;
const bank = short ? { accounts: 2, each: 50 } : { accounts: 4, each: 16_667 };
const years = [2023, 2024, 2025];
const looks = short ? 2 : 20;
const warmUp = short ? 1 : 5;
/** The issue asks for it at the server; here with HTTP and the parser of replies. */
const most = 50;

/** Pages of a large review beside the same pages before it has anything, and what a report asks of every bank line. */
export const measurePages = () => whileRunning(measure);

async function measure({ pid, folder, call, businessId, withDatabase }: Running): Promise<Figure[]> {
  const path = await startReview(call, businessId);
  const pages = {
    'The page of a review': path,
    'The figures of a review': `${path}/figures`,
    'Adjusted earnings': `${path}/adjusted-earnings`,
    Statements: `${path}/bank-files`,
  };
  const empty = await timesOf(call, pages);
  const ledger = join(folder, 'ledger.csv');
  await writeLedger(ledger, lines);
  await readLedger(call, path, ledger);
  await testsDone(call, path);
  const held = await addStatements(call, path);
  const full = await timesOf(call, pages);
  const spent = await cpuOf(pid, () => call('GET', path));
  const reviewId = path.split('/').at(-1) ?? '';
  const [fingerprint, plain] = await withDatabase(async (db) => [
    await medianOf(() => otherBasis(db, reviewId)),
    await medianOf(() => readPlainly(db, held)),
  ]);
  const count = (value: number) => value.toLocaleString('en-US');
  return [
    ...Object.keys(pages).map((what) => ({
      what: `${what}: ${count(lines)} lines, ${count(held)} of banks`,
      ...{
        measured: full.get(what) ?? Number.NaN,
        baseline: empty.get(what) ?? Number.NaN,
        unit: 'ms',
        most,
      },
    })),
    { what: 'CPU time of the app for the page of a review', measured: spent, unit: 'ms' },
    {
      what: 'Fingerprint of the proof of cash',
      measured: fingerprint,
      baseline: plain,
      unit: 'ms',
      mostTimes: 2,
    },
  ];
}

async function timesOf(call: Call, pages: Record<string, string>): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const [what, page] of Object.entries(pages)) times.set(what, await medianOf(() => call('GET', page)));
  return times;
}

/** Milliseconds for one look, over as many as the kernel’s clock needs. */
async function cpuOf(pid: number, run: () => Promise<unknown>): Promise<number> {
  const many = 10 * looks;
  const before = cpuMilliseconds([pid]);
  for (let look = 0; look < many; look += 1) await run();
  return (cpuMilliseconds([pid]) - before) / many;
}

/** The first looks are left out: statements are prepared, and code is compiled. */
async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let look = 0; look < warmUp; look += 1) await run();
  for (let look = 0; look < looks; look += 1) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** Every bank line once, summed up. */
async function readPlainly(db: Kysely<DB>, held: number): Promise<void> {
  const { rows } = await sql<{ lines: number }>`
    select count(*)::integer as lines, sum(amount), count(class), count(*) filter (where counts)
    from bank_line`.execute(db);
  if (rows[0]?.lines !== held) throw new Error(`${rows[0]?.lines} bank lines instead of ${held}`);
}

const added = z.object({ id: z.string(), statements: z.array(z.object({ number: z.number() })) });
const known = z.object({ accounts: z.array(z.object({ number: z.number(), lastFour: z.string() })) });

/** A file for each account and year, the balances proved. Returns how many lines they have. */
async function addStatements(call: Call, review: string): Promise<number> {
  let all = 0;
  for (let account = 0; account < bank.accounts; account += 1) {
    const lastFour = String(1_000 + account);
    let balance = 1_000_000_00;
    for (const year of years) {
      const opening = balance;
      const rows = statementLines(account, year);
      balance += rows.reduce((sum, [, amount]) => sum + amount, 0);
      const text = ofxOf(rows, {
        ...{ account: `00077${lastFour}`, from: `${year}-01-01`, to: `${year}-12-31`, closing: balance },
      });
      const name = encodeURIComponent(`bank-${lastFour}-${year}.ofx`);
      const file = added.parse(await call('POST', `${review}/bank-files?name=${name}`, Buffer.from(text)));
      const { accounts } = known.parse(await call('GET', `${review}/bank-files`));
      const number = accounts.find((one) => one.lastFour === lastFour)?.number;
      await call('PUT', `/api/bank-files/${file.id}/statement`, {
        statement: file.statements[0]?.number,
        account: number ? { number } : { kind: 'bank', name: `Checking ${lastFour}`, lastFour },
        ...{ opening, closing: null },
      });
      all += rows.length;
    }
  }
  return all;
}

function statementLines(account: number, year: number): StatementLine[] {
  return Array.from({ length: bank.each }, (_, at): StatementLine => {
    const day = new Date(Date.UTC(year, 0, 1 + Math.floor((at * 365) / bank.each)))
      .toISOString()
      .slice(0, 10);
    const amount = ((at * 7_919 + account * 104_729) % 900_000) + 100;
    return [day, at % 2 === 0 ? amount : -amount, `Customer number ${at % 4_001}`];
  });
}
