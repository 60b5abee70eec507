import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  addAddBack,
  getEarnings,
  keepStatementFile,
  readStatementFile,
} from '#features/valuation/earnings/contract.ts';
import type { PeriodKey } from '#features/valuation/earnings/domain/periods.ts';
import { lettersOf, type RowUse } from '#features/valuation/earnings/domain/row-uses.ts';
import type { IdKind } from './id-kind.ts';
import { expectOk, type Someone } from './people.ts';
import { omitted } from './schemas.ts';

type Caller = Pick<Someone, 'get' | 'post' | 'put' | 'upload'>;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const anyFile = 'application/octet-stream';

export const smallStatement = (account: string) =>
  `Profit and Loss of ${account}\nAccount,Jan 2025\nIncome,\n${account},10.00\nSales,5.00\nTotal Income,15.00\nNet Profit,15.00\n`;
export const sentStatement = bytesOf(smallStatement('Sales of the tests'));
export const earningsKinds: readonly [RegExp, IdKind][] = [
  [/^\/api\/earnings-files\//, 'earningsFile'],
  [/^\/api\/add-backs\//, 'addBack'],
];
const hashOf = (text: string | Uint8Array) =>
  createHash('sha256')
    .update(typeof text === 'string' ? bytesOf(text) : text)
    .digest('hex');

const inSheet = (sheet: string | null) => (sheet === null ? '' : `sheet=${encodeURIComponent(sheet)}`);

export const readFile = (
  who: Caller,
  checkId: string,
  file: string | Uint8Array,
  sheet: string | null = null,
) =>
  who.upload(
    `/api/health-checks/${checkId}/earnings-readings?${inSheet(sheet)}`,
    typeof file === 'string' ? bytesOf(file) : file,
    anyFile,
  );
export const previewOf = async (...given: Parameters<typeof readFile>) =>
  readStatementFile.reply.parse(await expectOk(readFile(...given)));

export const keepFile = (
  who: Caller,
  checkId: string,
  file: string | Uint8Array,
  uses: readonly string[],
  sha256 = hashOf(file),
  sheet: string | null = null,
  rows: readonly RowUse[] | null = null,
  name: string | null = null,
) =>
  who.upload(
    `/api/health-checks/${checkId}/earnings-files?sha256=${sha256}&uses=${uses.join(',')}&${inSheet(sheet)}${rows ? `&rows=${lettersOf(rows)}` : ''}${name === null ? '' : `&name=${encodeURIComponent(name)}`}`,
    typeof file === 'string' ? bytesOf(file) : file,
    anyFile,
  );
export const keptFile = async (...given: Parameters<typeof keepFile>) =>
  keepStatementFile.reply.parse(await expectOk(keepFile(...given)));

export const earningsOf = async (who: Caller, checkId: string) =>
  getEarnings.reply.parse(await expectOk(who.get(`/api/health-checks/${checkId}/earnings`)));
export const periodOf = async (who: Caller, checkId: string, key: PeriodKey) => {
  const found = (await earningsOf(who, checkId)).periods.find((period) => period.key === key);
  if (!found) throw new Error(`no period ${key}`);
  return found;
};

export const typeYear = (
  who: Caller,
  checkId: string,
  period: PeriodKey,
  year: { lines: Record<string, number>; netIncome: number } | null,
  version = 0,
) => who.put(`/api/health-checks/${checkId}/earnings-years`, { period, year, version });

/** An add-back that passes its tests, with amounts in cents in the last twelve months. */
const anAddBack = (more: Record<string, unknown> = {}) => ({
  item: null,
  code: 'N-LEGAL',
  title: 'A lawsuit',
  why: 'It was settled.',
  account: null,
  overlaps: null,
  onRevenue: false,
  samePeriod: true,
  otherYears: 0,
  neededByBuyer: false,
  years: { latest: { recorded: 100, replacement: 0, recovered: 0, effect: 0 } },
  papers: [],
  ...more,
});
export const addAddBackOf = async (who: Caller, checkId: string, more: Record<string, unknown> = {}) =>
  addAddBack.reply.parse(
    await expectOk(who.post(`/api/health-checks/${checkId}/add-backs`, anAddBack(more))),
  );

export type WorldBooks = { file: string; addBack: string };

export async function furnishBooks(owner: Someone, checkId: string, words: string): Promise<WorldBooks> {
  const file = z
    .object({ id: z.uuid() })
    .parse(
      await keptFile(owner, checkId, smallStatement(words), ['month'], undefined, null, null, `${words}.csv`),
    );
  const addBack = await addAddBackOf(owner, checkId, { title: words });
  return { file: file.id, addBack: addBack.id };
}

export function earningsAnswers(path: string): Record<string, unknown> {
  if (/\/(?:earnings-readings|request-lists)$/.test(path)) return { sheet: omitted };
  if (path.endsWith('/sample-books')) return { as: 'csv' };
  if (path.endsWith('/earnings-files'))
    return { sha256: hashOf(sentStatement), uses: 'month', sheet: omitted, rows: omitted };
  if (path.endsWith('/earnings-years')) return { version: 0, lines: { REV: 100 }, period: 'first' };
  if (path.endsWith('/earnings-accounts'))
    return { changes: [{ path: 'Income › Sales', seen: 'REV', account: 'OTHER_INC' }] };
  if (path.endsWith('/earnings'))
    return { yearEnds: '2025-12-31', latestEnds: '2025-12-31', marketPay: 9_000_000 };
  if (path.endsWith('/add-back-checklist')) return { item: 'rent', answer: 'not-in-books' };
  if (!path.includes('/add-backs')) return {};
  const { item, code, years, account, overlaps, papers, otherYears } = anAddBack();
  return { item, code, years, account, overlaps, papers, otherYears };
}
