import type { GateCode } from '#features/valuation/health-check/domain/gates.ts';
import { type SectionKey, sections } from '#features/valuation/health-check/domain/question.ts';
import type { BaseMethod } from '#features/valuation/valuation/domain/earnings-base.ts';
import { oneDigit, times, twoDigits } from '#features/valuation/valuation/domain/multiple-words.ts';
import { bounds } from '#features/valuation/valuation/domain/size-band.ts';
import type { ScoredValue } from '#features/valuation/valuation/domain/value-at-score.ts';
import {
  estimateWarningWords,
  financingWarning,
  insufficientWords,
} from '#features/valuation/valuation/domain/words.ts';
import { counted } from '#kernel/counts.ts';
import { dayInWords } from '#kernel/days.ts';
import { type Cents, formatMoney, wholeDollars } from '#kernel/money.ts';
import { roughMoney } from '#kernel/rough-money.ts';
import type { EarningsFound, EarningsOn, MethodReason } from './earnings-found.ts';
import type { Financing } from './financing.ts';
import type { GateStanding } from './gates-standing.ts';
import type { SectionMissing } from './sections-missing.ts';
import type { CheckWarning } from './warnings.ts';

/** Each continues a sentence that starts with "because". */
const gateReasons: Record<GateCode, string> = {
  'unfiled-returns': 'some tax returns have not been filed',
  'cash-not-proven': 'revenue in the books and bank deposits differ by more than 10%',
  'material-litigation': 'a pending lawsuit could materially hurt the business',
  'one-customer': 'one customer accounts for more than half of revenue',
  'lease-ends': 'the lease expires within a year and customers would not follow a move',
};

export function gateWords({ code, cap, holds }: GateStanding): string {
  return holds
    ? `The score is capped at ${cap} because ${gateReasons[code]}.`
    : `The score cannot go above ${cap} while ${gateReasons[code]}.`;
}

export const methodWords: Record<MethodReason, string> = {
  small:
    'Priced on SDE, one owner’s total pre-tax benefit: below $500,000 per year, nearly every buyer looks at SDE.',
  'owner-runs-it':
    'Priced on SDE, one owner’s total pre-tax benefit: the business depends on its owner, and a buyer takes over that job.',
  between:
    'Priced on SDE, one owner’s total pre-tax benefit, with EBITDA, profit after a manager’s pay, beside it: businesses of this size sell to owner-operators and to buyers who hire a manager.',
  'large-and-managed':
    'Priced on EBITDA, profit after a manager’s pay: with $1,000,000 or more and a manager in place, buyers look at EBITDA.',
  'answer-alone':
    'Priced on the SDE that you entered, one owner’s total pre-tax benefit. Once your books cover a full year, we use those.',
  'trade-has-no-other': 'Priced on the only measure with published multiples for this kind of business.',
};

export const wayWords: Record<BaseMethod, string> = {
  weighted: 'The years are weighted 1-2-3, the latest most, because earnings are growing steadily.',
  latest: 'Only the latest year counts because earnings have fallen.',
  average: 'The simple average of the years counts because they vary widely.',
};

/** `endsOn`: YYYY-MM-DD of each. No month counts twice. */
export function overlapWords(endsOn: readonly string[]): string {
  return `The fiscal year to ${endsOn.map(dayInWords).join(' and ')} shares months with the last twelve months. It is shown but not counted, so no month counts twice.`;
}

export function financingBasis(
  {
    from,
    metric,
    amount,
    lender,
  }: Pick<EarningsOn, 'metric' | 'amount' | 'lender'> & { from: EarningsFound['from'] },
  everyAddBack: Financing['everyAddBack'],
): string {
  if (from === 'answer') return 'Based on the earnings you entered; no add-backs were reviewed.';
  const credit = `Add-backs count here as a lender would credit them: fully documented in full, partly documented half, undocumented not at all. Adjustments that lower earnings count in full${metric === 'SDE' ? ', and so does the owner’s pay that the books show' : ''}.`;
  if (!everyAddBack) return credit;
  const { dscr, financeable } = everyAddBack;
  const round = money(lender) === money(amount) ? dollars : money;
  const [here, whole] = [round(lender), round(amount)];
  const coverage = dscr === null ? '' : `DSCR would be ${twoDigits(dscr)}, and `;
  return `${credit} So ${metric} is ${here} here, not ${whole}. If a lender credited every add-back, ${coverage}banks would be comfortable with a project of ${money(financeable)}.`;
}

