import { z } from 'zod';
import { giveMandate, inviteBroker } from '#test/support/broker.ts';
import {
  aDraft,
  moveRequest,
  publishListing,
  requestAccess,
  requestOf,
  signNda,
} from '#test/support/deal.ts';
import { joinByPassport, signPassport } from '#test/support/passports.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { answer, write } from '../messages/conversation.ts';
import { letIn, move, send, sent, termsOn } from '../offers/an-offer.ts';
import { moveListing, ownListing } from '../product/listing.ts';
import { save } from '../saved-searches/shapes.ts';
import { business, type Cast } from './cast.ts';

const versioned = z.looseObject({ version: z.number() });

export async function dealScene(cast: Cast): Promise<string> {
  const { product, seller, winner, rival, watcher, broker, admin } = cast;
  await save(watcher, {}, 'instant', 'Anything at all');
  const listingId = await publishListing(seller, business, { ...aDraft(), adminMayApprove: true });
  await product.runJobs();
  await expectOk(watcher.put(`/api/listing/${listingId}/watch`, {}));
  await expectOk(winner.put(`/api/listing/${listingId}/watch`, {}));
  await reprice(seller, listingId);
  await product.runJobs();
  const mandate = await brokers(cast, listingId);
  const request = await requestAccess(winner, listingId, 'Hello');
  await moveRequest(admin, request, 'sent_to_broker');
  await moveRequest(broker, request, 'pending', { pendingReason: 'buyer_info', reason: 'Who is it?' });
  await moveRequest(seller, request, 'sent_to_broker');
  await moveRequest(broker, request, 'awaiting_signature');
  await signNda(winner, request, 'Ada Lovelace');
  await moveRequest(broker, request, 'approved');
  const { version } = await requestOf(broker, request);
  await expectOk(broker.post(`/api/access-requests/${request}/stages`, { to: 'S4', version, until: null }));
  const thread = await write(rival, listingId, 'Is it still for sale?');
  await expectOk(answer(seller, thread, 'It is.'));
  const known = await write(winner, listingId, 'When can we meet?');
  await expectOk(answer(seller, known, 'On Monday.'));
  await byPassport(cast, listingId);
  await expectOk(
    seller.post(`/api/mandates/${mandate}/moves`, {
      to: 'ended',
      version: await rescope(cast, { mandate, listingId }),
    }),
  );
  await correct(cast, listingId);
  return listingId;
}

/** A figure of the private profile, which is told after an hour. */
async function correct({ seller }: Cast, listingId: string): Promise<void> {
  const { version } = await ownListing(seller, listingId);
  const draft = aDraft();
  const profile = { ...draft.profile, askingPrice: 320_000_000, sde: 41_000_000 };
  await expectOk(
    seller.put(`/api/listing/${listingId}/draft`, { ...draft, profile, adminMayApprove: true, version }),
  );
}

type Engaged = { mandate: string; listingId: string };

/** Narrower, a request that is refused, and one that is granted; returns the version then. */
async function rescope({ seller, broker }: Cast, { mandate, listingId }: Engaged): Promise<number> {
  const set = (mayApprove: boolean, version: number, profileAccess = 'none') =>
    expectOk(seller.put(`/api/mandates/${mandate}/scope`, { mayApprove, profileAccess, version }));
  const ask = (version: number) =>
    expectOk(
      broker.post(`/api/mandates/${mandate}/scope-requests`, { words: 'Only you read this.', version }),
    );
  await set(false, 2);
  await ask(3);
  await set(false, 4);
  await ask(5);
  await set(true, 6, 'edit');
  await reprice(broker, listingId, 330_000_000);
  const asked = { fields: ['leaseEnd', 'employees'], words: 'Only you read this.', version: 7 };
  await expectOk(broker.post(`/api/mandates/${mandate}/fact-requests`, asked));
  return 8;
}

async function reprice(seller: Someone, listingId: string, askingPrice = 320_000_000): Promise<void> {
  const { version } = await ownListing(seller, listingId);
  const draft = aDraft();
  const profile = { ...draft.profile, askingPrice };
  await expectOk(
    seller.put(`/api/listing/${listingId}/draft`, { ...draft, profile, adminMayApprove: true, version }),
  );
}

async function brokers(cast: Cast, listingId: string): Promise<string> {
  const { product, seller, broker, otherBroker } = cast;
  const endsAt = new Date(product.clock.now().getTime() + 90 * 86_400_000);
  const mandate = await inviteBroker(product, { seller, broker, listingId, mayApprove: true, endsAt });
  await expectOk(broker.post(`/api/mandates/${mandate}/moves`, { to: 'active', version: 1 }));
  const other = await inviteBroker(product, { seller, broker: otherBroker, listingId });
  await expectOk(otherBroker.post(`/api/mandates/${other}/moves`, { to: 'declined', version: 1 }));
  return mandate;
}

async function byPassport({ product, seller, rival, watcher }: Cast, listingId: string): Promise<void> {
  await signPassport(rival);
  await product.runJobs();
  const chosen = { templateId: null, countersign: false, passport: true };
  await expectOk(seller.put(`/api/listing/${listingId}/nda`, { ...chosen, version: 0 }));
  const request = await requestAccess(rival, listingId, '');
  await moveRequest(seller, request, 'awaiting_signature');
  await joinByPassport(rival, (await requestOf(rival, request)).nda?.id ?? '');
  await moveRequest(seller, request, 'approved');
  await expectOk(
    seller.put(`/api/listing/${listingId}/nda`, {
      ...chosen,
      countersign: true,
      passport: false,
      version: 1,
    }),
  );
  const half = await requestAccess(watcher, listingId);
  await moveRequest(seller, half, 'awaiting_signature');
  await signNda(watcher, half, 'Walpurga Gaze');
}

export async function saleScene(cast: Cast, listingId: string): Promise<void> {
  const { product, seller, winner, rival, otherBroker } = cast;
  await giveMandate(product, { seller, broker: otherBroker, listingId });
  const first = await sent(product, winner, listingId);
  await sent(product, rival, listingId);
  await expectOk(move(seller, first, 'under_review'));
  await expectOk(send(seller, first, termsOn(product, { exclusivityDays: 30 })));
  await expectOk(move(winner, first, 'accepted'));
  await expectOk(moveListing(seller, seller, listingId, 'sold'));
  await product.runJobs();
}

export async function reviewScene({ product, seller, rival, otherBroker, admin }: Cast): Promise<void> {
  const listingId = await publishListing(seller, business);
  const step = (who: Someone, to: string) => moveListing(who, seller, listingId, to, { reason: 'Say more' });
  await letIn(seller, rival, listingId);
  await giveMandate(product, { seller, broker: otherBroker, listingId });
  for (const to of ['withdrawn', 'draft', 'in_review']) await expectOk(step(seller, to));
  const { version } = versioned.parse(await expectOk(seller.get(`/api/listing/${listingId}/draft`)));
  const sentBack = { to: 'draft', version, reason: 'Say more about the team' };
  await expectOk(admin.post(`/api/listing/${listingId}/moves`, sentBack));
}
