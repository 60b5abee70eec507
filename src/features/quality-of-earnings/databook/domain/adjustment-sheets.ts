import { listedWords } from '#features/quality-of-earnings/adjusted-earnings/domain/reference-words.ts';
import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import type { EvidenceTier } from '#features/valuation/earnings/domain/add-backs.ts';
import { isNetted } from '#features/valuation/earnings/domain/kept-add-back.ts';
import { cellName } from '#kernel/sheet.ts';
import { mostInSheet, type WorkbookCell, type WorkbookRow, type WorkbookSheet } from '#kernel/workbook.ts';
import { adjustmentLabels } from './adjustment-labels.ts';
import { type ColumnsOf, tableAt } from './columns.ts';
import type { BookAdjustment, BookLine, DatabookFacts } from './databook-facts.ts';
import {
  dollars,
  figure,
  firstRow,
  headings,
  headRows,
  periodSums,
  timeColumns,
  widthsOf,
} from './figure-cells.ts';
import { type LedgerPlaces, serialOf, shownText } from './ledger-sheet.ts';

const [name, entries] = ['Adjustments', 'Entries'] as const;

type AdjustmentRow = Pick<BookAdjustment, 'tier' | 'share' | 'title' | 'why'> & {
  label: string;
  category: string;
  /** How many documents and lines of the bank stand behind it. */
  documents: number;
  payments: number;
  documentWords: string;
  paymentWords: string;
  remark: string;
};

const columns: ColumnsOf<AdjustmentRow> = {
  label: { from: 'monthly', title: 'Adjustment', width: 40, cell: (text) => text },
  category: { from: 'monthly', title: 'Category', width: 34, cell: (text) => text },
  tier: { from: 'monthly', title: 'Evidence', width: 10, cell: (tier: EvidenceTier) => tier },
  share: {
    from: 'monthly',
    title: 'Share of its entries',
    width: 18,
    cell: (percent) => ({ number: percent / 100, style: 'percent' }),
  },
  documents: {
    from: 'monthly',
    title: 'Documents',
    width: 12,
    cell: (number) => ({ number, style: 'whole' }),
  },
  payments: {
    from: 'monthly',
    title: 'Bank lines',
    width: 12,
    cell: (number) => ({ number, style: 'whole' }),
  },
  title: { from: 'names', title: 'Title', width: 30, cell: shownText },
  why: { from: 'names', title: 'Reason', width: 40, cell: shownText },
  documentWords: { from: 'names', title: 'Which documents', width: 36, cell: shownText },
  paymentWords: { from: 'names', title: 'Which bank lines', width: 36, cell: shownText },
  remark: { from: 'names', title: 'Remark, no evidence', width: 30, cell: shownText },
};

function rowOf(one: BookAdjustment, label: string): AdjustmentRow {
  const { documents, payments, remark } = one.evidence;
  return {
    ...one,
    ...{ label, category: addBackCategories[one.code].label, remark },
    ...{ documents: documents.length, payments: payments.length },
    ...{ documentWords: listedWords(documents), paymentWords: listedWords(payments) },
  };
}

type EntryRow = {
  adjustment: string;
  month: string;
  day: number;
  amount: { ledgerRow: number; cents: number };
};
/** The amount is in `amountColumn`. */
const entryColumns = (ledger: LedgerPlaces, linked: boolean): ColumnsOf<EntryRow> => ({
  adjustment: { from: 'monthly', title: 'Adjustment', width: 40, cell: (text) => text },
  month: { from: 'monthly', title: 'Month', width: 10, cell: (text) => text },
  day: { from: 'monthly', title: 'Date', width: 12, cell: (number) => ({ number, style: 'day' }) },
  amount: {
    from: 'monthly',
    title: 'Debit (credit is negative)',
    width: 24,
    cell: ({ ledgerRow, cents }) => {
      const link = ledger.rows({ first: ledgerRow, last: ledgerRow });
      return figure(ledger.amount(ledgerRow), cents, linked ? { link } : {});
    },
  },
});

const amountColumn = 3;

type Entry = {
  adjustment: number;
  month: number;
  ofOwner: boolean;
  ledgerRow: number;
  day: string;
  cents: number;
};

export type AdjustmentSheets = {
  /** Is told each line of the ledger while it is written. */
  note(line: BookLine, row: number): void;
  sheets(): WorkbookSheet[];
  /** The cell of a period: `Adjustments!AN7`. */
  effectAt(adjustment: number, period: number): string;
  /** The cells of what all of them take out of an owner’s pay; `null`: nothing. */
  ownerPayAt(period: number): string | null;
};

/** What each adjustment does month by month, from the ledger entries that were chosen for it. */
export function adjustmentSheets(
  facts: DatabookFacts,
  ledger: LedgerPlaces,
  isOwnerPay: (accountId: number) => boolean,
): AdjustmentSheets {
  const table = tableAt(facts.stage, columns);
  const time = timeColumns(facts, table.titles.length);
  const labels = adjustmentLabels(facts.adjustments, facts.stage);
  const found: Entry[] = [];
  const paid = facts.adjustments.filter(({ ownerPay }) => ownerPay !== null);
  const ownerRow = firstRow + facts.adjustments.length + 2;
  const periodCell = (row: number, period: number) => cellName(row - 1, time.period(period));
  return {
    note: ({ adjustments, accountId, day, amount }, ledgerRow) => {
      for (const adjustment of adjustments)
        found.push({
          ...{ adjustment, ledgerRow, day, cents: amount },
          month: facts.months.indexOf(day.slice(0, 7)),
          ofOwner: isOwnerPay(accountId),
        });
    },
    sheets: () => [
      effectsSheet(facts, { table, time, labels, ownerRow }),
      entriesSheet(facts, ledger, labels, found),
    ],
    effectAt: (adjustment, period) => `${name}!${periodCell(firstRow + adjustment, period)}`,
    ownerPayAt: (period) =>
      paid.length === 0
        ? null
        : `${name}!${periodCell(ownerRow, period)}:${periodCell(ownerRow + paid.length - 1, period)}`,
  };
}

