import { expect, test } from 'vitest';
import { offerStatuses } from '#features/offers/offers/domain/offer.ts';
import { furthestOffer } from './furthest-offer.ts';

test('is the one closest to a sale, the first of equals, and never one that ended', () => {
  const all = offerStatuses.map((status) => ({ status }));
  expect(furthestOffer(all)?.status).toBe('accepted');
  expect(furthestOffer(all.filter(({ status }) => status !== 'accepted'))?.status).toBe('countered');
  const equals = [
    { status: 'submitted', id: 1 },
    { status: 'submitted', id: 2 },
  ] as const;
  expect(furthestOffer(equals)?.id).toBe(1);
  const ended = (['declined', 'withdrawn', 'expired'] as const).map((status) => ({ status }));
  expect(furthestOffer(ended)).toBeNull();
});
