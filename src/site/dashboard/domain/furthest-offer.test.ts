import { expect, test } from 'vitest';
import { type OfferStatus, offerStatuses } from '#features/offers/offers/domain/offer.ts';
import { furthestDealsFirst, furthestOffer } from './furthest-offer.ts';

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

test('deals that came furthest are first, and equals keep their order', () => {
  const deal = (name: string, approved: boolean, offers: OfferStatus[] = [], hasRoom = false) => ({
    ...{ name, approved, hasRoom },
    offers: offers.map((status) => ({ status })),
  });
  const deals = [
    deal('asked', false),
    deal('access', true),
    deal('declined, with a room', true, ['declined'], true),
    deal('countered', true, ['withdrawn', 'countered'], true),
    deal('revoked', false, ['accepted'], true),
    deal('accepted', true, ['accepted'], true),
    deal('asked later', false),
  ];
  expect(furthestDealsFirst(deals, (one) => one).map(({ name }) => name)).toEqual([
    'accepted',
    'countered',
    'declined, with a room',
    'revoked',
    'access',
    'asked',
    'asked later',
  ]);
});
