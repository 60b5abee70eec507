import type { AddBackCode } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { type EvidenceTier, lenderAmount } from '#features/valuation/earnings/domain/add-backs.ts';
import { type Cents, cents } from '#kernel/money.ts';
import { type ContestState, isOpen, type Outcome } from './contest.ts';

/** An adjustment as a report claims it, over its last twelve months in cents. */
export type Claimed = { id: string; code: AddBackCode; tier: EvidenceTier; amount: number };

/** What one buyer’s contest says of an adjustment. Amounts in cents. */
export type Contested = {
  adjustmentId: string;
  buyerId: string;
  state: ContestState;
  contested: number;
  concededTo: number | null;
  outcome: Outcome | null;
  ruledTo: number | null;
};

/**
 * In cents. `claimed`: as the seller claims it now; `evidenced`: what a lender credits of that; `open`: contested and not
 * settled; `takenOff`: by a decision. `claimed − open − takenOff = uncontested`.
 */
export type ThreeSums = Record<'claimed' | 'evidenced' | 'uncontested' | 'open' | 'takenOff', Cents>;

/**
 * Before an adjustment: EBITDA as reported, and what SDE adds back for one owner, in a lender’s view as well (missing in
 * older reports). Cents, of the last twelve months.
 */
export type Base = { ebitda: number; ownerCost: number; lenderPay?: number | undefined };

/** What the seller claims of an adjustment after every concession, no matter which buyer contested it. A concession never raises it. */
export function claimedOf(
  { id, amount }: Pick<Claimed, 'id' | 'amount'>,
  contests: readonly Contested[],
): number {
  if (amount <= 0) return amount;
  const limits = contests.flatMap(({ adjustmentId, concededTo }) =>
    adjustmentId === id && concededTo !== null ? [concededTo] : [],
  );
  return Math.min(amount, ...limits);
}

/** The sums of one adjustment for a buyer, or for the seller (`null`), who sees what is contested by anyone. */
export function sumsOf(
  one: Claimed,
  contests: readonly Contested[],
  { buyerId, ebitda }: { buyerId: string | null; ebitda: number },
): ThreeSums {
  const claimed = claimedOf(one, contests);
  const own = contests.filter(
    (contest) => contest.adjustmentId === one.id && (buyerId === null || contest.buyerId === buyerId),
  );
  const contested = claimed > 0 && own.some(({ state }) => isOpen(state));
  const settled = Math.min(claimed, ...own.map((contest) => settledAt(contest, claimed)));
  const line = { code: one.code, tier: one.tier, amount: cents(claimed) };
  return {
    claimed: cents(claimed),
    evidenced: lenderAmount(line, cents(ebitda)),
    open: cents(contested ? claimed : 0),
    takenOff: cents(contested ? 0 : claimed - settled),
    uncontested: cents(contested ? 0 : settled),
  };
}

/** What a decision leaves; one that upholds leaves no more than what was contested. */
function settledAt({ state, outcome, ruledTo, contested }: Contested, claimed: number): number {
  if (state !== 'ruled' || outcome === null || claimed <= 0) return claimed;
  return Math.min(claimed, outcome === 'upheld' ? contested : (ruledTo ?? 0));
}

export type Earnings = { adjustedEbitda: Cents; sde: Cents };

/**
 * Adjusted EBITDA and SDE by each sum: EBITDA plus the sum; SDE plus the owner’s cost, for a lender as much of it as its
 * adjusted EBITDA bears, never above the claimed SDE. Cents.
 */
export function threeEarnings(
  { ebitda, ownerCost, lenderPay = ownerCost }: Base,
  sums: readonly ThreeSums[],
): Record<'claimed' | 'evidenced' | 'uncontested', Earnings> {
  const by = (key: 'claimed' | 'evidenced' | 'uncontested'): Earnings => {
    const adjusted = ebitda + sums.reduce((sum, one) => sum + one[key], 0);
    return { adjustedEbitda: cents(adjusted), sde: cents(adjusted + ownerCost) };
  };
  const claimed = by('claimed');
  const { adjustedEbitda } = by('evidenced');
  const evidenced = { adjustedEbitda, sde: cents(Math.min(adjustedEbitda + lenderPay, claimed.sde)) };
  return { claimed, evidenced, uncontested: by('uncontested') };
}
