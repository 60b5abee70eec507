import { z } from 'zod';
import { tradeAnswers } from '#features/marketplace/businesses/domain/trades.ts';
import { instant } from '#wire/words.ts';
import { stages } from './domain/stage.ts';
import { shownFields } from './private-shapes.ts';

/** What a screened buyer sees in addition to the card (stage S2). */
export const highlightsShape = z.object({
  saleReason: shownFields.saleReason,
  askingPrice: shownFields.askingPrice,
});

const standingShape = z.object({
  stage: z.enum(stages),
  until: instant.nullable(),
  held: z.enum(['suspended', 'ran-out']).nullable(),
});

export const stageFields = {
  bought: z.boolean(),
  highlights: highlightsShape.nullable(),
  /** The caller's stage as a buyer; `null` for the owner. */
  standing: standingShape.nullable(),
};

/** What a person sees after the NDA and the seller's approval (stage S3). */
export const privateProfile = z.object({
  businessName: z.string(),
  dba: z.string().nullable(),
  businessAddress: z.string(),
  trade: z.enum(tradeAnswers).nullable(),
  contactName: z.string(),
  ...shownFields,
  contactEmail: z.string(),
});
