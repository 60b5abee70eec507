import { addLedgerFile } from '#features/quality-of-earnings/general-ledger/contract.ts';
import { listLedgerAccounts } from '#features/quality-of-earnings/general-ledger/figure-contract.ts';
import type { ScheduleKind } from '#features/quality-of-earnings/supporting-schedules/domain/schedule-kinds.ts';
import { pointTo } from './adjustment-evidence.ts';
import { addBankFileTo, bankCsvOf, bankFilesOf, bankLinesOf, sayStatement } from './bank-statements.ts';
import { askForDatabook } from './databooks.ts';
import { writeReport } from './earnings-reports.ts';
import { explain, findingsOf } from './findings.ts';
import {
  addAdjustmentTo,
  blankAdjustment,
  chooseLines,
  journalOf,
  sendLedger,
  startReviewOf,
  usualPriceTerms,
  usualTaxReturn,
} from './ledgers.ts';
import { agingDetailOf, profitOf } from './monthly-statements.ts';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';
import { seedReading, type WorldReading } from './report-readings.ts';
import { addScheduleTo, agingOf, trialOf } from './schedules.ts';
import { omitted } from './schemas.ts';

/** `read`: in the figures; `sending`: no byte of it came yet; `waiting`: for someone to say which column is what. */
export type WorldLedger = {
  review: string;
  read: string;
  sending: string;
  waiting: string;
  /** As `PUT …/ledger-accounts` takes it: an account of `read`, and where it is shown to belong. */
  account: { path: string; seen: { code: string; purpose: string | null } };
  adjustment: string;
  /** Explained by the owner. */
  finding: string;
  /** Made, with names. */
  databook: string;
  /** With names. */
  report: string;
  /** `comment` is open, on `report`; `signOff` is of another report, by no one who still has an account. */
  reading: WorldReading;
  bank: WorldBank;
  /** `aging` has its day; `waiting`: for someone to say which column is what. */
  schedules: Record<'trial' | 'aging' | 'waiting' | 'profit' | 'bills', string>;
};
/** `file` is proved, `waiting` for someone to say which column is what; `statement`, `account` and `line` are of `file`. */
type WorldBank = { file: string; waiting: string; statement: number; account: number; line: number };
export type LedgerWords = Record<'file' | 'account' | 'name' | 'memo' | 'adjustment' | 'item', string>;

/** Bytes that the calls of tests send as any file. */
const anyFile = 13;

