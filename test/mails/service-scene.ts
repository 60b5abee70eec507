import { days, shift } from '#kernel/instant.ts';
import { confirmEmail, inviteBroker } from '#test/support/broker.ts';
import { askToBeBroker } from '#test/support/broker-requests.ts';
import { takeTask } from '#test/support/check-value.ts';
import { aDraft, moveRequest, publishListing, requestAccess, signNda } from '#test/support/deal.ts';
import { give, inviteHelper, startCheck } from '#test/support/health-checks.ts';
import { orderService, recordPayments } from '#test/support/orders.ts';
import { signPassport } from '#test/support/passports.ts';
import { expectOk } from '#test/support/people.ts';
import { addPhoto, handInPhoto, publishPhoto } from '#test/support/photos.ts';
import { handInProof, proveTo } from '#test/support/proofs.ts';
import { moveHelp } from '../health-check/scene.ts';
import { sent } from '../offers/an-offer.ts';
import { business, type Cast } from './cast.ts';
import { openAndClose } from './room-scene.ts';

export async function serviceScene({ product, seller, winner, watcher, helper, admin }: Cast): Promise<void> {
  const paid = await orderService(seller);
  await recordPayments(admin, paid, { reference: 'Wire 1', reason: 'No funds' });
  const cancelled = await orderService(seller);
  await expectOk(seller.post(`/api/orders/${cancelled}/moves`, { to: 'cancelled', version: 1 }));
  const delivered = await orderService(seller);
  await expectOk(admin.post(`/api/orders/${delivered}/moves`, { to: 'delivered', version: 1 }));
  const refused = await handInProof(winner, 'identity');
  await expectOk(
    admin.post(`/api/proofs/${refused}/moves`, { to: 'refused', version: 1, reason: 'It is cut off' }),
  );
  await proveTo(admin, winner, 'funds');
  const declined = await askToBeBroker(watcher);
  await expectOk(
    admin.post(`/api/broker-requests/${declined}/moves`, {
      to: 'declined',
      version: 1,
      reason: 'The license expired',
    }),
  );
  const approved = await askToBeBroker(helper);
  await expectOk(admin.post(`/api/broker-requests/${approved}/approval`, { version: 1 }));
  const listingId = await publishListing(seller, business);
  await publishPhoto({ owner: seller, admin }, await addPhoto(seller, listingId, 'A tidy workshop'));
  const dark = await addPhoto(seller, listingId, 'A dark workshop');
  const version = await handInPhoto(seller, dark);
  await expectOk(
    admin.post(`/api/listing-photos/${dark}/moves`, { to: 'refused', version, reason: 'Too dark' }),
  );
  await product.runJobs();
}

export async function checkScene({ product, seller, broker, helper, expert }: Cast): Promise<void> {
  const listingId = await publishListing(seller, business);
  const mandate = await inviteBroker(product, { seller, broker, listingId, mayApprove: true });
  await expectOk(broker.post(`/api/mandates/${mandate}/moves`, { to: 'active', version: 1 }));
  const { business_id: businessId } = await product.database.db
    .selectFrom('listing')
    .select('business_id')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  await expectOk(broker.post(`/api/listing/${listingId}/health-check`, {}));
  const check = await startCheck(seller, businessId);
  await confirmEmail(product, helper);
  await confirmEmail(product, expert);
  const first = await inviteHelper(seller, check, helper.email, {
    sections: ['risk', 'growth'],
    books: true,
  });
  await expectOk(moveHelp(helper, first, 'active', 1));
  const second = await inviteHelper(seller, check, expert.email, { books: true });
  await expectOk(moveHelp(expert, second, 'declined', 1));
  await expectOk(moveHelp(seller, first, 'ended', 2));
  await give(seller, check, 'B2', 30);
  await expectOk(takeTask(seller, check, { dueOn: '2026-01-05' }));
  await product.runJob('remind-check-tasks');
}

export async function waitingScene(cast: Cast): Promise<void> {
  const { product, seller, winner, rival, watcher, broker } = cast;
  const listingId = await publishListing(seller, business);
  await signPassport(winner);
  await expectOk(watcher.put('/api/notification-preferences', { kind: 'watched-listing', mail: 'digest' }));
  await expectOk(watcher.put(`/api/listing/${listingId}/watch`, {}));
  const endsAt = shift(product.clock.now(), 20 * days);
  const mandate = await inviteBroker(product, { seller, broker, listingId, endsAt });
  await expectOk(broker.post(`/api/mandates/${mandate}/moves`, { to: 'active', version: 1 }));
  const asked = await requestAccess(winner, listingId);
  await moveRequest(seller, asked, 'pending', { pendingReason: 'buyer_info', reason: 'Who is it?' });
  await requestAccess(watcher, listingId);
  const unsigned = await publishListing(seller, business, { ...aDraft(), autoApprove: true });
  const signer = await requestAccess(rival, unsigned);
  await moveRequest(seller, signer, 'awaiting_signature');
  const offering = await requestAccess(winner, unsigned);
  await moveRequest(seller, offering, 'awaiting_signature');
  await signNda(winner, offering, 'Ada Lovelace');
  await sent(product, winner, unsigned, { expiresAt: shift(product.clock.now(), 5 * days).toISOString() });
  await openAndClose(seller, unsigned);
  const { version } = await product.database.db
    .selectFrom('listing')
    .select('version')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  await expectOk(seller.post(`/api/listing/${listingId}/moves`, { to: 'under_offer', version }));
  await product.runJobs();
  const jobs = [
    'run-request-clocks',
    'remind-of-ndas',
    'expire-ndas',
    'settle-offers',
    'expire-proofs',
    'run-out-mandates',
    'tell-of-passports',
    'send-notification-digests',
    'tell-of-corrected-figures',
  ];
  for (const passed of [4, 8, 15, 25, 31, 100, 2_000]) {
    product.clock.advance(passed * days);
    for (const job of jobs) await product.runJob(job);
    await product.runJobs();
  }
}
