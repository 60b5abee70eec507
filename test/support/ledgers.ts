import {
  addAdjustment,
  getAdjustedEarnings,
} from '#features/quality-of-earnings/adjusted-earnings/contract.ts';
import { addLedgerFile, listLedgerFiles } from '#features/quality-of-earnings/general-ledger/contract.ts';
import {
  getFigures,
  listFigureRows,
  listLedgerAccounts,
} from '#features/quality-of-earnings/general-ledger/figure-contract.ts';
import { getRevenueQuality } from '#features/quality-of-earnings/revenue-quality/contract.ts';
import { getReview, startReview } from '#features/quality-of-earnings/reviews/contract.ts';
import { getTaxReturns } from '#features/quality-of-earnings/tax-returns/contract.ts';
import { getWorkingCapital } from '#features/quality-of-earnings/working-capital/contract.ts';
import { expectOk, type Someone } from './people.ts';

type Hands = Pick<Someone, 'get' | 'post' | 'put' | 'send'>;

/** A general ledger as QuickBooks Online exports it: amounts without a sign, names of accounts above their lines. */
export const onlineLedger = (customer: string, sale = '500.00') => `General Ledger
Harbor Supply Co.
"January - December, 2025"

,Transaction date,Transaction type,Num,Name,Description,Split,Amount,Balance
Checking,,,,,,,,
,Beginning Balance,,,,,,,"1,000.00"
,01/15/2025,Payment,101,${customer},,Accounts Receivable,${sale},"1,500.00"
,02/03/2025,Check,55,Rent LLC,"Rent, Feb",Rent,-200.00,"1,300.00"
Total for Checking,,,,,,,$300.00,
Accounts Receivable,,,,,,,,
,01/10/2025,Invoice,1001,${customer} (deleted),,Sales,500.00,500.00
,01/15/2025,Payment,101,${customer},,Checking,-500.00,0.00
Total for Accounts Receivable,,,,,,,$0.00,
Sales,,,,,,,,
,01/10/2025,Invoice,1001,${customer},,Accounts Receivable,500.00,500.00
Total for Sales,,,,,,,$500.00,
Rent,,,,,,,,
,02/03/2025,Check,55,Rent LLC,"Rent, Feb",Checking,200.00,200.00
Total for Rent,,,,,,,$200.00,

"Cash Basis Monday, January 19, 2026 04:28 PM GMTZ",,,,,,,,
`;

export type Posting = {
  day: string;
  account: string;
  cents: number;
  number?: string;
  name?: string;
  memo?: string;
};

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const dollars = (amount: number) => (amount === 0 ? '' : (amount / 100).toFixed(2));

/** A journal with a column of accounts, debits and credits. */
export function journalOf(postings: readonly Posting[]): string {
  const rows = postings.map(({ day, account, cents, number = '', name = '', memo = '' }) =>
    [
      day,
      'Journal',
      number,
      account,
      quoted(name),
      quoted(memo),
      dollars(Math.max(cents, 0)),
      dollars(Math.max(-cents, 0)),
    ].join(),
  );
  return ['Date,Type,Num,Account,Name,Memo,Debit,Credit', ...rows, ''].join('\n');
}

export type OpenedAccount = {
  name: string;
  /** In cents, a debit balance is positive; `null`: the file shows none. */
  opening: number | null;
  /** -1: the file writes the balance of the account with credits positive. */
  side?: 1 | -1;
  lines: readonly Omit<Posting, 'account'>[];
};

/** A general ledger of 2025 with balances: opening ones, and a running one on each line. */
export function balancedLedger(
  accounts: readonly OpenedAccount[],
  period = 'January - December, 2025',
): string {
  const of = ({ name, opening, side = 1, lines }: OpenedAccount) => {
    let balance = opening ?? 0;
    const rows = lines.map(({ day, cents, number = '', name: party = '', memo = '' }) => {
      balance += cents;
      const sides = `${dollars(Math.max(cents, 0))},${dollars(Math.max(-cents, 0))}`;
      return `,${day},Journal,${number},${quoted(party)},${quoted(memo)},,${sides},${dollars(balance * side) || '0.00'}`;
    });
    const start = opening === null ? [] : [`,Beginning Balance,,,,,,,,${dollars(opening * side) || '0.00'}`];
    return [`${name},,,,,,,,,`, ...start, ...rows, `Total for ${name},,,,,,,,,`];
  };
  return [
    'General Ledger',
    'Harbor Supply Co.',
    quoted(period),
    '',
    ',Transaction date,Transaction type,Num,Name,Description,Split,Debit,Credit,Balance',
    ...accounts.flatMap(of),
    '',
  ].join('\n');
}

export async function startReviewOf(who: Hands, businessId: string): Promise<string> {
  return startReview.reply.parse(await expectOk(who.post('/api/earnings-reviews', { businessId }))).id;
}

