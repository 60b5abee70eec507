import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { partBytes } from '#features/deal-room/deal-rooms/domain/part-size.ts';
import { short } from '../short.ts';
import { type Call, idIn } from './running.ts';

export const accounts = short ? 4 : 200;
const days = 1_096;

/** A journal in the order of accounts, as programs export a general ledger; every entry has two lines: a sale or a cost. */
export async function writeLedger(path: string, count: number): Promise<void> {
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

/** Starts the review of a business for the years of the ledger. Returns its path. */
export async function startReview(call: Call, businessId: string): Promise<string> {
  const path = `/api/earnings-reviews/${idIn(await call('POST', '/api/earnings-reviews', { businessId }))}`;
  await call('PUT', path, { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 });
  return path;
}

/** Seconds from the last byte until the ledger is read. */
export async function readLedger(call: Call, review: string, path: string): Promise<number> {
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

/** Seconds from the last line until every test is kept; they begin by themselves. */
export async function testsDone(call: Call, review: string): Promise<number> {
  const begun = performance.now();
  const shape = z.object({ run: z.object({ status: z.string(), step: z.number() }) });
  for (;;) {
    const { status, step } = shape.parse(await call('GET', `${review}/findings`)).run;
    if (status === 'done') return (performance.now() - begun) / 1_000;
    if (status === 'failed') throw new Error(`the tests failed after ${step}`);
    await pause(20);
  }
}
