import { einMessage, isEin, withHyphen } from './ein.ts';
import { isIndustry } from './industries.ts';
import { isTradeAnswer } from './trades.ts';

export const onboardingSteps = ['Basic Info', 'Summary'] as const;
export const leastSteps = 1;
export const mostSteps = 5;

/** In the order in which errors are reported. */
export const basicInfoFields = [
  'ein',
  'businessName',
  'businessAddress',
  'dba',
  'industry',
  'trade',
] as const;
export type BasicInfoField = (typeof basicInfoFields)[number];

/** As typed by the owner, not validated. */
export type BasicInfo = Partial<Record<BasicInfoField, string>>;

export const basicInfoLabels: Record<BasicInfoField, string> = {
  ein: 'EIN',
  businessName: 'Business Name',
  businessAddress: 'Business Address',
  dba: 'DBA',
  industry: 'Industry Type',
  trade: 'Trade',
};

const empty = 'Must contain at least 1 character(s)';

const checks: Record<BasicInfoField, (typed: string) => string | null> = {
  ein: (typed) => (isEin(withHyphen(typed)) ? null : einMessage),
  businessName: (typed) => (typed.trim() === '' ? empty : null),
  businessAddress: (typed) => (typed.trim() === '' ? empty : null),
  dba: () => null,
  industry: (typed) => (isIndustry(typed) ? null : 'Required'),
  // Optional, but without it there is no estimate.
  trade: (typed) => (typed === '' || isTradeAnswer(typed) ? null : 'Choose a trade.'),
};

/** The first failing field's message (`EIN: Must contain …`); `null` if the form is valid. */
export function firstFailure(info: BasicInfo): string | null {
  for (const field of basicInfoFields) {
    const message = checks[field](info[field] ?? '');
    if (message !== null) return `${basicInfoLabels[field]}: ${message}`;
  }
  return null;
}

/** The step after Next, or after Previous with `by` -1. Throws RangeError unless `count` is from 1 to 5. */
export function stepAfter(step: number, by: 1 | -1, count: number = onboardingSteps.length): number {
  if (count < leastSteps || count > mostSteps)
    throw new RangeError(`a wizard has 1 to 5 steps, not ${count}`);
  return Math.min(Math.max(step + by, 0), count - 1);
}