export function sizeWords({
  raw,
  multiple,
  band,
}: Pick<ScoredValue, 'raw' | 'multiple'> & { band: { middle: number | null } | null }): string {
  if (!band?.middle) return 'We have no data on deals of this size, so size does not limit the multiple.';
  const [low, high] = [bounds.low * band.middle, bounds.high * band.middle];
  const kept = `Deals of this size sold for a median of ${times(band.middle)}. Our own rule keeps the multiple between ${bounds.low} and ${bounds.high} times that, ${oneDigit(low)} to ${oneDigit(high)}.`;
  return raw === multiple
    ? `${kept} Yours is within that range, so size does not change it.`
    : `${kept} The score alone would put it at ${oneDigit(raw)}.`;
}

/** From here on (the lower is 20% lower) two ranges are too far apart to stand beside each other without a reason (product policy). */
const farApart = 1.25;

type Beside = Pick<EarningsOn, 'metric'> & {
  row: { verified: boolean } | null;
  value: { claimed: Pick<ScoredValue, 'mid' | 'multiple'> | null };
};

/** Which range leads and why not to count on the other; `null` if they are near each other or one is missing. */
export function basesApartWords(main: Pick<ScoredValue, 'mid'> | null, beside: Beside | null): string | null {
  const other = beside?.value.claimed;
  if (!main || !beside || !other) return null;
  const [low, high] = [Math.min(main.mid, other.mid), Math.max(main.mid, other.mid)];
  if (high <= low * farApart) return null;
  const { metric, row } = beside;
  const leads = metric === 'EBITDA' ? 'SDE' : 'EBITDA';
  if (other.mid < main.mid)
    return `${leads} leads here. The range on ${metric} is more than 20% lower because each measure has multiples of its own.`;
  const source = row && !row.verified ? ' It is a guide range of brokers, not recorded sales.' : '';
  return `${leads} leads here: it is how most buyers of a business like this one set the price. Do not count on the higher range on ${metric}. Its multiple, ${oneDigit(other.multiple)}, is one for businesses ${describedBy[metric]}.${source}`;
}

const describedBy = {
  EBITDA: 'that run under a manager without their owner; we lead with EBITDA only from $1,000,000 of it',
  SDE: 'whose buyer takes over the owner’s job',
} as const;

const money = (amount: Cents) => roughMoney(amount, 3);
const dollars = (amount: Cents) => formatMoney(wholeDollars(amount));

const checkWarningWords: Record<Exclude<CheckWarning, 'accounts-unmatched'>, string> = {
  'books-incomplete':
    'Your books are in, but no year counts yet. Open them to see what each period is missing.',
  'no-earnings': 'A value needs your earnings. Enter your books or your SDE for the last twelve months.',
  'earnings-not-positive': insufficientWords['earnings-not-positive'],
  'trade-unknown': 'A value needs a trade with multiples. Choose your trade or the closest kind of business.',
  'period-short': 'Periods shorter than twelve months do not count. We never annualize them.',
  'multiple-held':
    'The multiple is limited by what businesses of this size sell for. The score alone would give a different one.',
  'price-to-revenue-low': estimateWarningWords['price-to-revenue-low'],
  'price-to-revenue-high': estimateWarningWords['price-to-revenue-high'],
  'assets-above-value':
    'The assets alone are worth more than the earnings support. A buyer may pay for the assets; review the earnings.',
  'needs-financing': financingWarning,
};

/** `unmatched`: number of unmatched accounts. */
export function warningWords(code: CheckWarning, unmatched: number): string {
  if (code !== 'accounts-unmatched') return checkWarningWords[code];
  const them = unmatched === 1 ? 'it' : 'them';
  return `${counted(unmatched, 'account is', 'accounts are')} not matched yet, so the years that include ${them} do not count. Match ${them} under “Earnings”.`;
}

/** "Risk check: 3 more answers give it a score." */
export function missingWords({ section, answers }: SectionMissing): string {
  return `${titleOf(section)}: ${counted(answers, 'more answer gives', 'more answers give')} it a score.`;
}

function titleOf(section: SectionKey): string {
  return sections[section].title;
}
