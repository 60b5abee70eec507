import { type Cents, cents } from '#kernel/money.ts';
import type { AddBackCode } from './add-back-categories.ts';
import { type AccountCode, accountCodes, canonicalAccounts } from './canonical-accounts.ts';
import type { PeriodBooks } from './period-books.ts';
import type { PeriodKey } from './periods.ts';

type Item = {
  title: string;
  question: string;
  code: AddBackCode;
  account: AccountCode | null;
  names: RegExp;
  /** Names in the account's line that say it is something else. */
  not?: RegExp;
  whole: boolean;
};

const perk: Pick<Item, 'code' | 'whole'> = { code: 'O-PERK', whole: false };

/** The most common owner add-backs, in the order in which an advisor asks (practice of business brokers). */
export const checklistItems = {
  family: {
    title: 'Family on payroll',
    question:
      'Do you pay family members who would leave with you, or who earn more or less than the job is worth?',
    code: 'O-FAM',
    account: 'PAYROLL',
    names: /\bfamily\b|\bspouse\b|\bwife\b|\bhusband\b|\bdaughters?\b|\bsons?\b|relative/,
    whole: false,
  },
  vehicle: {
    ...perk,
    title: 'Personal vehicles',
    question: 'Does the business pay for a car or truck that you or your family also use privately?',
    account: 'VEHICLE',
    names: /vehicle|\bauto(mobile)?\b|\btrucks?\b|\bfuel\b|mileage/,
  },
  health: {
    ...perk,
    title: 'Your health and life insurance',
    question: 'Does the business pay health, dental or life insurance for you or your family?',
    account: 'PAYROLL_TAX_BEN',
    names: /health|medical|dental|life insurance/,
    not: /tax|\bfica\b|\bfuta\b|\bsuta\b|unemployment|401|retirement|pension|\bsep\b|\bira\b|profit sharing/,
  },
  retirement: {
    ...perk,
    title: 'Your retirement contributions',
    question: 'Does the business pay into your own retirement plan?',
    account: 'PAYROLL_TAX_BEN',
    names: /401|retirement|pension|\bsep\b|\bira\b|profit sharing/,
    not: /tax|\bfica\b|\bfuta\b|\bsuta\b|unemployment|health|medical|dental|insurance/,
  },
  travel: {
    ...perk,
    title: 'Personal meals and travel',
    question: 'Are personal meals, trips or entertainment in the books?',
    account: 'TRAVEL_MEALS',
    names: /meals|travel|entertainment|lodging|airfare/,
  },
  home: {
    ...perk,
    title: 'Home office, phone and memberships',
    question: 'Does the business pay for your home, personal phones, clubs or subscriptions?',
    account: null,
    names: /home office|cell ?phone|mobile|telephone|\bphone\b|\bclub\b|\bdues\b|membership/,
  },
  giving: {
    ...perk,
    title: 'Personal donations',
    question: 'Do donations that you choose yourself, and that bring no sales, go through the business?',
    account: null,
    names: /donation|charit|contributions? (to|-)/,
    whole: true,
  },
  rent: {
    title: 'Rent to yourself or a relative',
    question: 'Do you or a relative own the building, and is the rent above or below the market?',
    code: 'O-RENT',
    account: 'RENT',
    names: /^(?!.*equipment).*\brent\b/,
    whole: false,
  },
  legal: {
    title: 'One-time legal costs',
    question: 'Did you pay for a lawsuit, a settlement or other one-time legal work?',
    code: 'N-LEGAL',
    account: 'PROF_FEES',
    names: /settlement|lawsuit|litigation|\blegal\b|attorney/,
    whole: false,
  },
  project: {
    title: 'A move, rebrand or new system',
    question: 'Did you move, rename the business or bring in a new system, once?',
    code: 'N-MOVE',
    account: null,
    names: /\bmoving\b|relocation|rebrand|implementation|migration/,
    whole: true,
  },
  damage: {
    title: 'Storm, fire, theft or other damage',
    question: 'Did you pay for damage that insurance did not cover?',
    code: 'N-CASUALTY',
    account: null,
    names: /storm|flood|\bfire (loss|damage)|theft|casualty|\bdamages?\b/,
    whole: true,
  },
  severance: {
    title: 'Severance and one-time recruiting',
    question: 'Did you pay severance, or a recruiter to replace one key person?',
    code: 'N-SEV',
    account: null,
    names: /severance|recruit/,
    whole: true,
  },
  sale: {
    title: 'Costs of selling the business',
    question: 'Have you already paid a broker, attorney or appraiser for this sale?',
    code: 'N-DEAL',
    account: null,
    names: /appraisal|valuation|business broker|cost of sale of/,
    whole: true,
  },
  windfall: {
    title: 'Grants, forgiven loans and gains',
    question:
      'Did the business receive a grant, a forgiven loan or a gain from selling equipment? It comes off.',
    code: 'N-GRANT',
    account: 'OTHER_INC',
    names: /\bgrants?\b|forgiveness|\bppp\b|\berc\b|gain on/,
    whole: true,
  },
} as const satisfies Record<string, Item>;

export type ChecklistItem = keyof typeof checklistItems;
export const checklistKeys = Object.keys(checklistItems).filter(
  (key): key is ChecklistItem => key in checklistItems,
);

/** The ways to answer no. Yes creates an add-back. */
export const checklistAnswers = ['not-in-books', 'not-an-add-back'] as const;
export type ChecklistAnswer = (typeof checklistAnswers)[number];

export type FoundAccount = { path: string; account: AccountCode; amounts: { [K in PeriodKey]?: Cents } };

const mostFound = 4;

export function foundFor(
  key: ChecklistItem,
  periods: readonly Pick<PeriodBooks, 'key' | 'accounts' | 'lines'>[],
): FoundAccount[] {
  const item: Item = checklistItems[key];
  const all = accountsOf(periods).filter(({ account }) => fitsItem(key, account));
  const isNamed = ({ path }: FoundAccount) => item.names.test(lastName(path).toLowerCase());
  const isInLine = ({ path, account }: FoundAccount) =>
    !item.whole && account === item.account && !item.not?.test(lastName(path).toLowerCase());
  return all
    .filter((one) => isNamed(one) || isInLine(one))
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)) || largest(other) - largest(one))
    .slice(0, mostFound);
}

/** Only costs that EBITDA still bears; for a windfall, income other than sales. */
function fitsItem(key: ChecklistItem, account: AccountCode): boolean {
  const { group, effect } = canonicalAccounts[account];
  if (group === 'open') return true;
  if (key === 'windfall') return effect === 1 && (group === 'other' || account === 'REV');
  return effect === -1 && group !== 'below';
}

const lastName = (path: string) => path.split(' › ').at(-1) ?? path;
const largest = ({ amounts }: FoundAccount) => Math.max(0, ...Object.values(amounts).map(Math.abs));

function accountsOf(periods: readonly Pick<PeriodBooks, 'key' | 'accounts' | 'lines'>[]): FoundAccount[] {
  const found = new Map<string, FoundAccount>();
  const add = (key: PeriodKey, path: string, account: AccountCode, amount: Cents) => {
    if (amount === 0) return;
    const one = found.get(path) ?? { path, account, amounts: {} };
    one.amounts[key] = cents((one.amounts[key] ?? 0) + amount);
    found.set(path, one);
  };
  for (const { key, accounts, lines } of periods) {
    for (const { path, code, amount } of accounts) add(key, path, code, amount);
    if (accounts.length > 0) continue;
    for (const code of accountCodes) add(key, canonicalAccounts[code].label, code, lines[code] ?? cents(0));
  }
  return [...found.values()];
}
