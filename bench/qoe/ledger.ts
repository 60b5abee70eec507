import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { median, residentMegabytes } from '../children.ts';
import type { Figure } from '../rooms/figure.ts';
import { short } from '../short.ts';
import { accounts, readLedger, startReview, testsDone, writeLedger } from './a-ledger.ts';
import { testsBesideStatements } from './forensic-tests.ts';
import { type Call, type Running, whileRunning } from './running.ts';

const asked = process.argv.find((word) => word.startsWith('--lines='))?.slice('--lines='.length);
const lines = short ? 2_000 : Number(asked ?? 100_000);
const looks = short ? 3 : 60;

/**
 * A ledger from its last byte to its figures, beside a plain COPY of the same rows with the same index in the same database;
 * the app's memory meanwhile; the rows behind a figure; the forensic tests, each beside its plain statement; deletion.
 */
export const measureLedger = () => whileRunning(measure);

async function measure({
  pid,
  folder,
  call,
  businessId,
  database,
  withDatabase,
}: Running): Promise<Figure[]> {
  console.log(`${lines.toLocaleString('en-US')} lines in ${accounts} accounts`);
  const path = await startReview(call, businessId);
  const ledger = join(folder, 'ledger.csv');
  await writeLedger(ledger, lines);
  const memory = watchMemory(pid);
  const read = await readLedger(call, path, ledger);
  const grown = memory.stop();
  const tested = await testsDone(call, path);
  const copied = await copiedPlainly(database());
  const behind = await rowsBehind(call, path);
  const review = path.split('/').at(-1) ?? '';
  const tests = await withDatabase((db) => testsBesideStatements(db, review, short ? 1 : 3));
  const begun = performance.now();
  await call('DELETE', path);
  const deleted = performance.now() - begun;
  const mostMemory = 300;
  return [
    {
      what: 'Read, proved, stored and rolled up',
      measured: read,
      baseline: copied,
      unit: 's',
      mostTimes: 1.5,
    },
    ...(lines === 100_000 ? [{ what: 'The same, as a whole', measured: read, unit: 's', most: 3 }] : []),
    { what: 'The app’s memory grows by', measured: grown, unit: 'MB', most: mostMemory },
    { what: 'Rows behind a figure, over HTTP', measured: behind, unit: 'ms', most: 20 },
    ...tests,
    {
      what: 'All tests, as the job runs them',
      measured: tested,
      baseline: tests.reduce((sum, { baseline = 0 }) => sum + baseline, 0) / 1_000,
      unit: 's',
    },
    {
      what: 'A review deleted',
      measured: deleted,
      unit: 'ms',
      ...(lines === 100_000 ? { most: 1_000 } : {}),
    },
  ];
}

function watchMemory(pid: number) {
  const before = residentMegabytes(pid) ?? Number.NaN;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid) ?? 0);
  }, 100);
  return {
    stop: () => {
      clearInterval(watch);
      return highest - before;
    },
  };
}

/** The server reads the rows from a file of its own machine into a table with the same index: seconds. */
async function copiedPlainly(database: pg.ClientConfig): Promise<number> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    // The server may be another user, and writes only into its own folder.
    const { rows: shown } = await client.query<{ data_directory: string }>('show data_directory');
    const rows = join(shown[0]?.data_directory ?? '', 'rows.copy');
    await client.query(`copy general_ledger_line to '${rows}'`);
    await client.query('create table plain_line (like general_ledger_line including all)');
    const begun = performance.now();
    await client.query(`copy plain_line from '${rows}'`);
    const took = (performance.now() - begun) / 1_000;
    await client.query('drop table plain_line');
    return took;
  } finally {
    await client.end();
  }
}

/** Milliseconds, the median over some months. */
async function rowsBehind(call: Call, review: string): Promise<number> {
  const times: number[] = [];
  for (let look = 0; look < looks; look += 1) {
    const month = `202${3 + (look % 3)}-${String((look % 12) + 1).padStart(2, '0')}`;
    const query = `dataset=1&formula=account&code=REV&first=${month}&last=${month}&size=50`;
    const begun = performance.now();
    const reply = await call('GET', `${review}/ledger-rows?${query}`);
    times.push(performance.now() - begun);
    const { items } = z.object({ items: z.array(z.unknown()) }).parse(reply);
    if (items.length === 0) throw new Error('a figure without rows');
  }
  return median(times);
}
