import {
  addBankFileTo,
  bankFilesOf,
  ofxOf,
  type StatementLine,
  sayStatement,
} from '#test/support/bank-statements.ts';
import { expectOk, type Someone } from '#test/support/people.ts';

type Owner = Pick<Someone, 'get' | 'put' | 'send'>;
/** Of the account of the books: day, cents, who. */
type Booked = readonly { day: string; cents: number; name?: string; memo?: string }[];

const quarters = ['01-01 03-31', '04-01 06-30', '07-01 09-30', '10-01 12-31'].map((one) => one.split(' '));
/** What the books do not have, and what moved between accounts. */
const more: readonly StatementLine[] = [
  ['2025-03-10', 62_000_00, 'Owner contribution'],
  ['2025-05-14', 7_400_00, 'Mobile deposit'],
  ['2025-09-04', -20_000_00, 'Online transfer to savings 7788'],
  ['2025-11-06', -3_150_00, 'Estimated tax 1120-S'],
];

/** Statements of 2025 by quarter, a day after the books, with four lines that are not in them; and one of savings. */
export async function fillStatements(owner: Owner, reviewId: string, opening: number, booked: Booked) {
  const lines: StatementLine[] = [
    ...booked.map(({ day, cents, name, memo }) => [dayAfter(day), cents, name || memo || 'Check'] as const),
    ...more,
  ].toSorted(([one], [other]) => (one < other ? -1 : 1));
  let balance = opening;
  for (const [at, [first, last]] of quarters.entries()) {
    const [from, to] = [`2025-${first}`, `2025-${last}`];
    const own = lines.filter(([day]) => day >= from && day <= to);
    const began = balance;
    balance = own.reduce((sum, [, amount]) => sum + amount, balance);
    const days = { account: '00400551234', from, to, closing: balance };
    const file = await addBankFileTo(owner, reviewId, ofxOf(own, days), `First Bank Q${at + 1} 2025.qfx`);
    if (at === 0) await openWith(owner, file, began);
  }
  const saved: StatementLine[] = [['2025-09-05', 20_000_00, 'Transfer from checking']];
  const days = { account: '00400557788', from: '2025-01-01', to: '2025-12-31', closing: 45_000_00 };
  const savings = await addBankFileTo(owner, reviewId, ofxOf(saved, days), 'Savings 2025.qfx');
  await openWith(owner, savings, 25_000_00);
  const card = 'Date,Description,Amount\n01/05/2025,Shop supplies,412.50\n01/19/2025,Fuel,96.10\n';
  await addBankFileTo(owner, reviewId, card, 'Card January 2025.csv');
  const { accounts } = await bankFilesOf(owner, reviewId);
  for (const { number, lastFour, proposedPath } of accounts)
    await expectOk(
      owner.put(`/api/earnings-reviews/${reviewId}/bank-accounts`, {
        ...{ number, lastFour, name: lastFour === '7788' ? 'Savings' : 'Checking' },
        ledgerPath: lastFour === '7788' ? proposedPath : 'Checking',
      }),
    );
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

type File = Awaited<ReturnType<typeof addBankFileTo>>;
async function openWith(owner: Owner, { id, statements: [statement] }: File, opening: number): Promise<void> {
  if (!statement) throw new Error('no statement');
  const account = { number: statement.account };
  await expectOk(sayStatement(owner, id, { statement: statement.number, account, opening }));
}
