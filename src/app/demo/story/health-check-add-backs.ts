import type { addAddBack } from '#features/valuation/earnings/contract.ts';
import { cents } from '#kernel/money.ts';
import type { CallOf } from '#wire/endpoint.ts';
import { settlement } from '../papers/gulfbend-books.ts';

type AddBack = CallOf<typeof addAddBack>['body'];

/** Whole dollars: the recorded amount, and the cost of a replacement for the buyer. */
const year = (recorded: number, replacement: number) => ({
  recorded: cents(recorded * 100),
  replacement: cents(replacement * 100),
  recovered: cents(0),
  effect: cents(0),
});
const both = (third: number, latest: number, replacement: number) => ({
  third: year(third, replacement),
  latest: year(latest, replacement),
});

const usual = { overlaps: null, onRevenue: false, samePeriod: true, otherYears: 0, neededByBuyer: false };

/** One of them fails its tests, another lowers the earnings. */
export function addBacks(paperId: string): AddBack[] {
  const papers = (['third-party', 'ledger', 'bank'] as const).map((proof) => ({ paperId, proof }));
  return [
    {
      ...usual,
      code: 'O-COMP',
      title: 'Owner’s compensation, to market',
      why: 'A plant manager with taxes and benefits costs less than I take.',
      account: 'OFFICER_COMP',
      years: both(210_000, 212_000, 150_000),
      papers,
    },
    {
      ...usual,
      code: 'O-RENT',
      title: 'Rent for the building, which I own',
      why: 'The lease is below the market; the broker’s letter says what it would be.',
      account: 'RENT',
      years: both(264_000, 268_000, 300_000),
      papers: papers.slice(0, 1),
    },
    {
      ...usual,
      code: 'O-PERK',
      title: 'Owner’s truck and phone',
      why: 'Private for two thirds.',
      account: 'VEHICLE',
      years: both(14_400, 14_400, 0),
      papers: [],
    },
    {
      ...usual,
      code: 'N-LEGAL',
      title: 'Settlement with a former supplier',
      why: 'Settled in December; there is no other claim.',
      account: 'PROF_FEES',
      years: both(settlement, settlement, 0),
      papers,
    },
    {
      ...usual,
      code: 'N-MOVE',
      title: 'Trade show in Chicago',
      why: 'We may not go again.',
      account: 'TRAVEL_MEALS',
      otherYears: 3,
      years: both(9_800, 9_800, 0),
      papers: [],
    },
  ];
}
