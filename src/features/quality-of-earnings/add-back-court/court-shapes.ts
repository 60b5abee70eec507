import { z } from 'zod';
import { staleView } from '#features/quality-of-earnings/adjusted-earnings/stale-shapes.ts';
import { databookStages } from '#features/quality-of-earnings/databook/domain/stages.ts';
import { evidenceTiers } from '#features/valuation/earnings/domain/add-backs.ts';
import { may } from '#wire/may.ts';
import { id, instant, money } from '#wire/words.ts';
import { contestReasons, contestStates, courtSides, evidenceKinds, outcomes } from './domain/contest.ts';

export const mostWords = 2_000;
const mostAdjustments = 100;
const mostContests = 500;
const evidence = z.array(z.enum(evidenceKinds)).max(evidenceKinds.length);

/** What a reader’s stage shows of an adjustment: titles, reasons and the names of documents open with the names. */
const shown = {
  adjustmentId: id,
  label: z.string(),
  category: z.string(),
  why: z.string().nullable(),
  document: z.string().nullable(),
  bank: z.string().nullable(),
  /** What the seller said about it, which proves nothing. */
  remark: z.string().nullable(),
  tier: z.enum(evidenceTiers).nullable(),
  evidence,
};

export const contestView = z.object({
  id,
  /** `null` for a CPA, who has no room. */
  roomId: id.nullable(),
  ...shown,
  party: z.enum([...courtSides, 'cpa']),
  /** For the seller’s side. */
  buyer: z.object({ id, name: z.string() }).nullable(),
  contested: money,
  reason: z.enum(contestReasons),
  words: z.string(),
  state: z.enum(contestStates),
  contestedAt: instant,
  answer: z.object({ words: z.string(), evidence, at: instant }).nullable(),
  concededTo: money.nullable(),
  ruling: z
    .object({
      outcome: z.enum(outcomes),
      to: money,
      words: z.string(),
      by: z.string(),
      license: z.string(),
      invitedBy: z.enum(courtSides),
      at: instant,
    })
    .nullable(),
  /** Whom each side invited; the address only for the side that did. */
  cpas: z
    .array(z.object({ side: z.enum(courtSides), email: z.string().nullable(), invitedAt: instant }))
    .max(courtSides.length),
  /** Whether the reader’s stage shows ledger entries of it, and there are some. */
  showsEntries: z.boolean(),
  version: z.number().int(),
  may: z.object({ answered: may, conceded: may, ruled: may, withdrawn: may, invite: may }),
});
export type ContestView = z.output<typeof contestView>;

/** As the endpoint of what is behind a figure names it. */
const figure = z.string().nullable();
const earnings = z.object({ adjustedEbitda: money, sde: money });
const three = z.object({ claimed: earnings, evidenced: earnings, uncontested: earnings });

export const courtView = z.object({
  side: z.enum(courtSides),
  /** The report that is open to the reader; `null`: none. Its figures are those of twelve months. */
  report: z
    .object({
      id,
      stage: z.enum(databookStages),
      number: z.number().int(),
      /** What the published file says of who reviewed it; `null`: nothing, or it was withdrawn. */
      reviewed: z.string().nullable(),
      from: z.string(),
      to: z.string(),
      /** In how many of these months the ledger has entries; `null`: the report does not say. */
      booked: z.number().nullable(),
      ebitda: money,
      ownerCost: money,
      earnings: three,
      /** What the reader may open of it, with everything as claimed; `null`: not this one. */
      figures: z.object({ ebitda: figure, adjustedEbitda: figure, sde: figure }),
      /** What the books say otherwise. For a buyer without figures, and once buyers were told. */
      stale: staleView.nullable(),
    })
    .nullable(),
  adjustments: z
    .array(
      z.object({
        ...shown,
        claimed: money,
        evidenced: money,
        uncontested: money,
        open: money,
        takenOff: money,
        mayContest: may,
        /** What is behind what it claims; `null`: the reader may not open it. */
        figure,
      }),
    )
    .max(mostAdjustments),
  /** Of the buyer, or for the seller’s side of all buyers; the newest first. */
  contests: z.array(contestView).max(mostContests),
});

export const oneContest = z.object({
  contest: contestView,
  entries: z.object({
    /** All that it has; at most 100 are listed. `null`: the stage shows no entries. */
    total: z.number().int().nullable(),
    items: z
      .array(
        z.object({
          day: z.string(),
          account: z.string(),
          amount: money,
          name: z.string().nullable(),
          memo: z.string().nullable(),
        }),
      )
      .max(100),
  }),
});
