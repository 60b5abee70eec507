import { type StateSlug, states } from '#features/marketplace/listings/domain/places.ts';

/** `the State of Utah`. Throws RangeError for an unknown state. */
export function lawOf(slug: StateSlug): string {
  const state = states.find((one) => one.slug === slug);
  if (!state) throw new RangeError('no state');
  return slug === 'district-of-columbia' ? 'the District of Columbia' : `the State of ${state.label}`;
}
