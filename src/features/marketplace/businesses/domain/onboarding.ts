import { einMessage, isEin } from './ein.ts';
import { isIndustry } from './industries.ts';
import { isTradeAnswer } from './trades.ts';

/** The steps of the onboarding wizard that are in use, in order. */
export const onboardingSteps = ['Basic Info', 'Summary'] as const;
export const leastSteps = 1;
export const mostSteps = 5;

/** The fields of Basic Info in the order in which their messages are shown. */
export const basicInfoFields = [
  'ein',
  'businessName',
  'businessAddress',
  'dba',
  'industry',
  'trade',
] as const;
export type BasicInfoField = (typeof basicInfoFields)[number];

/** What the owner has typed so far; nothing is trusted yet. */
export type BasicInfo = Partial<Record<BasicInfoField, string>>;

/** What stands in front of a message. */
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
  ein: (typed) => (isEin(typed.trim()) ? null : einMessage),
  businessName: (typed) => (typed.trim() === '' ? empty : null),
  businessAddress: (typed) => (typed.trim() === '' ? empty : null),
  dba: () => null,
  industry: (typed) => (isIndustry(typed) ? null : 'Required'),
  // Nobody needs to say it; without one there is no value.
  trade: (typed) => (typed === '' || isTradeAnswer(typed) ? null : 'Choose a trade.'),
};

/** The one message shown above the form, the first failing field's (`EIN: Must contain …`); `null` when all is well. */
export function firstFailure(info: BasicInfo): string | null {
  for (const field of basicInfoFields) {
    const message = checks[field](info[field] ?? '');
    if (message !== null) return `${basicInfoLabels[field]}: ${message}`;
  }
  return null;
}

/** The step after Next, or after Previous with `by` -1; the wizard never leaves its steps. */
export function stepAfter(step: number, by: 1 | -1, count: number = onboardingSteps.length): number {
  if (count < leastSteps || count > mostSteps)
    throw new RangeError(`a wizard has 1 to 5 steps, not ${count}`);
  return Math.min(Math.max(step + by, 0), count - 1);
}