export async function furnishLedger(
  product: TestProduct,
  owner: Someone,
  businessId: string,
  { file, account, name, memo, ...words }: LedgerWords,
): Promise<WorldLedger> {
  const review = await startReviewOf(owner, businessId);
  const line = { day: '2025-01-30', number: '1', name, memo };
  const journal = journalOf([
    { ...line, account: `Checking ${account}`, cents: 5_000 },
    { ...line, account: `Machinery ${account}`, cents: 50_000 },
    { ...line, account: `Sales ${account}`, cents: -34_000 },
    { ...line, account: `Sales ${account}`, cents: -21_000 },
  ]);
  const read = await sendLedger(owner, review, journal, { name: `${file}.csv` });
  const unknown = `Quando,Conto,Dare,Avere\n2025-01-05,${account},1.00,\n`;
  const waiting = await sendLedger(owner, review, unknown, { name: `${file}.txt` });
  await product.runJobs();
  // Reading makes a dataset version, which the next job puts to the tests.
  await product.runJobs();
  const finding = (await findingsOf(owner, review)).findings.find(({ test }) => test === 'unusual-pairs');
  if (!finding) throw new Error('no finding');
  await explain(owner, finding.id, `${memo}, as agreed`);
  const body = { name: `${file}.csv`, size: anyFile, modifiedAt: null, replaces: null };
  const { id: sending } = addLedgerFile.reply.parse(
    await expectOk(owner.post(`/api/earnings-reviews/${review}/ledger-files`, body)),
  );
  const listed = await expectOk(owner.get(`/api/earnings-reviews/${review}/ledger-accounts`));
  const [first] = listLedgerAccounts.reply.parse(listed).items;
  if (!first) throw new Error('the ledger has accounts');
  const { path, code, purpose } = first;
  const remark = `${memo}, which proves nothing`;
  const adjustment = await addAdjustmentTo(owner, review, { title: words.adjustment, remark });
  const all = { code: 'REV', first: '2025-01', last: '2025-12' };
  await expectOk(chooseLines(owner, adjustment, { version: 1, all }));
  const bank = await furnishBank(owner, review, { file, account, name, memo });
  const schedules = await furnishSchedules(owner, review, { file, account, name });
  const schedule = { kind: 'schedule', of: schedules.aging, row: null } as const;
  await expectOk(pointTo(owner, review, adjustment, schedule, { kind: 'bank', line: bank.line }));
  const items = [{ kind: 'debt', title: words.item, amount: 100 }];
  await expectOk(
    owner.put(`/api/earnings-reviews/${review}/price-terms`, { ...usualPriceTerms, items, version: 0 }),
  );
  const parties = [{ name: words.item, relation: 'company' }];
  await expectOk(owner.put(`/api/earnings-reviews/${review}/related-parties`, { parties, version: 0 }));
  const report = await writeReport(owner, review, 'names');
  const signed = await writeReport(owner, review, 'summary');
  const databook = await askForDatabook(owner, review, 'names');
  await product.runJobs();
  return {
    review,
    databook,
    report,
    reading: await seedReading(product, { review, report, signed, words: memo }),
    bank,
    schedules,
    read,
    sending,
    waiting,
    adjustment,
    finding: finding.id,
    account: { path, seen: { code, purpose } },
  };
}

async function furnishBank(
  owner: Someone,
  review: string,
  { file, account, name, memo }: Omit<LedgerWords, 'adjustment' | 'item'>,
): Promise<WorldBank> {
  const lines = [
    ['2025-01-05', 50_00, name],
    ['2025-01-20', -10_00, memo],
  ] as const;
  const csv = bankCsvOf(lines, 100_00);
  const added = await addBankFileTo(owner, review, csv, `${file}.csv`);
  const statement = added.statements[0]?.number ?? 0;
  const named = { kind: 'bank', name: account, lastFour: '' };
  await expectOk(sayStatement(owner, added.id, { statement, account: named }));
  const { id: waiting } = await addBankFileTo(
    owner,
    review,
    `Quando,Chi,Quanto\n2025-01-05,${name},1.00\n`,
    `${file}.txt`,
  );
  const [line] = (await bankLinesOf(owner, review)).items;
  const { accounts } = await bankFilesOf(owner, review);
  return { file: added.id, waiting, statement, account: accounts[0]?.number ?? 0, line: line?.id ?? 0 };
}

async function furnishSchedules(
  owner: Someone,
  review: string,
  { file, account, name }: Pick<LedgerWords, 'file' | 'account' | 'name'>,
): Promise<WorldLedger['schedules']> {
  const trial = trialOf([
    [`Checking ${account}`, 5_000],
    [`Payroll of ${name}`, -5_000],
  ]);
  const aging = agingOf([[name, 100, 0, 0, 0, 50]]);
  const profit = profitOf(['Jan 2025'], {
    income: [[`Sales ${account}`, 54_000]],
    expenses: [[`Gifts to ${name}`, 100]],
  });
  const bills = agingDetailOf(
    [[[name, account, '01/05/2025', '02/05/2025', 100]]],
    'As of January 31, 2025',
    'A/P',
  );
  const add = async (kind: ScheduleKind, text: string, named: string) =>
    (await addScheduleTo(owner, review, kind, text, named)).id;
  return {
    trial: await add('trial-balance', trial, `${file}.csv`),
    aging: await add('receivables', aging, `${file}.csv`),
    profit: await add('profit-and-loss', profit, `${file}.csv`),
    bills: await add('payables', bills, `${file}.csv`),
    waiting: await add('customer-sales', `Chi,Quanto\n${name},1.00\n`, `${file}.txt`),
  };
}

