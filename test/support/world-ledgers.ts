import { addLedgerFile } from '#features/quality-of-earnings/general-ledger/contract.ts';
import { explain, findingsOf } from './findings.ts';
import { journalOf, sendLedger, startReviewOf } from './ledgers.ts';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';
import { omitted } from './schemas.ts';

/** `read`: in the figures; `sending`: no byte of it came yet; `waiting`: for somebody to say which column is what. */
export type WorldLedger = {
  review: string;
  read: string;
  sending: string;
  waiting: string;
  /** Explained by the owner. */
  finding: string;
};
export type LedgerWords = Record<'file' | 'account' | 'name' | 'memo', string>;

/** Bytes that the calls of tests send as any file. */
const anyFile = 13;

export async function furnishLedger(
  product: TestProduct,
  owner: Someone,
  businessId: string,
  { file, account, name, memo }: LedgerWords,
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
  return { review, read, sending, waiting, finding: finding.id };
}

export function ledgerAnswers(path: string): Record<string, unknown> {
  if (path.endsWith('/ledger-files')) return { name: 'A ledger.csv', modifiedAt: null, replaces: null };
  if (path.endsWith('/columns')) return { row: 0, columns: { date: 0, account: 1, debit: 2, credit: 3 } };
  if (path.endsWith('/findings')) return { dataset: 1 };
  if (path.startsWith('/api/earnings-findings/') && path.endsWith('/ledger-rows')) return { after: omitted };
  if (path.endsWith('/explanation')) return { text: 'A sale of an old truck.' };
  if (path.endsWith('/ledger-accounts')) return { words: omitted, open: omitted, after: omitted };
  if (path.endsWith('/figures')) return { dataset: 1 };
  if (path.endsWith('/ledger-rows'))
    return {
      dataset: 1,
      formula: 'ebitda',
      code: omitted,
      first: '2025-01',
      last: '2025-12',
      after: omitted,
    };
  if (path === '/api/earnings-reviews/:id')
    return { yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };
  return {};
}