export const reviewOf = async (who: Hands, id: string) =>
  getReview.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${id}`)));

export const bytesOf = (file: string | Uint8Array) =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file;

/** Announces a file and sends all of it. The job that reads it still has to run. */
export async function sendLedger(
  who: Hands,
  reviewId: string,
  file: string | Uint8Array,
  { name = 'ledger.csv', replaces = null }: { name?: string; replaces?: string | null } = {},
): Promise<string> {
  const bytes = bytesOf(file);
  const body = { name, size: bytes.byteLength, modifiedAt: null, replaces };
  const { id } = addLedgerFile.reply.parse(
    await expectOk(who.post(`/api/earnings-reviews/${reviewId}/ledger-files`, body)),
  );
  await expectOk(who.send('PUT', `/api/ledger-files/${id}/bytes?offset=0`, bytes));
  return id;
}

export const ledgersOf = async (who: Hands, reviewId: string) =>
  listLedgerFiles.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/ledger-files`)))
    .files;

export async function ledgerOf(who: Hands, reviewId: string, id: string) {
  const found = (await ledgersOf(who, reviewId)).find((file) => file.id === id);
  if (!found) throw new Error('no such ledger');
  return found;
}

export const figuresOf = async (who: Hands, reviewId: string, dataset?: number) =>
  getFigures.reply.parse(
    await expectOk(
      who.get(`/api/earnings-reviews/${reviewId}/figures${dataset ? `?dataset=${dataset}` : ''}`),
    ),
  );

type Asked = {
  dataset: number;
  formula: string;
  code?: string | null;
  customer?: string;
  words?: string;
  from: string;
  to: string;
};

/** All lines behind a figure, page by page. */
export async function rowsBehind(
  who: Hands,
  reviewId: string,
  { code, from, to, ...asked }: Asked,
  size = 100,
) {
  const query = {
    ...asked,
    first: from,
    last: to,
    dataset: String(asked.dataset),
    size: String(size),
    ...(code ? { code } : {}),
  };
  const items = [];
  let after: string | null = null;
  for (;;) {
    const search = new URLSearchParams({ ...query, ...(after ? { after } : {}) });
    const page = listFigureRows.reply.parse(
      await expectOk(who.get(`/api/earnings-reviews/${reviewId}/ledger-rows?${search}`)),
    );
    items.push(...page.items);
    after = page.next;
    if (after === null) return { total: page.total, items };
  }
}

export const ledgerAccountsOf = async (who: Hands, reviewId: string) =>
  listLedgerAccounts.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/ledger-accounts`)))
    .items;

export const adjustedOf = async (who: Pick<Hands, 'get'>, reviewId: string) =>
  getAdjustedEarnings.reply.parse(
    await expectOk(who.get(`/api/earnings-reviews/${reviewId}/adjusted-earnings`)),
  );

/** Of a fiscal year without sales. */
export const usualTaxReturn = { form: '1120s', basis: 'accrual', amounts: { receipts: 0 } };

export const taxReturnsOf = async (who: Hands, reviewId: string) =>
  getTaxReturns.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/tax-returns`)));

export const workingCapitalOf = async (who: Hands, reviewId: string) =>
  getWorkingCapital.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/working-capital`)));

export const revenueOf = async (who: Hands, reviewId: string) =>
  getRevenueQuality.reply.parse(await expectOk(who.get(`/api/earnings-reviews/${reviewId}/revenue-quality`)));

export const usualPriceTerms = {
  ...{ price: null, workingCapital: true, peg: 'latest_twelve', collar: 0, collarKind: 'tipping' },
  ...{ cashStays: false, aging: null, items: [], upkeep: null, taxPercent: 0 },
};

export const blankAdjustment = {
  code: 'O-PERK',
  title: 'Club dues',
  why: '',
  share: 100,
  onRevenue: false,
  needed: null as boolean | null,
  remark: '',
  amounts: [] as { kind: string; pace: string; first: string; last: string; amount: number }[],
};

export async function addAdjustmentTo(
  who: Hands,
  reviewId: string,
  more: Partial<typeof blankAdjustment> = {},
): Promise<string> {
  const body = { ...blankAdjustment, ...more };
  return addAdjustment.reply.parse(
    await expectOk(who.post(`/api/earnings-reviews/${reviewId}/adjustments`, body)),
  ).id;
}

/** Chooses ledger lines by their places, or every line of an account. */
export async function chooseLines(
  who: Hands,
  id: string,
  more: { version: number; add?: string[]; remove?: string[]; all?: object | null },
) {
  const body = { add: [], remove: [], all: null, ...more };
  return who.put(`/api/earnings-adjustments/${id}/lines`, body);
}
