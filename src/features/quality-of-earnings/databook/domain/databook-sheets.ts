import { termsOf } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import type { WorkbookSheet } from '#kernel/workbook.ts';
import { aboutSheet } from './about-sheet.ts';
import { accountsSheet } from './accounts-sheet.ts';
import { adjustmentSheets } from './adjustment-sheets.ts';
import { balancesSheet } from './balances-sheet.ts';
import { bridgeSheet } from './bridge-sheet.ts';
import { customerSheets } from './customer-sheets.ts';
import type { BookLedger, BookLine, DatabookFacts } from './databook-facts.ts';
import { firstRow } from './figure-cells.ts';
import { flagsSheet } from './flags-sheet.ts';
import { ledgerLayout } from './ledger-layout.ts';
import { ledgerPlaces, ledgerSheet } from './ledger-sheet.ts';
import { monthlySheet } from './monthly-sheet.ts';
import { type DatabookStage, isShown } from './stages.ts';
import { summarySheet } from './summary-sheet.ts';

/** The sheets in their order: an allow-list. A stage has no other, and none is hidden. */
const sheetsFrom = {
  Summary: { from: 'summary', about: 'The last twelve months and the fiscal years on one page.' },
  Bridge: { from: 'summary', about: 'From sales and from net income to EBITDA, adjusted EBITDA and SDE.' },
  Flags: { from: 'summary', about: 'What tests found in the ledger, with their dollars.' },
  Monthly: { from: 'monthly', about: 'The profit and loss by month.' },
  Accounts: { from: 'monthly', about: 'Every account of the ledger by month.' },
  Balances: { from: 'monthly', about: 'Working capital, debt and other balances at month-ends.' },
  Adjustments: { from: 'monthly', about: 'What each adjustment changes, month by month.' },
  Entries: { from: 'monthly', about: 'The ledger entries that adjustments consist of.' },
  Customers: { from: 'monthly', about: 'Revenue by customer in two years.' },
  Sales: { from: 'monthly', about: 'The lines of revenue behind the customers.' },
  Ledger: { from: 'monthly', about: 'Every entry behind the figures.' },
} as const satisfies Record<string, { from: DatabookStage; about: string }>;
type SheetName = keyof typeof sheetsFrom;

/**
 * The sheets of a databook. `lines`: the ledger in the order of its groups, months and accounts, for stages that show it; a
 * stage without a ledger never asks for them.
 */
export function databookSheets(
  facts: DatabookFacts,
  lines: () => AsyncIterable<readonly BookLine[]>,
): WorkbookSheet[] {
  const built = facts.ledger ? withLedger(facts, facts.ledger, lines) : summaryOf(facts, null);
  const shown = Object.entries(sheetsFrom).flatMap(([name, { from, about }]) => {
    if (!isShown(from, facts.stage)) return [];
    const sheet = built[name];
    if (!sheet) throw new Error('a sheet is missing');
    return [{ name, about, sheet }];
  });
  return [aboutSheet(facts, shown), ...shown.map(({ sheet }) => sheet)];
}

type Built = { readonly [K in SheetName]?: WorkbookSheet } & {
  readonly [name: string]: WorkbookSheet | undefined;
};

function summaryOf(facts: DatabookFacts, sources: Parameters<typeof bridgeSheet>[1]): Built {
  const bridge = bridgeSheet(facts, sources);
  return { Summary: summarySheet(facts, bridge), Bridge: bridge.sheet, Flags: flagsSheet(facts) };
}

const revenueCodes = termsOf({ formula: 'revenue', code: null }).map(({ code }) => code);

function withLedger(
  facts: DatabookFacts,
  ledger: BookLedger,
  lines: () => AsyncIterable<readonly BookLine[]>,
): Built {
  const { groups } = ledger;
  const layout = ledgerLayout(groups, facts.months, firstRow);
  const places = ledgerPlaces(facts);
  const idsOf = (codes: readonly string[]) => {
    const own = groups.filter(({ code }) => codes.includes(code));
    const ids = new Set(own.flatMap(({ accounts }) => accounts.map(({ id }) => id)));
    return (id: number) => ids.has(id);
  };
  const monthly = monthlySheet(facts, groups, layout, places);
  const adjustments = adjustmentSheets(facts, places, idsOf(['OFFICER_COMP']));
  const customers = customerSheets(facts, ledger, places, idsOf(revenueCodes));
  const noted = (line: BookLine, row: number) => {
    adjustments.note(line, row);
    customers.note(line, row);
  };
  return {
    ...summaryOf(facts, { monthly, adjustments }),
    Monthly: monthly.sheet,
    Accounts: accountsSheet(facts, groups, layout, places),
    Balances: balancesSheet(facts, groups, layout, places),
    ...named([...adjustments.sheets(), ...customers.sheets()]),
    Ledger: ledgerSheet(facts, ledger, layout, { lines, noted }),
  };
}

const named = (sheets: readonly WorkbookSheet[]): Built =>
  Object.fromEntries(sheets.map((sheet) => [sheet.name, sheet]));
