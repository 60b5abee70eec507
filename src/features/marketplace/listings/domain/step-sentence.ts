import type { ListingParty, ListingStatus } from './life-cycle.ts';

/** `who` took the step, for its reader; `what`: the listing. Automatic publication is one step from draft. */
export type ListingStep = {
  from: string | null;
  to: string;
  party: string;
  who: string;
  what: string;
};

type Sentence = (step: ListingStep) => string;
const isBy = ({ party }: ListingStep, one: ListingParty) => party === one;

const sentences: Record<ListingStatus, Sentence> = {
  draft: (step) => {
    const { from, who, what } = step;
    if (from === null) return `${who} began ${what}`;
    if (from === 'withdrawn') return `${who} returned ${what} to draft`;
    return isBy(step, 'admin')
      ? `${who} sent ${what} back for changes`
      : `${who} took ${what} back from review`;
  },
  in_review: ({ who, what }) => `${who} sent ${what} for review`,
  live: (step) => {
    const { from, who, what } = step;
    if (from === 'under_offer') return `${who} set ${what} back to for sale`;
    if (isBy(step, 'system')) return `${what.replace(/^t/, 'T')} passed the privacy check and was published`;
    return from === 'in_review'
      ? `${who} approved ${what}, and it was published`
      : `${who} published ${what}`;
  },
  under_offer: ({ who, what }) => `${who} marked ${what} as under offer`,
  withdrawn: ({ who, what }) => `${who} took ${what} off the market`,
  sold: ({ who, what }) => `${who} marked ${what} as sold`,
};

/** “You published the listing”, without a period. */
export function listingSentence(step: ListingStep): string {
  const words: Readonly<Record<string, Sentence>> = sentences;
  return words[step.to]?.(step) ?? `${step.who} changed ${step.what}`;
}
