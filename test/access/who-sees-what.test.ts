import { describe, expect } from 'vitest';
import { type GrantedStage, stages } from '#features/marketplace/listings/domain/stage.ts';
import { endAccess, grantAccess, suspendAccess } from '#features/marketplace/listings/server/grant-access.ts';
import { days, shift } from '#kernel/instant.ts';
import type { Work } from '#platform/context.ts';
import { type Deal, test } from '../product/a-deal.ts';
import { addBlock } from '../support/blocks.ts';
import { giveMandate } from '../support/broker.ts';
import { join, type Someone } from '../support/people.ts';
import { proveTo } from '../support/proofs.ts';

/** What approval opens; only stored in the seller's record. */
const profileWords = [
  'Quartzite Hollow',
  'Juniper Lane',
  'quartzite-hollow.example',
  '801-555-0177',
  'The long story',
  '2031-08-31',
];
const highlightWords = ['"saleReason":"retirement"'];

/** What each view shows: nothing (404), the card, also the highlights, or the whole profile. */
async function told(who: Someone | null, { product, listingId }: Deal): Promise<string[]> {
  const views = [
    `/api/listing/${listingId}`,
    '/api/listing/',
    '/api/listing/?q=contractor',
    `/api/listing/${listingId}/photos`,
    `/api/listing/${listingId}/draft`,
    `/api/listing/${listingId}/deal-room/request`,
    '/api/access-requests?scope=sent',
    '/api/watched-listings',
    '/api/notifications',
    '/api/find?q=contractor',
  ];
  return Promise.all(
    views.map(async (path) => {
      const answer = await product.call('GET', path, who ? { key: who.key } : {});
      const text = await answer.text();
      const opened = profileWords.filter((word) => text.includes(word));
      if (opened.length > 0)
        return opened.length === profileWords.length ? 'profile' : `part of it: ${opened}`;
      if (highlightWords.some((word) => text.includes(word))) return 'highlights';
      if (text.includes('Established service contractor')) return 'card';
      return String(answer.status);
    }),
  );
}

type Stand = (deal: Deal, buyer: Someone) => Promise<void>;
const of = ({ listingId }: Deal, { id }: Someone) => ({ listingId, personId: id });
const change = ({ product }: Deal, run: (work: Work) => Promise<void>) => product.product.asSystem(run);
const grant =
  (stage: GrantedStage, endsAt: (now: Date) => Date | null = () => null): Stand =>
  (deal, buyer) =>
    change(deal, (work) =>
      grantAccess(work, { ...of(deal, buyer), stage, endsAt: endsAt(work.now), cause: 'approval' }),
    );

const standings: readonly [string, 'card' | 'highlights' | 'profile', Stand][] = [
  ['S0, nothing granted', 'card', async () => undefined],
  [
    'S1, address confirmed',
    'card',
    async ({ product }) =>
      void (await product.database.db.updateTable('person').set({ email_verified: true }).execute()),
  ],
  [
    'S2 by the rules',
    'highlights',
    async (deal, buyer) => {
      await proveTo(deal.admin, buyer, 'identity');
      const rules = { opensVetted: true, vettedIdentity: true, vettedFunds: false, vettedPrice: false };
      const more = { needsIdentity: false, needsFunds: false, version: 0 };
      await deal.seller.put(`/api/listing/${deal.listingId}/access-rules`, { ...rules, ...more });
    },
  ],
  ['S2 by hand', 'highlights', grant('S2')],
  ['S3', 'profile', grant('S3')],
  ['S4', 'profile', grant('S4')],
  ['S5', 'profile', grant('S5', (now) => shift(now, days))],
  ['S5, run out', 'card', grant('S5', (now) => now)],
  [
    'S4, suspended',
    'card',
    async (deal, buyer) => {
      await grant('S4')(deal, buyer);
      await change(deal, (work) => suspendAccess(work, { ...of(deal, buyer), reason: 'compliance' }));
    },
  ],
  [
    'S3, revoked',
    'card',
    async (deal, buyer) => {
      await grant('S3')(deal, buyer);
      await change(deal, (work) => endAccess(work, { ...of(deal, buyer), reason: 'revoked' }));
    },
  ],
];

describe('who sees what, by stage', () => {
  test.for(standings)(
    '%s shows the %s on the listing’s page, and elsewhere at most the card',
    async ([, most, stand], { deal }) => {
      const { product, seller, buyer, admin, listingId } = deal;
      const bystander = await join(product, 'Nobody Near');
      const broker = await join(product, 'Bram Broker', ['broker']);
      await giveMandate(product, { seller, broker, listingId });
      await stand(deal, buyer);
      const [page, market, searched, photos, draft, ...rest] = await told(buyer, deal);
      expect([page, market, searched]).toEqual([most, 'card', 'card']);
      expect([photos, draft]).toEqual(['200', '404']);
      for (const view of rest) expect(['200', 'card', '404']).toContain(view);
      // Others see the same as before: one buyer's stage opens nothing to them.
      for (const who of [bystander, broker, admin, null]) expect((await told(who, deal))[0]).toBe('card');
      expect((await told(seller, deal))[0]).toBe('profile');
      await addBlock(seller, 'person', buyer.email);
      expect((await told(buyer, deal)).slice(0, 5)).toEqual(['404', '200', '200', '404', '404']);
    },
  );

  test('covers every stage', () => {
    for (const stage of stages) expect(standings.some(([name]) => name.startsWith(stage))).toBe(true);
  });
});
