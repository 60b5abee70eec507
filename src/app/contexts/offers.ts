import { offerFeature } from '#features/offers/offers/server/feature.ts';
import { orderFeature } from '#features/offers/orders/server/feature.ts';
import type { Feature } from '#http/feature.ts';
import type { Parts } from '../parts.ts';

export function offerFeatures(parts: Parts): Feature[] {
  return [offerFeature(parts), orderFeature];
}