export function ledgerAnswers(path: string): Record<string, unknown> {
  if (path.endsWith('/ledger-files')) return { name: 'A ledger.csv', modifiedAt: null, replaces: null };
  if (path.endsWith('/schedules')) return { name: 'trial.csv', kind: 'trial-balance' };
  if (path.startsWith('/api/earnings-schedules/') && path.endsWith('/columns'))
    return { row: 0, columns: { name: 0, total: 1 } };
  if (path.startsWith('/api/earnings-schedules/') && path.endsWith('/days'))
    return { from: null, to: '2025-12-31' };
  if (path.startsWith('/api/earnings-schedules/') && path.endsWith('/rows'))
    return { column: omitted, after: omitted };
  if (path.endsWith('/bank-files')) return { name: 'bank.csv' };
  if (path.endsWith('/bank-lines'))
    return { first: '2025-01', last: '2025-12', side: omitted, what: omitted, after: omitted, class: null };
  if (path.startsWith('/api/bank-files/') && path.endsWith('/columns'))
    return { row: 0, columns: { date: 0, name: 1, amount: 2 } };
  if (path.endsWith('/bank-accounts'))
    return { number: 1, name: 'Checking', lastFour: '1222', ledgerPath: null };
  if (path.endsWith('/cash-explanations'))
    return { month: '2025-01', side: 'receipts', amount: 0, explanation: null };
  if (path.endsWith('/cash-proof')) return { dataset: 1 };
  if (path.endsWith('/databooks')) return { stage: 'summary' };
  if (path.endsWith('/reports')) return { stage: 'summary', final: false, disclosed: [] };
  if (path.endsWith('/columns')) return { row: 0, columns: { date: 0, account: 1, debit: 2, credit: 3 } };
  if (path.endsWith('/findings')) return { dataset: 1 };
  if (path.startsWith('/api/earnings-findings/') && path.endsWith('/ledger-rows')) return { after: omitted };
  if (path.endsWith('/explanation')) return { text: 'A sale of an old truck.' };
  if (path.endsWith('/ledger-accounts')) return { words: omitted, open: omitted, after: omitted };
  if (path.endsWith('/figures')) return { dataset: 1 };
  if (/\/(report-)?figure$/.test(path)) return { figure: '1', after: omitted };
  if (path.endsWith('/ledger-rows'))
    return {
      dataset: 1,
      formula: 'ebitda',
      code: omitted,
      customer: omitted,
      words: omitted,
      first: '2025-01',
      last: '2025-12',
      after: omitted,
    };
  if (/\/(adjusted-earnings|revenue-quality|working-capital)$/.test(path)) return { dataset: 1 };
  if (path.endsWith('/tax-returns')) return { dataset: 1, year: 2024, taxReturn: usualTaxReturn, version: 0 };
  if (path.endsWith('/related-parties'))
    return { parties: [{ name: 'Robert Harrow', relation: 'sibling' }], version: 1 };
  if (path.endsWith('/price-terms')) return { ...usualPriceTerms, version: 1 };
  if (path.endsWith('/evidence-documents')) return {};
  if (path.endsWith('/evidence-lines')) return { words: omitted, fitting: omitted, after: omitted };
  if (path.endsWith('/evidence')) return { add: [], remove: [] };
  if (path.startsWith('/api/earnings-adjustments/:id/lines'))
    return { first: omitted, last: omitted, after: omitted, add: [], remove: [], all: null };
  if (path.includes('adjustments')) return blankAdjustment;
  if (path === '/api/earnings-reviews/:id')
    return { yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };
  return {};
}
