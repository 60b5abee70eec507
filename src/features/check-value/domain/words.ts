import type { GateCode } from '#features/health-check/domain/gates.ts';
import { type SectionKey, sections } from '#features/health-check/domain/question.ts';
import type { BaseMethod } from '#features/valuation/domain/earnings-base.ts';
import { times } from '#features/valuation/domain/multiple-words.ts';
import { bounds } from '#features/valuation/domain/size-band.ts';
import type { ScoredValue } from '#features/valuation/domain/value-at-score.ts';
import {
  estimateWarningWords,
  financingWarning,
  insufficientWords,
} from '#features/valuation/domain/words.ts';
import { locale } from '#kernel/locale.ts';
import { type Cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import type { EarningsFound, EarningsOn, MethodReason } from './earnings-found.ts';
import type { Financing } from './financing.ts';
import type { GateStanding } from './gates-standing.ts';
import type { SectionMissing } from './sections-missing.ts';
import type { CheckWarning } from './warnings.ts';

/** What raises a gate, as it ends a sentence that begins with "because". */
const gateReasons: Record<GateCode, string> = {
  'unfiled-returns': 'some tax returns are not filed',
  'cash-not-proven': 'sales in the books and money in the bank are more than 10% apart',
  'material-litigation': 'there is a lawsuit that could hurt the business',
  'one-customer': 'one customer makes more than half of sales',
  'lease-ends': 'the lease ends within a year and customers would not follow a move',
};

/** Why the score cannot be higher, as a sentence. */
export function gateWords({ code, cap, holds }: GateStanding): string {
  return holds
    ? `The score is held at ${cap} because ${gateReasons[code]}.`
    : `The score cannot go above ${cap} while ${gateReasons[code]}.`;
}

export const methodWords: Record<MethodReason, string> = {
  small:
    'Priced on SDE, what one owner takes out before tax: below $500,000 a year nearly every buyer looks at that.',
  'owner-runs-it':
    'Priced on SDE, what one owner takes out before tax: the business hangs on its owner, and a buyer takes over that job.',
  between:
    'Priced on SDE, what one owner takes out before tax, with EBITDA, profit after a manager’s pay, beside it: a business of this size is sold to owners who work in it and to buyers who put a manager in.',
  'large-and-managed':
    'Priced on EBITDA, profit after a manager’s pay: with $1,000,000 or more and a manager in place, buyers look at that.',
  'answer-alone':
    'Priced on SDE as you answered it, what one owner takes out before tax. Once your books have a whole year, the years are weighed.',
  'trade-has-no-other': 'Priced on the measure for which there are multiples of this kind of business.',
};

export const wayWords: Record<BaseMethod, string> = {
  weighted: 'The years are weighted 1, 2, 3, the latest most: earnings grow and are steady.',
  latest: 'The latest year alone counts, for earnings have fallen.',
  average: 'The plain average of the years counts, for they lie far apart.',
};

/** That a year is shown and not weighed, for no month counts twice. `endsOn`: YYYY-MM-DD of each. */
export function overlapWords(endsOn: readonly string[]): string {
  const days = endsOn.map((day) =>
    new Date(day).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  );
  return `The fiscal year to ${days.join(' and ')} shares months with the last twelve months. It is shown and not weighed, so that no month counts twice.`;
}

/** What coverage and financing are worked out from, and what they would be if a lender credited every add-back. */
export function financingBasis(
  {
    from,
    metric,
    amount,
    lender,
  }: Pick<EarningsOn, 'metric' | 'amount' | 'lender'> & { from: EarningsFound['from'] },
  everyAddBack: Financing['everyAddBack'],
): string {
  if (from === 'answer')
    return 'Worked out from the earnings as they were answered: no add-back has been looked at.';
  const credit =
    'Add-backs count here as a lender credits them: with all papers whole, with some papers half, on word alone not at all; what lowers the earnings counts whole.';
  if (!everyAddBack) return credit;
  const { dscr, financeable } = everyAddBack;
  const coverage = dscr === null ? '' : `the coverage would be ${dscr.toFixed(2)} times, and `;
  return `${credit} So ${metric} is ${money(lender)} here, not ${money(amount)}. If a lender credited every add-back, ${coverage}banks would be comfortable with a project of ${money(financeable)}.`;
}

/** What the size of the business does to the multiple that the score picks. */
export function sizeWords({
  raw,
  multiple,
  band,
}: Pick<ScoredValue, 'raw' | 'multiple'> & { band: { middle: number | null } | null }): string {
  if (!band?.middle) return 'The tables have no deals of this size, so the size does not bound the multiple.';
  const [low, high] = [bounds.low * band.middle, bounds.high * band.middle];
  const kept = `Deals of this size sold for ${times(band.middle)} in the middle. By our own rule the multiple stays between ${bounds.low} and ${bounds.high} times that, ${times(low)} to ${times(high)}.`;
  return raw === multiple
    ? `${kept} It lies between them, so the size changes nothing.`
    : `${kept} The score alone would put it at ${times(raw)}.`;
}

const money = (amount: Cents) => formatMoney(wholeDollars(amount));

const checkWarningWords: Record<Exclude<CheckWarning, 'accounts-unmatched'>, string> = {
  'books-incomplete':
    'Your books are in, and no year of them counts yet. Open them: each period says what is missing.',
  'no-earnings':
    'The value needs your earnings. Enter your books, or answer what the business earned for you in the last twelve months.',
  'earnings-not-positive': insufficientWords['earnings-not-positive'],
  'trade-unknown':
    'There is no value without a trade that has multiples. Choose your trade, or the kind of business that comes nearest.',
  'period-short': 'A period of less than twelve months is not counted: it is never scaled up to a year.',
  'multiple-held':
    'What businesses of this size sell for holds the multiple: the score alone would put it elsewhere.',
  'price-to-revenue-low': estimateWarningWords['price-to-revenue-low'],
  'price-to-revenue-high': estimateWarningWords['price-to-revenue-high'],
  'assets-above-value':
    'The assets alone are worth more than the earnings are. A buyer may pay for the assets, and the earnings deserve a second look.',
  'needs-financing': financingWarning,
};

/** What a warning says. `unmatched`: accounts of the books that nobody matched yet. */
export function warningWords(code: CheckWarning, unmatched: number): string {
  if (code !== 'accounts-unmatched') return checkWarningWords[code];
  const [accounts, they] =
    unmatched === 1 ? ['1 account of them is', 'it'] : [`${unmatched} accounts of them are`, 'they'];
  return `Your books are in, and ${accounts} not matched yet: the years in which ${they} ${unmatched === 1 ? 'stands' : 'stand'} do not count. Match ${unmatched === 1 ? 'it' : 'them'} under “Earnings”, and they do.`;
}

/** "Risk check: 3 more answers give it a score." */
export function missingWords({ section, answers }: SectionMissing): string {
  return `${titleOf(section)}: ${answers === 1 ? '1 more answer gives' : `${answers} more answers give`} it a score.`;
}

function titleOf(section: SectionKey): string {
  return sections[section].title;
}
