import { setTimeout as pause } from 'node:timers/promises';
import { type Entry, explain, findingsOf, ledgerOfEntries } from '#test/support/findings.ts';
import { sendLedger, startReviewOf } from '#test/support/ledgers.ts';
import type { Someone } from '#test/support/people.ts';

type Hands = Pick<Someone, 'get' | 'post' | 'put' | 'send'>;

/** A review whose ledger has something to explain; one finding is explained. Returns its ID. */
export async function liveInAReview(seller: Hands, businessId: string): Promise<string> {
  const review = await startReviewOf(seller, businessId);
  const openings = { 'Operating Checking': 8_400_000, 'Accounts Receivable': 6_250_000 };
  await sendLedger(seller, review, ledgerOfEntries(books(), openings), { name: 'General ledger.csv' });
  for (;;) {
    const { run, findings } = await findingsOf(seller, review);
    if (run?.status === 'done') {
      const loan = findings.find(({ test }) => test === 'owner-loans');
      if (loan) await explain(seller, loan.id, 'The note is in folder 03. It is repaid at closing.');
      return review;
    }
    await pause(200);
  }
}

const customers = ['Alder Clinic', 'Brightwater Schools', 'Corliss Foods', 'Dunmore Hotel', 'Eastgate Mall'];

function books(): Entry[] {
  const now = new Date();
  const months = Array.from({ length: 36 + now.getUTCMonth() }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear() - 3, at, 1)).toISOString().slice(0, 7),
  );
  const last = months.at(-2) ?? '';
  return [...months.flatMap(monthOf), ...odd(last)];
}

function monthOf(month: string, at: number): Entry[] {
  const sales = Array.from({ length: 10 }, (_, nth): Entry[] => {
    const [cents, name] = [1_734_518 + ((at * 7_919 + nth * 104_729) % 900_000), customers[nth % 5] ?? ''];
    const day = `${month}-${String(2 + nth * 2).padStart(2, '0')}`;
    return [
      entry(day, 'Invoice', 'Accounts Receivable', 'Service Revenue', cents, {
        number: String(4_000 + at * 10 + nth),
        name,
      }),
      entry(day, 'Payment', 'Operating Checking', 'Accounts Receivable', cents, { name }),
    ];
  }).flat();
  return [
    ...sales,
    entry(`${month}-03`, 'Check', 'Rent', 'Operating Checking', 850_000 + at, { name: 'Harbor Properties' }),
    entry(`${month}-14`, 'Check', 'Wages', 'Operating Checking', 13_420_417 + at * 311, { name: 'Paywell' }),
    entry(`${month}-21`, 'Bill', 'Cost of Goods Sold', 'Operating Checking', 5_910_922 + at * 173, {
      name: 'Northside Supply',
    }),
  ];
}

function odd(month: string): Entry[] {
  const at = (day: number) => `${month}-${String(day).padStart(2, '0')}`;
  return [
    entry(at(9), 'Deposit', 'Operating Checking', 'Service Revenue', 2_500_037, {}),
    entry(at(11), 'Journal Entry', 'Prepaid Expenses', 'Service Revenue', 3_150_040, {
      number: 'JE-118',
      memo: 'Adjust revenue',
    }),
    entry(at(12), 'Check', 'Machinery', 'Operating Checking', 2_840_019, {
      name: 'Gulf Diesel',
      memo: 'Engine repair, truck 4',
    }),
    entry(at(16), 'Bill', 'Repairs', 'Operating Checking', 318_477, { number: '2207', name: 'Roof Right' }),
    entry(at(19), 'Bill', 'Repairs', 'Operating Checking', 318_477, { number: '2207', name: 'Roof Right' }),
    entry(at(17), 'Deposit', 'Operating Checking', 'Customer Deposits', 4_200_000, { name: 'Dunmore Hotel' }),
    entry(at(18), 'Deposit', 'Operating Checking', 'Loan from Shareholder', 6_000_000, {}),
  ];
}

function entry(
  day: string,
  type: string,
  debit: string,
  credit: string,
  cents: number,
  about: Pick<Entry, 'number' | 'name' | 'memo'>,
): Entry {
  return {
    ...{ day, type },
    ...about,
    sides: [
      [debit, cents],
      [credit, -cents],
    ],
  };
}
