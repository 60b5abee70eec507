import { evidenceDocumentsOf, evidenceLinesOf, pointTo } from '#test/support/adjustment-evidence.ts';
import { addPaper } from '#test/support/health-checks.ts';
import {
  addAdjustmentTo,
  adjustedOf,
  balancedLedger,
  chooseLines,
  ledgersOf,
  type OpenedAccount,
  rowsBehind,
  sendLedger,
  startReviewOf,
  usualPriceTerms,
} from '#test/support/ledgers.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { fillStatements } from './fill-statements.ts';

type Owner = Pick<Someone, 'get' | 'post' | 'put' | 'delete' | 'send' | 'upload'>;
type Lines = OpenedAccount['lines'][number][];

const months = Array.from({ length: 36 }, (_, at) =>
  new Date(Date.UTC(2023, at, 1)).toISOString().slice(0, 7),
);
const season = [0.8, 0.8, 0.9, 1, 1.1, 1.2, 1.2, 1.2, 1.1, 1, 0.9, 0.8];
const customers = [
  ['Bayou Fabrication LLC', 0.34],
  ['Delta Marine, Inc.', 0.22],
  ['Crescent Tool Works', 0.18],
  ['Gulf Coast Rigging', 0.14],
  ['Pelican Machine', 0.12],
] as const;

/** A machine shop over three years: sales on credit, costs, a loan, an owner on the payroll, a lawsuit once. */
function books(): OpenedAccount[] {
  const lines = new Map<string, Lines>();
  const post = (account: string, line: Lines[number]) => {
    lines.set(account, [...(lines.get(account) ?? []), line]);
  };
  const entry = (day: string, name: string, memo: string, debit: string, credit: string, cents: number) => {
    const line = { day, name, memo, number: `${day} ${debit}` };
    post(debit, { ...line, cents });
    post(credit, { ...line, cents: -cents });
  };
  for (const [at, month] of months.entries()) {
    const sold = Math.round(198_000_00 * (season[at % 12] ?? 1) * (1 + at * 0.004));
    for (const [name, share] of customers) {
      const amount = Math.round(sold * share);
      entry(`${month}-08`, name, 'Parts delivered', 'Accounts Receivable', 'Sales', amount);
      entry(`${month}-26`, name, 'Payment', 'Checking', 'Accounts Receivable', Math.round(amount * 0.985));
    }
    entry(
      `${month}-10`,
      'Steel Supply Co',
      'Bar stock',
      'Cost of Goods Sold',
      'Accounts Payable',
      sold * 0.4,
    );
    entry(`${month}-20`, 'Steel Supply Co', 'Payment', 'Accounts Payable', 'Checking', sold * 0.39);
    entry(`${month}-15`, '', 'Payroll', 'Wages', 'Checking', 38_000_00);
    entry(`${month}-15`, 'R. Thibodeaux', 'Salary', 'Officer Compensation', 'Checking', 15_000_00);
    entry(`${month}-01`, 'Thibodeaux Properties', 'Rent', 'Rent', 'Checking', 8_000_00);
    entry(`${month}-12`, 'Lone Star Motors', 'Truck lease', 'Vehicle Expense', 'Checking', 2_500_00);
    entry(`${month}-18`, 'Marais & Roy', 'Advice', 'Legal Fees', 'Checking', 900_00);
    entry(`${month}-28`, '', 'Depreciation', 'Depreciation', 'Accumulated Depreciation', 5_000_00);
    entry(`${month}-05`, 'First Bank', 'Interest', 'Interest Expense', 'Checking', 1_900_00);
    entry(`${month}-05`, 'First Bank', 'Principal', 'Bank Loan', 'Checking', 2_500_00);
    entry(`${month}-27`, '', 'Vacation earned', 'Wages', 'Accrued PTO', 300_00);
  }
  entry('2025-06-20', 'Marais & Roy', 'Settlement with a supplier', 'Legal Fees', 'Checking', 25_000_00);
  entry('2025-03-11', 'Haas', 'Milling machine', 'Equipment', 'Checking', 62_000_00);
  const openings: Record<string, number> = {
    Checking: 85_000_00,
    'Accounts Receivable': 150_000_00,
    'Accounts Payable': -95_000_00,
    Equipment: 400_000_00,
    'Accumulated Depreciation': -120_000_00,
    'Bank Loan': -260_000_00,
    'Accrued PTO': -4_000_00,
  };
  const rest = [
    ['Inventory Asset', 90_000_00],
    ['Customer Deposits', -18_000_00],
    ['Owner Equity', 0],
  ] as const;
  const all = [...lines].map(([name, own]) => ({
    ...{ name, lines: own.map((line) => ({ ...line, cents: Math.round(line.cents) })) },
    ...{ opening: openings[name] ?? null, side: sideOf(name) },
  }));
  const held = [...Object.values(openings), ...rest.map(([, amount]) => amount)];
  const equity = -held.reduce((sum, amount) => sum + amount, 0);
  return [
    ...all,
    ...rest.map(([name, amount]) => ({
      ...{ name, side: sideOf(name), lines: [] },
      opening: name === 'Owner Equity' ? equity : amount,
    })),
  ];
}

const sideOf = (name: string): 1 | -1 =>
  /payable|loan|accrued|deposits|equity|sales|accumulated/i.test(name) ? -1 : 1;