type Given = {
  table: ReturnType<typeof tableAt<AdjustmentRow>>;
  time: ReturnType<typeof timeColumns>;
  labels: readonly string[];
  ownerRow: number;
};

function effectsSheet(facts: DatabookFacts, { table, time, labels, ownerRow }: Given): WorkbookSheet {
  const places = entryPlaces(facts);
  const cellsOf = (one: BookAdjustment, at: number): WorkbookRow => [
    ...table.cells(rowOf(one, labels[at] ?? '')),
    ...one.months.map((month, nth) => effectCell(one, month, places(at, nth).all)),
    ...periodSums(facts, time, { row: firstRow + at, values: one.months.map(({ effect }) => effect) }),
  ];
  const paid = facts.adjustments.flatMap((one, at) => (one.ownerPay ? [{ one, at, pay: one.ownerPay }] : []));
  const payRow = ({ one, at, pay }: (typeof paid)[number], nth: number): WorkbookRow => [
    labels[at] ?? '',
    ...table.titles.slice(1).map(() => null),
    ...pay.map((cents, month) => sharedCell(one, places(at, month).ofOwner, cents, '')),
    ...periodSums(facts, time, { row: ownerRow + nth, values: pay }),
  ];
  return {
    name,
    widths: [...table.widths, ...widthsOf(time.titles, 14)],
    frozen: { rows: firstRow - 1, columns: 1 },
    rows: () => [
      [
        ...headRows(
          facts,
          'Adjustments by month',
          'What each adjustment changes in EBITDA. A month leads to the entries chosen for it; what is in no entry is typed.',
        ),
        headings([...table.titles, ...time.titles]),
        ...facts.adjustments.map(cellsOf),
        ...(paid.length === 0
          ? []
          : [[], [{ text: 'Owner’s pay in these entries', style: 'label' } as const]]),
        ...paid.map(payRow),
      ],
    ],
  };
}

type Places = { all: string | null; ofOwner: string | null };

/** Rows of the entries by adjustment and month, an owner’s pay first: in the order of `entriesSheet`. */
function entryPlaces({ adjustments }: DatabookFacts): (adjustment: number, month: number) => Places {
  let next = firstRow;
  const range = (first: number, count: number) => {
    const [from, to] = [cellName(first - 1, amountColumn), cellName(first + count - 2, amountColumn)];
    return count === 0 ? null : `${entries}!${from}:${to}`;
  };
  const places = adjustments.map(({ lines }) =>
    lines.map(({ count, ofOwner }): Places => {
      const first = next;
      next += count;
      return { all: range(first, count), ofOwner: range(first, ofOwner) };
    }),
  );
  return (adjustment, month) => places[adjustment]?.[month] ?? { all: null, ofOwner: null };
}

/** The share of its entries, less what is typed. Of income that is taken out the sign is the other way around. */
function effectCell(
  one: BookAdjustment,
  { effect, typed }: BookAdjustment['months'][number],
  rows: string | null,
): WorkbookCell {
  if (!isNetted(one.code)) return effect === 0 ? null : dollars(effect);
  if (rows === null) return typed === 0 ? null : dollars(effect);
  const less = typed === 0 ? '' : `-${dollars(typed)}`;
  return sharedCell(one, rows, effect, one.code === 'N-GRANT' ? less.replace('-', '+') : less);
}

function sharedCell(
  { share }: BookAdjustment,
  rows: string | null,
  cents: number,
  less: string,
): WorkbookCell {
  if (rows === null) return null;
  const part = share === 100 ? `SUM(${rows})` : `ROUND(SUM(${rows})*${share}/100,2)`;
  return figure(`${part}${less}`, cents, { link: rows });
}

function entriesSheet(
  facts: DatabookFacts,
  ledger: LedgerPlaces,
  labels: readonly string[],
  found: Entry[],
): WorkbookSheet {
  const count = facts.adjustments.flatMap(({ lines }) => lines).reduce((sum, one) => sum + one.count, 0);
  const table = tableAt(facts.stage, entryColumns(ledger, count <= mostInSheet.links));
  return {
    name: entries,
    widths: table.widths,
    frozen: { rows: firstRow - 1, columns: 1 },
    late: true,
    rows: function* () {
      yield [
        ...headRows(
          facts,
          'Entries of adjustments',
          'Each entry that was chosen, as its row of the ledger has it.',
        ),
        headings(table.titles),
      ];
      if (found.length !== count) throw new Error('adjustments have other lines than their sums');
      found.sort(
        (one, other) =>
          one.adjustment - other.adjustment ||
          one.month - other.month ||
          Number(other.ofOwner) - Number(one.ofOwner) ||
          one.ledgerRow - other.ledgerRow,
      );
      for (const { adjustment, month, ledgerRow, day, cents } of found)
        yield [
          table.cells({
            adjustment: labels[adjustment] ?? '',
            month: facts.months[month] ?? '',
            day: serialOf(day),
            amount: { ledgerRow, cents },
          }),
        ];
    },
  };
}
