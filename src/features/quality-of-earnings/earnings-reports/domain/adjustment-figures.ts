import { adjustmentLabels } from '#features/quality-of-earnings/databook/domain/adjustment-labels.ts';
import type {
  BookAdjustment,
  DatabookFacts,
} from '#features/quality-of-earnings/databook/domain/databook-facts.ts';
import { addBackCategories } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { lenderAmount } from '#features/valuation/earnings/domain/add-backs.ts';
import { isNetted } from '#features/valuation/earnings/domain/kept-add-back.ts';
import { cents } from '#kernel/money.ts';
import { beside, fromParts, fromSource, plus, type Span, sumOf, type Traced } from './figure-origins.ts';
import { monthsOf } from './span-sums.ts';

/** An adjustment in a report, by its place among the adjustments, and what it is called there. */
export type NamedAdjustment = { one: BookAdjustment; label: string };

export function namedAdjustments({ adjustments, stage }: DatabookFacts): NamedAdjustment[] {
  const labels = adjustmentLabels(adjustments, stage);
  return adjustments.map((one, at) => ({ one, label: labels[at] ?? '' }));
}

/** Changes that are not in the books yet are no part of adjusted EBITDA. */
const isProForma = ({ one }: NamedAdjustment): boolean => addBackCategories[one.code].group === 'F';

/** What an adjustment does to EBITDA in a span, in cents: the share of its entries that it takes, and what was typed. */
export function adjustmentFigure(book: DatabookFacts, { one, label }: NamedAdjustment, span: Span): Traced {
  const { id, code, share } = one;
  const within = monthsOf(book, span);
  const at = { from: span.from, to: span.to };
  const sum = (of: (month: BookAdjustment['months'][number]) => number) =>
    within.reduce((all, nth) => all + of(one.months[nth] ?? { effect: 0, typed: 0 }), 0);
  const effect = sum((month) => month.effect);
  const sign = !isNetted(code) || code === 'N-GRANT' ? 1 : -1;
  const typed = sign * sum((month) => month.typed) + 0;
  const fromEntries = effect - typed + 0;
  const hasEntries = isNetted(code) && within.some((nth) => (one.lines[nth]?.count ?? 0) > 0);
  const entries = (name: string, amount: number | null) =>
    fromSource(name, amount, { kind: 'adjustment', id, partly: false, ...at });
  const words = (name: string, amount: number) =>
    fromSource(name, amount, { kind: 'typed', by: { what: 'adjustment', id } });
  const how = `${share}% of its entries.`;
  const taken = () =>
    share === 100 && code !== 'N-GRANT'
      ? entries('Entries', fromEntries)
      : fromParts('Entries', fromEntries, [beside(entries('All of its entries', null))], {
          ...{ opens: 'monthly', how: code === 'N-GRANT' ? `${how} It is income, which is taken out.` : how },
        });
  const hasTyped = within.some((nth) => (one.months[nth]?.typed ?? 0) !== 0);
  // No one typed the $0 of months that it does not reach.
  if (!hasEntries && !hasTyped) return fromParts(label, effect, [], { opens: 'monthly' });
  if (!hasEntries) return words(label, effect);
  if (!hasTyped) return { ...taken(), label };
  return sumOf(label, [plus(taken()), plus(words('Typed', typed))], { opens: 'monthly' });
}

/** Those that do something in a span. Pro forma changes are left out, or the only ones. */
export function adjustmentsIn(
  book: DatabookFacts,
  span: Span,
  { proForma }: { proForma: boolean },
): Traced[] {
  return namedAdjustments(book)
    .filter((one) => isProForma(one) === proForma)
    .map((one) => adjustmentFigure(book, one, span))
    .filter(({ cents: effect }) => effect !== 0);
}

/** The part of each that a lender counts, as the lender view of earnings does. `ebitda`: as reported, in cents. */
export function creditedIn(book: DatabookFacts, span: Span, ebitda: number): Traced[] {
  return namedAdjustments(book)
    .filter((one) => !isProForma(one))
    .flatMap((named) => {
      const whole = adjustmentFigure(book, named, span);
      const { code, tier } = named.one;
      const amount = cents(whole.cents ?? 0);
      const credited = lenderAmount({ code, tier, amount }, cents(ebitda));
      if (amount === 0) return [];
      return [
        fromParts(named.label, credited, [beside(whole)], {
          how: `What a lender counts of it: its evidence is tier ${tier}.`,
        }),
      ];
    });
}

/** What adjustments took of an owner’s pay, in cents. */
export function takenPay(book: DatabookFacts, { from, to }: Span): Traced[] {
  const within = monthsOf(book, { from, to });
  return namedAdjustments(book).flatMap(({ one, label }) => {
    const pay = within.reduce((sum, at) => sum + (one.ownerPay?.[at] ?? 0), 0);
    return pay === 0
      ? []
      : [fromSource(`In “${label}”`, pay, { kind: 'adjustment', id: one.id, partly: true, from, to })];
  });
}