/** A quality of earnings review with a ledger, adjustments and terms. Returns its ID. */
export async function fillReview(owner: Owner, businessId: string): Promise<string> {
  const id = await startReviewOf(owner, businessId);
  const periods = { version: 1, yearEnds: '2025-12-31', latestEnds: '2025-12-31', years: 3 };
  await expectOk(owner.put(`/api/earnings-reviews/${id}`, periods));
  const all = books();
  await sendLedger(owner, id, balancedLedger(all, ''), { name: 'General ledger 2023-2025.csv' });
  for (;;) {
    const [file] = await ledgersOf(owner, id);
    if (file?.status === 'read') break;
    if (file?.status !== 'reading') throw new Error(`the ledger is ${file?.status}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const settled = await addAdjustments(owner, id);
  const items = [{ kind: 'debt_like', title: 'Roof repair put off', amount: 14_000_00 }];
  const terms = { ...usualPriceTerms, price: 1_450_000_00, items, taxPercent: 25, version: 0 };
  await expectOk(owner.put(`/api/earnings-reviews/${id}/price-terms`, terms));
  await enterReturns(owner, id);
  const checking = all.find(({ name }) => name === 'Checking');
  const before = checking?.lines.filter(({ day }) => day < '2025-01-01') ?? [];
  const held = before.reduce((sum, { cents }) => sum + cents, checking?.opening ?? 0);
  const in2025 = checking?.lines.filter(({ day }) => day >= '2025-01-01') ?? [];
  await fillStatements(owner, id, held, in2025);
  await proveSettlement(owner, id, settled);
  return id;
}

/** What paid it, and the agreement, if the business has a health check to keep it with. */
async function proveSettlement(owner: Owner, id: string, settled: string): Promise<void> {
  const { healthCheckId } = await evidenceDocumentsOf(owner, settled);
  const { items } = await evidenceLinesOf(owner, settled, { fitting: 'yes' });
  const paid = items.map(({ id: line }) => ({ kind: 'bank', line }) as const);
  const agreement =
    healthCheckId === null
      ? []
      : [
          {
            kind: 'paper',
            of: await addPaper(owner, healthCheckId, 'Settlement agreement'),
            page: 3,
          } as const,
        ];
  await expectOk(pointTo(owner, id, settled, ...paid, ...agreement));
}

/** One that ties, and one that does not show all sales. */
async function enterReturns(owner: Owner, id: string): Promise<void> {
  const { periods } = await adjustedOf(owner, id);
  for (const [year, unsold] of [
    [2024, 0],
    [2025, 48_500_00],
  ] as const) {
    const column = periods.find(({ key }) => key === `FY${year}`);
    if (!column) continue;
    const { revenue, netIncome } = column;
    const deducted = 18_000_00;
    const amounts = {
      ...{ receipts: revenue - unsold, officers: 180_000_00, bookIncome: netIncome - unsold },
      ...{ lessDeductions: deducted, income: netIncome - unsold - deducted },
    };
    const taxReturn = { form: '1120s', basis: 'accrual', amounts };
    await expectOk(owner.put(`/api/earnings-reviews/${id}/tax-returns`, { year, taxReturn, version: 0 }));
  }
}

/** Returns the ID of the settlement. */
async function addAdjustments(owner: Owner, id: string): Promise<string> {
  const all = (code: string) => ({ code, first: '2023-01', last: '2025-12' });
  const yearly = (amount: number) => [
    { kind: 'replacement', pace: 'year', first: '2023-01', last: '2025-12', amount },
  ];
  const why = 'A buyer hires a manager for this.';
  const pay = { code: 'O-COMP', title: 'Owner’s salary', why, amounts: yearly(110_000_00) };
  const paid = await addAdjustmentTo(owner, id, pay);
  await expectOk(chooseLines(owner, paid, { version: 1, all: all('OFFICER_COMP') }));
  const truck = { code: 'O-PERK', title: 'Private use of the truck', share: 60, needed: false };
  const driven = await addAdjustmentTo(owner, id, truck);
  await expectOk(chooseLines(owner, driven, { version: 1, all: all('VEHICLE') }));
  const rent = { code: 'O-RENT', title: 'Rent to ourselves, below market', amounts: yearly(120_000_00) };
  const rented = await addAdjustmentTo(owner, id, rent);
  await expectOk(chooseLines(owner, rented, { version: 1, all: all('RENT') }));
  const settled = await addAdjustmentTo(owner, id, {
    ...{ code: 'N-LEGAL', title: 'Settlement with a supplier', why: 'It will not come again.' },
    needed: false,
  });
  const { dataset } = await adjustedOf(owner, id);
  const asked = { dataset, formula: 'account', code: 'PROF_FEES', from: '2025-06', to: '2025-06' };
  const { items } = await rowsBehind(owner, id, asked);
  const add = items.flatMap(({ amount, place }) => (amount === 25_000_00 ? [place] : []));
  await expectOk(chooseLines(owner, settled, { version: 1, add }));
  const bonus = { kind: 'effect', pace: 'once', first: '2025-12', last: '2025-12', amount: -10_000_00 };
  await addAdjustmentTo(owner, id, { code: 'A-ACCR', title: 'Bonus that was not booked', amounts: [bonus] });
  return settled;
}
