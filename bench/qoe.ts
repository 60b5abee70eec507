/**
 * `npm run bench:qoe`, `--lines=1000000`: a general ledger from its last byte to its figures, beside a plain COPY of the
 * same rows with the same index in the same database; the app's memory meanwhile; the rows behind a figure; the forensic
 * tests, each beside its plain statement; deletion; the databook of 40,000 lines beside a workbook of them without formulas.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { partBytes } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { openDatabase } from '#platform/db/connect.ts';
import { superuser } from '#platform/db/embedded/initialise.ts';
import { namedPostmaster } from '#platform/db/embedded/postmaster.ts';
import { loadSecrets } from '#platform/secrets.ts';
import { freePort } from '#test/support/running-app.ts';
import { median, residentMegabytes, startChild } from './children.ts';
import { publishedListing } from './deal.ts';
import { databookMade, workbookWithoutFormulas } from './qoe/databook.ts';
import { testsBesideStatements } from './qoe/forensic-tests.ts';
import { type Figure, isReached, linesOf } from './rooms/figure.ts';
import { short } from './short.ts';
import { printTable } from './table.ts';

const root = join(import.meta.dirname, '..');
const asked = process.argv.find((word) => word.startsWith('--lines='))?.slice('--lines='.length);
const lines = short ? 2_000 : Number(asked ?? 100_000);
const bookLines = short ? 1_000 : 40_000;
const looks = short ? 3 : 60;
const accounts = short ? 4 : 200;
const days = 1_096;

const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-qoe-'));
const data = join(folder, 'data');
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const env = { DATA_DIR: data, PORT: String(port), RATE_LIMITS: 'off', QUOTA_UNCONFIRMED: '20 GB' };
const app = await startChild([join(root, 'scripts/launch.mjs'), 'start'], env, 'is running at', root);
try {
  const figures = await measure(app.child.pid ?? 0);
  printTable(linesOf(figures));
  console.log(`\n${lines.toLocaleString('en-US')} lines in ${accounts} accounts`);
  if (!short && !figures.every(isReached)) process.exitCode = 1;
} finally {
  await app.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function measure(pid: number): Promise<Figure[]> {
  const { key } = await publishedListing(url);
  const call = callAs(key);
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(await call('GET', '/api/business/?size=10'));
  const businessId = items[0]?.id;
  const review = idIn(await call('POST', '/api/earnings-reviews', { businessId }));
  const path = `/api/earnings-reviews/${review}`;
  await call('PUT', path, { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 });
  const ledger = join(folder, 'ledger.csv');
  await writeLedger(ledger, lines);
  const memory = watchMemory(pid);
  const read = await readLedger(call, path, ledger);
  const grown = memory.stop();
  const tested = await testsDone(call, path);
  const copied = await copiedPlainly();
  const behind = await rowsBehind(call, path);
  const tests = await forensicTests(review);
  const begun = performance.now();
  await call('DELETE', path);
  const deleted = performance.now() - begun;
  const book = await databook(call, businessId);
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
    ...book,
  ];
}

/** Of another review, with fewer lines. */
async function databook(call: Call, businessId: string | undefined): Promise<Figure[]> {
  const review = `/api/earnings-reviews/${idIn(await call('POST', '/api/earnings-reviews', { businessId }))}`;
  await call('PUT', review, { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 });
  const ledger = join(folder, 'book.csv');
  await writeLedger(ledger, bookLines);
  await readLedger(call, review, ledger);
  await testsDone(call, review);
  const { seconds, lines: written } = await databookMade(call, review);
  if (written !== bookLines) throw new Error(`the databook has ${written} lines`);
  const { db } = openDatabase(embedded(), { max: 1 });
  const baseline = await workbookWithoutFormulas(db).finally(() => db.destroy());
  const what = `The databook of ${bookLines.toLocaleString('en-US')} lines`;
  return [{ what, measured: seconds, baseline, unit: 's', ...(short ? {} : { most: 3 }) }];
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

function callAs(key: string): Call {
  return async (method, path, body) => {
    const bytes = body instanceof Uint8Array;
    const sent = bytes ? Uint8Array.from(body) : body === undefined ? null : JSON.stringify(body);
    const type = bytes ? 'application/octet-stream' : 'application/json';
    const answer = await fetch(url + path, {
      method,
      headers: { 'Content-Type': type, 'X-Application-Key': key },
      ...(sent === null ? {} : { body: sent }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

function idIn(reply: unknown): string {
  return z.object({ id: z.string() }).parse(reply).id;
}

/** A journal in the order of accounts, as programs export a general ledger; every entry has two lines: a sale or a cost. */
async function writeLedger(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  const put = async (text: string) => {
    if (!file.write(text)) await once(file, 'drain');
  };
  await put('Account,Date,Type,Num,Name,Memo,Debit,Credit\n');
  const each = Math.floor(count / accounts);
  const dayOf = (at: number) =>
    new Date(Date.UTC(2023, 0, 1 + Math.floor((at * days) / each))).toISOString().slice(0, 10);
  for (let account = 0; account < accounts; account += 1) {
    const [name, debits] = [nameOf(account), account % 2 === 0];
    let text = '';
    for (let at = 0; at < each; at += 1) {
      const amount = ((at * 7_919 + Math.floor(account / 2) * 104_729) % 900_000) / 100 + 1;
      const pair = Math.floor(account / 2) * each + at;
      text += `${name},${dayOf(at)},${isSale(account) ? 'Invoice' : 'Check'},${pair},Customer number ${pair % 4_001},"Delivery ${pair}, as agreed",`;
      text += debits ? `${amount.toFixed(2)},\n` : `,${amount.toFixed(2)}\n`;
    }
    await put(text);
  }
  file.end();
  await once(file, 'finish');
}

function isSale(account: number): boolean {
  return account % 4 < 2;
}

function nameOf(account: number): string {
  if (isSale(account))
    return account % 2 === 0 ? `Accounts receivable ${account}` : `Sales of line ${account}`;
  return account % 2 === 0 ? `Repairs ${account}` : `Checking ${account}`;
}

async function readLedger(call: Call, review: string, path: string): Promise<number> {
  const { size } = await stat(path);
  const body = { name: 'ledger.csv', size, modifiedAt: null, replaces: null };
  const id = idIn(await call('POST', `${review}/ledger-files`, body));
  const bytes = await readFile(path);
  for (let at = 0; at < size; at += partBytes)
    await call('PUT', `/api/ledger-files/${id}/bytes?offset=${at}`, bytes.subarray(at, at + partBytes));
  const begun = performance.now();
  const shape = z.object({ files: z.array(z.object({ status: z.string(), linesRead: z.number() })) });
  for (;;) {
    const [file] = shape.parse(await call('GET', `${review}/ledger-files`)).files;
    if (file?.status === 'read') break;
    if (file?.status !== 'reading') throw new Error(`the ledger is ${file?.status}`);
    await pause(20);
  }
  return (performance.now() - begun) / 1_000;
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

/** Seconds from the last line until every test is kept; they begin by themselves. */
async function testsDone(call: Call, review: string): Promise<number> {
  const begun = performance.now();
  const shape = z.object({ run: z.object({ status: z.string(), step: z.number() }) });
  for (;;) {
    const { status, step } = shape.parse(await call('GET', `${review}/findings`)).run;
    if (status === 'done') return (performance.now() - begun) / 1_000;
    if (status === 'failed') throw new Error(`the tests failed after ${step}`);
    await pause(20);
  }
}

/** The app's own database, as its superuser. */
function embedded() {
  const postmaster = namedPostmaster(join(data, 'pg'));
  if (!postmaster) throw new Error('the embedded database is not running');
  const { databasePassword: password } = loadSecrets(data);
  return { host: postmaster.socketFolder, user: superuser, password, database: 'postgres' };
}

async function forensicTests(review: string): Promise<Figure[]> {
  const { db } = openDatabase(embedded(), { max: 1 });
  try {
    return await testsBesideStatements(db, review, short ? 1 : 3);
  } finally {
    await db.destroy();
  }
}

/** The server reads the rows from a file of its own machine into a table with the same index: seconds. */
async function copiedPlainly(): Promise<number> {
  const client = new pg.Client(embedded());
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
