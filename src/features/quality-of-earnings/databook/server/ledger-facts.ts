import { termsOf } from '#features/quality-of-earnings/general-ledger/domain/figures.ts';
import { storedCode } from '#features/quality-of-earnings/general-ledger/server/figures-of.ts';
import { type ReviewEnds, reviewDays } from '#features/quality-of-earnings/reviews/domain/review-periods.ts';
import {
  accountCodes,
  type LedgerUse,
  ledgerCodes,
  ledgerUses,
} from '#features/valuation/earnings/domain/canonical-accounts.ts';
import { monthsUntil } from '#features/valuation/earnings/domain/day-range.ts';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import type { AccountGroup, BookCustomer, BookLedger, MonthSum } from '../domain/databook-facts.ts';
import { keyOf } from '../domain/ledger-layout.ts';
import { shownAccount } from '../domain/ledger-sheet.ts';
import { type DatabookStage, isShown } from '../domain/stages.ts';
import { nameHider, withoutNumbers } from '../domain/withheld-words.ts';
import type { ReviewOfBook } from './databook-store.ts';
import {
  type AccountMonthRow,
  accountMonthRows,
  filesOfBook,
  namesIn,
  openingRows,
  type SoldRow,
  soldRows,
} from './ledger-store.ts';

export type Asked = { review: ReviewOfBook; stage: DatabookStage; number: number; dataset: number };
type Of = Asked & { ends: ReviewEnds; months: readonly string[] };

const storedUse = orNull(storedWord(ledgerUses, 'purpose of an account'));
/** More customers than this are one row: a sheet takes no more links. */
const mostCustomers = 5_000;

/** Accounts, files and customers of a databook with a ledger. */
export async function ledgerFacts(
  db: Reader,
  of: Of,
): Promise<{ ledger: BookLedger; customers: Map<string, number>; files: Map<number, number> }> {
  const book = { reviewId: of.review.id, dataset: of.dataset };
  const rows = await accountMonthRows(db, book);
  const openings = new Map(
    (await openingRows(db, book)).map(({ account_id, amount }) => [account_id, amount]),
  );
  const days = reviewDays(of.ends);
  const codes = termsOf({ formula: 'revenue', code: null }).map(({ code }) => code);
  const { latestEnds } = of.ends;
  const [latest, before] = [monthsUntil(latestEnds, 12).from, monthsUntil(latestEnds, 24).from];
  const sold = await soldRows(db, { ...book, codes, latest, before, ...days });
  const { customers, byName } = customersOf(sold);
  const found = await filesOfBook(db, book);
  const files = new Map(found.map(({ number }, at) => [number, at + 1]));
  return {
    ledger: {
      groups: groupsOf(rows, openings, { months: of.months, label: await labeler(db, of) }),
      files: found.map((file) => ({ ...file, number: files.get(file.number) ?? 0 })),
      customers,
    },
    customers: byName,
    files,
  };
}

/** How a stage names accounts. Before the names, no name that a line has and no number stands in a path. */
async function labeler(
  db: Reader,
  { review, dataset, stage }: Of,
): Promise<(row: AccountMonthRow) => string> {
  if (isShown('names', stage)) return ({ path }) => shownAccount(path);
  const names = await namesIn(db, { reviewId: review.id, dataset });
  const hide = nameHider(names, [review.first_name, review.last_name]);
  return ({ path, purpose }) => hide(withoutNumbers(path, purpose === null));
}

type Shown = { months: readonly string[]; label: (row: AccountMonthRow) => string };

/** In the order of the canonical accounts, and in each in the order of the paths. */
function groupsOf(
  rows: readonly AccountMonthRow[],
  openings: ReadonlyMap<number, number>,
  { months, label }: Shown,
): AccountGroup[] {
  const inReview = new Set(months);
  const first = months[0] ?? '';
  const labels = new Map<string, number>();
  const accounts = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [row] = own;
    if (!row) return [];
    const moved = own.flatMap(({ month, amount, lines }) =>
      month === null ? [] : [{ month, amount, lines }],
    );
    const before = moved.filter(({ month }) => month < first).reduce((sum, { amount }) => sum + amount, 0);
    const held = new Map<string, MonthSum>(
      moved
        .filter(({ month }) => inReview.has(month))
        .map(({ month, amount, lines }) => [month, { amount, lines }]),
    );
    const [code, purpose] = [storedCode(row.code), storedUse(row.purpose)];
    const opening = (openings.get(row.id) ?? 0) + before;
    const account = { id: row.id, label: numbered(labels, label(row)), months: held };
    return held.size === 0 && (purpose === null || opening === 0)
      ? []
      : [{ code, purpose, opening, account }];
  });
  const groups = [...Map.groupBy(accounts, keyOf).values()].flatMap((own): AccountGroup[] => {
    const [one] = own;
    if (!one) return [];
    const opening = own.reduce((sum, { opening: each }) => sum + each, 0);
    return [{ code: one.code, purpose: one.purpose, opening, accounts: own.map(({ account }) => account) }];
  });
  return groups.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Paths that came out alike are told apart by a number. */
function numbered(labels: Map<string, number>, label: string): string {
  const count = (labels.get(label) ?? 0) + 1;
  labels.set(label, count);
  return count === 1 ? label : `${label} ${count}`;
}

const uses: readonly (LedgerUse | null)[] = [null, ...ledgerUses];
const order = [
  ...ledgerCodes.filter((code) => code !== 'UNMAPPED'),
  ...accountCodes.filter((code) => code === 'UNMAPPED'),
];

function rankOf({ code, purpose }: AccountGroup): number {
  return uses.indexOf(purpose) * 1_000 + order.indexOf(code) + (code === 'UNMAPPED' ? 100_000 : 0);
}

/** In one of the two years that the report compares: its numbers of customers are those of the databook. */
const hasSales = ({ latest, before }: { latest: number; before: number }) => latest !== 0 || before !== 0;

/** Names that differ by case or legal form are one customer. The largest of the last twelve months is Customer 1. */
function customersOf(rows: readonly SoldRow[]): { customers: BookCustomer[]; byName: Map<string, number> } {
  const parties = [...Map.groupBy(rows, ({ party }) => party)]
    .filter(([party]) => party !== '')
    .map(([party, names]) => ({
      party,
      names,
      latest: names.reduce((sum, { latest }) => sum + latest, 0),
      before: names.reduce((sum, { before }) => sum + before, 0),
      name:
        names.toSorted((one, other) => other.lines - one.lines || (one.name < other.name ? -1 : 1))[0]
          ?.name ?? '',
    }))
    .toSorted(
      (one, other) =>
        Number(hasSales(other)) - Number(hasSales(one)) ||
        other.latest - one.latest ||
        other.before - one.before ||
        (one.party < other.party ? -1 : 1),
    );
  const shown = parties.slice(0, mostCustomers);
  const customers = shown.map(({ name }, at) => ({ code: `Customer ${at + 1}`, name }));
  if (parties.length > shown.length) customers.push({ code: 'Other customers', name: '' });
  const byName = new Map(
    parties.flatMap(({ names }, at) => names.map(({ name }) => [name, Math.min(at, shown.length)] as const)),
  );
  return { customers, byName };
}
