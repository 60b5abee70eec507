import { z } from 'zod';
import type { RoomBuyer } from '#features/deal-room/deal-rooms/domain/rights.ts';
import {
  type Asking,
  type RoomSight,
  readableDocuments,
} from '#features/deal-room/deal-rooms/server/room-sight.ts';
import {
  figuresNow,
  staleViewOf,
} from '#features/quality-of-earnings/adjusted-earnings/server/latest-figures.ts';
import type { StaleView } from '#features/quality-of-earnings/adjusted-earnings/stale-shapes.ts';
import { type DatabookStage, databookStages } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { storedStage } from '#features/quality-of-earnings/databook/server/stored-databook.ts';
import type { ReportedAdjustments } from '#features/quality-of-earnings/earnings-reports/domain/reported-adjustments.ts';
import { reviewedBy } from '#features/quality-of-earnings/earnings-reports/domain/sign-off.ts';
import { addBackCodes } from '#features/valuation/earnings/domain/add-back-categories.ts';
import { evidenceTiers } from '#features/valuation/earnings/domain/add-backs.ts';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { Reader } from '#platform/context.ts';
import { contestStates, outcomes } from '../domain/contest.ts';
import type { Contested } from '../domain/three-sums.ts';
import {
  type PublishedReport,
  publishedReports,
  type StandingRow,
  signersOf,
  standingsOf,
} from './court-store.ts';

const storedAdjustments = z.object({
  from: z.string(),
  to: z.string(),
  booked: z.number().optional(),
  ebitda: z.number(),
  ownerCost: z.number(),
  lenderPay: z.number().optional(),
  items: z.array(
    z.object({
      id: z.string(),
      code: z.enum(addBackCodes),
      ...{ title: z.string(), why: z.string(), thirdParty: z.string(), bank: z.string() },
      linked: z.literal(true).optional(),
      remark: z.string().optional(),
      tier: z.enum(evidenceTiers),
      hasEntries: z.boolean(),
      amount: z.number(),
    }),
  ),
}) satisfies z.ZodType<ReportedAdjustments>;

/** A report that is open to someone, what it claims, and how the contests of its review stand. */
export type Docket = ReportedAdjustments & {
  reviewId: string;
  dataset: number;
  number: number;
  reviewed: string | null;
  stale: StaleView | null;
  stage: DatabookStage;
  /** What is shown of it: of the seller’s own adjustments everything. */
  shows: DatabookStage;
  standings: Contested[];
  /** As it is kept. */
  report: PublishedReport;
};

/** The docket of the latest stage whose report is published and open to a buyer, or to the seller’s side (`null`). */
export async function docketFor(
  { db }: Pick<Asking, 'db'>,
  { id: roomId }: Pick<RoomSight['room'], 'id'>,
  buyer: RoomBuyer | null,
): Promise<Docket | null> {
  const readable = await readableDocuments(db, roomId, buyer);
  const versions = [...readable.values()].map(({ versionId }) => versionId);
  const found = await publishedReports(db, roomId, versions);
  const rank = (stage: string) => databookStages.indexOf(storedStage(stage));
  const [report] = found.toSorted((one, other) => rank(other.stage) - rank(one.stage));
  if (!report) return null;
  const stage = storedStage(report.stage);
  return {
    ...storedAdjustments.parse(report.adjustments),
    ...{ reviewId: report.review_id, dataset: report.dataset, number: report.number, stage },
    reviewed: await reviewedIn(db, report),
    stale: await staleIn(db, report, buyer),
    shows: buyer === null ? 'names' : stage,
    standings: await standingsIn(db, report.review_id),
    report,
  };
}

async function reviewedIn(db: Reader, { copy_sign_offs }: PublishedReport): Promise<string | null> {
  if (copy_sign_offs.length === 0) return null;
  const signers = await signersOf(db, copy_sign_offs);
  const named = signers.map(({ signed_at: signedAt, ...one }) => reviewedBy({ ...one, signedAt }));
  return named.length === 0 ? null : named.join('. ');
}

/** The new figures are the seller’s until they publish them. */
async function staleIn(
  db: Reader,
  report: PublishedReport,
  buyer: RoomBuyer | null,
): Promise<StaleView | null> {
  if (buyer === null) return staleViewOf(report, await figuresNow(db, report.review_id));
  if (report.stale_since === null || report.told_at === null) return null;
  return { since: report.stale_since.toISOString(), moved: [] };
}

export const stateOf = storedWord(contestStates, 'state of a contest');
export const outcomeOf = orNull(storedWord(outcomes, 'decision on a contest'));

async function standingsIn(db: Reader, reviewId: string): Promise<Contested[]> {
  return (await standingsOf(db, reviewId)).map((row: StandingRow) => ({
    adjustmentId: row.adjustment_id,
    buyerId: row.buyer_id,
    state: stateOf(row.state),
    contested: Number(row.contested),
    concededTo: row.conceded_to === null ? null : Number(row.conceded_to),
    outcome: outcomeOf(row.outcome),
    ruledTo: row.ruled_to === null ? null : Number(row.ruled_to),
  }));
}
