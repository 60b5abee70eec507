import type { DatabookFacts } from '#features/quality-of-earnings/databook/domain/databook-facts.ts';
import type { Figure } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import {
  type AccountCode,
  type AccountGroup,
  accountCodes,
  canonicalAccounts,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import {
  adjustmentFigure,
  adjustmentsIn,
  creditedIn,
  namedAdjustments,
  takenPay,
} from './adjustment-figures.ts';
import {
  beside,
  fromLedger,
  fromParts,
  fromSource,
  less,
  type PartOf,
  plus,
  type Span,
  sumOf,
  type Traced,
} from './figure-origins.ts';
import { monthsOf, valueIn } from './span-sums.ts';

/** A span, and what its column is called. */
export type Column = Span & { title: string };

type Formula = 'revenue' | 'gross-profit' | 'ebitda' | 'net-income';
const total = (formula: Formula): Figure => ({ formula, code: null });
const account = (code: AccountCode): Figure => ({ formula: 'account', code });

/** A figure of the ledger in a column, and the lines behind it. */
function ledgerFigure(
  book: DatabookFacts,
  label: string,
  figure: Figure,
  { title, ...span }: Column,
): Traced {
  return fromLedger(`${label}, ${title}`, valueIn(book, figure, span), { figure, span });
}

/** A group of the profit and loss by account. `effect`: −1 shows costs above zero. */
function groupFigure(
  book: DatabookFacts,
  { label, group, effect }: { label: string; group: AccountGroup; effect: 1 | -1 },
  column: Column,
): Traced {
  const parts = accountCodes
    .filter((code) => canonicalAccounts[code].group === group && code !== 'UNMAPPED')
    .map((code): PartOf => {
      const of = ledgerFigure(book, canonicalAccounts[code].label, account(code), column);
      return canonicalAccounts[code].effect === effect ? plus(of) : less(of);
    })
    .filter(({ of }) => of.cents !== 0);
  return sumOf(`${label}, ${column.title}`, parts, { opens: 'monthly' });
}

export const reported = (book: DatabookFacts, column: Column): Traced =>
  ledgerFigure(book, 'EBITDA as reported', total('ebitda'), column);

export const revenueIn = (book: DatabookFacts, column: Column): Traced =>
  ledgerFigure(book, 'Revenue', total('revenue'), column);

export const grossProfitIn = (book: DatabookFacts, column: Column): Traced =>
  ledgerFigure(book, 'Gross profit', total('gross-profit'), column);

/** Adjustments together, in cents. */
export const adjustmentsTogether = (book: DatabookFacts, column: Column): Traced =>
  sumOf(`Adjustments, ${column.title}`, adjustmentsIn(book, column, { proForma: false }).map(plus));

export const adjusted = (book: DatabookFacts, column: Column): Traced =>
  sumOf(`Adjusted EBITDA, ${column.title}`, [
    plus(reported(book, column)),
    ...adjustmentsIn(book, column, { proForma: false }).map(plus),
  ]);

/** What SDE adds back for one owner: what an adjustment says it costs, or the pay in the books that none took out. */
export function ownerIn(book: DatabookFacts, { title, ...span }: Column): Traced {
  const { typed, months } = book.ownerCost;
  const within = monthsOf(book, span);
  const amount = within.reduce((sum, at) => sum + (months[at] ?? 0), 0);
  const label = `One owner, ${title}`;
  if (typed && within.every((at) => (months[at] ?? 0) === 0))
    return fromParts(label, amount, [], { opens: 'monthly' });
  if (typed) {
    const says = book.adjustments.find(
      (one) => one.code === 'O-COMP' && one.months.some((month) => month.typed > 0),
    );
    return says
      ? fromSource(label, amount, { kind: 'typed', by: { what: 'adjustment', id: says.id } })
      : fromParts(label, amount, [], { how: 'The replacement cost that an adjustment says.' });
  }
  const pay = ledgerFigure(book, canonicalAccounts.OFFICER_COMP.label, account('OFFICER_COMP'), {
    title,
    ...span,
  });
  return sumOf(label, [plus(pay), ...takenPay(book, span).map(less)], { opens: 'monthly' });
}

export const sdeIn = (book: DatabookFacts, column: Column): Traced =>
  sumOf(`SDE, ${column.title}`, [plus(adjusted(book, column)), plus(ownerIn(book, column))]);

/** Earnings as a lender counts them. Cents. */
export function lentIn(
  book: DatabookFacts,
  { adjustedEbitda, sde }: { adjustedEbitda: number; sde: number },
  column: Column,
): { adjusted: Traced; sde: Traced } {
  const ebitda = reported(book, column);
  const lent = fromParts(`Adjusted EBITDA to a lender, ${column.title}`, adjustedEbitda, [
    plus(ebitda),
    ...creditedIn(book, column, ebitda.cents ?? 0).map(plus),
  ]);
  const owner = fromParts(
    `One owner to a lender, ${column.title}`,
    sde - adjustedEbitda,
    [beside(ownerIn(book, column))],
    { how: 'Pay that the books show as the owner’s counts in full, other pay by its evidence.' },
  );
  return {
    adjusted: lent,
    sde: sumOf(`SDE to a lender, ${column.title}`, [plus(lent), plus(owner)]),
  };
}

const groups: Record<string, { label: string; group: AccountGroup; effect: 1 | -1 }> = {
  cost: { label: 'Cost of goods sold', group: 'cost-of-sales', effect: -1 },
  operating: { label: 'Operating expenses', group: 'operating', effect: -1 },
  other: { label: 'Other income less other expenses', group: 'other', effect: 1 },
  open: { label: 'Uncategorized', group: 'open', effect: 1 },
};
const addedBack: Record<string, AccountCode | undefined> = {
  INT_EXP: 'INT_EXP',
  INT_INC: 'INT_INC',
  INCOME_TAX: 'INCOME_TAX',
  DEPR: 'DEPR',
  AMORT: 'AMORT',
};

/** A row of the bridge in a column, by the key that `bridgeRows` gives it. */
export function bridgeFigure(
  book: DatabookFacts,
  { key, label }: { key: string; label: string },
  column: Column,
): Traced {
  const group = groups[key];
  if (group) return groupFigure(book, group, column);
  const code = addedBack[key];
  if (code) return ledgerFigure(book, canonicalAccounts[code].label, account(code), column);
  const one = namedAdjustments(book).find((named) => named.one.id === key);
  if (one) {
    const found = adjustmentFigure(book, one, { from: column.from, to: column.to });
    return { ...found, label: `${found.label}, ${column.title}` };
  }
  return totalFigure(book, key, label, column);
}

function totalFigure(book: DatabookFacts, key: string, label: string, column: Column): Traced {
  const ebitda = ledgerFigure(book, 'EBITDA', total('ebitda'), column);
  const found: Record<string, () => Traced> = {
    revenue: () => revenueIn(book, column),
    'gross-profit': () => grossProfitIn(book, column),
    'top-down': () => ebitda,
    'net-income': () => ledgerFigure(book, 'Net income', total('net-income'), column),
    ebitda: () => reported(book, column),
    apart: () => sumOf(`${label}, ${column.title}`, [plus(ebitda), less(reported(book, column))]),
    adjusted: () => adjusted(book, column),
    owner: () => ownerIn(book, column),
    sde: () => sdeIn(book, column),
    'pro-forma': () =>
      sumOf(`${label}, ${column.title}`, [
        plus(adjusted(book, column)),
        ...adjustmentsIn(book, column, { proForma: true }).map(plus),
      ]),
  };
  const figure = found[key];
  if (!figure) throw new Error('a row of the bridge that nothing is behind');
  return figure();
}
