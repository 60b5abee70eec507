import { states } from '#features/marketplace/listings/domain/places.ts';
import type { BrokerRequest } from './queries.ts';

/** For example `License 1234567 (Utah)`. */
export function licenseWords({
  licenseState,
  licenseNumber,
}: Pick<BrokerRequest, 'licenseState' | 'licenseNumber'>): string {
  const state = states.find(({ slug }) => slug === licenseState)?.label;
  if (!state) return 'No license given';
  return licenseNumber === null ? `${state}, no license number given` : `License ${licenseNumber} (${state})`;
}
