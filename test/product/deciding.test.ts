import { describe, expect } from 'vitest';
import { days } from '#kernel/instant.ts';
import { giveMandate } from '../support/broker.ts';
import { aDraft, moveRequest, publishListing, requestAccess, requestOf, signNda } from '../support/deal.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import type { TestProduct } from '../support/product.ts';
import { sees, test, tryMove, untilSigned, withHistory } from './a-deal.ts';

describe('decisions', () => {
  test('an admin approves only with the seller’s recorded consent', async ({ deal }) => {
    const { product, admin, buyer } = deal;
    const id = await untilSigned(deal);
    const refused = await tryMove(admin, id, 'approved');
    expect(await refused.json()).toMatchObject({ status: 409, code: 'seller-consent' });
    const willing = await join(product, 'Otto Other');
    const listingId = await publishListing(willing, {}, { ...aDraft(), adminMayApprove: true });
    const second = await untilSigned({ ...deal, seller: willing, listingId });
    expect((await tryMove(admin, second, 'approved')).status).toBe(200);
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('a broker vets under an engagement, and approves only with that authority', async ({ deal }) => {
    const { product, seller, listingId } = deal;
    const broker = await join(product, 'Bo Broker', ['broker']);
    const id = await untilSigned(deal);
    expect((await broker.get(`/api/access-requests/${id}`)).status).toBe(404);
    await giveMandate(product, { seller, broker, listingId });
    const refused = await tryMove(broker, id, 'approved');
    expect(await refused.json()).toMatchObject({ status: 409, code: 'delegated' });
    await product.database.db.updateTable('mandate').set({ may_approve: true }).execute();
    expect((await tryMove(broker, id, 'approved')).status).toBe(200);
  });

  test('an admin does not decide on their own request', async ({ deal: { admin, listingId } }) => {
    const id = await requestAccess(admin, listingId);
    expect((await tryMove(admin, id, 'awaiting_signature')).status).toBe(403);
    expect((await tryMove(admin, id, 'denied')).status).toBe(200);
  });

  test('the seller’s internal reasons stay on the seller’s side; both sides read the buyer’s', async ({
    deal,
  }) => {
    const { seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'pending', { pendingReason: 'buyer_info', reason: 'Funds look thin' });
    await moveRequest(buyer, id, 'denied', { reason: 'Found another one' });
    const reasons = async (who: Someone) =>
      withHistory
        .parse(await expectOk(who.get(`/api/access-requests/${id}`)))
        .history.map(({ reason }) => reason);
    expect(await reasons(seller)).toEqual([null, 'Funds look thin', 'Found another one']);
    expect(await reasons(buyer)).toEqual([null, null, 'Found another one']);
  });

  test('only one of two concurrent approvals counts, and there is one grant', async ({ deal }) => {
    const { product, seller } = deal;
    const id = await untilSigned(deal);
    const { version } = await requestOf(seller, id);
    const approve = () => seller.post(`/api/access-requests/${id}/moves`, { to: 'approved', version });
    const answers = await Promise.all([approve(), approve()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const grants = await product.database.db.selectFrom('access_grant').select('id').execute();
    expect(grants).toHaveLength(1);
  });
});

describe('expiration', () => {
  const statusOf = async ({ database: { db } }: TestProduct, id: string) =>
    db.selectFrom('access_request').select(['status', 'deny_reason']).where('id', '=', id).executeTakeFirst();

  test('an NDA that is not signed in 14 days expires with its request', async ({ deal }) => {
    const { product, seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    product.clock.advance(14 * days - 1);
    await product.runJob('expire-ndas');
    expect(await statusOf(product, id)).toMatchObject({ status: 'awaiting_signature' });
    product.clock.advance(1);
    await product.runJob('expire-ndas');
    expect(await statusOf(product, id)).toEqual({ status: 'denied', deny_reason: 'expired' });
  });

  test('an NDA cannot be signed after its deadline, whether or not the job has run', async ({ deal }) => {
    const { product, seller, buyer, listingId } = deal;
    const id = await requestAccess(buyer, listingId);
    await moveRequest(seller, id, 'awaiting_signature');
    await product.database.db.updateTable('nda').set({ expires_at: product.clock.now() }).execute();
    await expect(signNda(buyer, id, 'Ada Lovelace')).rejects.toThrow(/409.*nda-expired/);
    await product.runJob('expire-ndas');
    expect(await requestOf(buyer, id)).toMatchObject({ status: 'denied', nda: { status: 'expired' } });
  });

  test('a request without a decision expires after 30 days', async ({ deal }) => {
    const { product } = deal;
    const id = await untilSigned(deal);
    product.clock.advance(30 * days - 1);
    await product.runJob('run-request-clocks');
    expect(await statusOf(product, id)).toMatchObject({ status: 'pending' });
    product.clock.advance(1);
    await product.runJob('run-request-clocks');
    await product.runJob('run-request-clocks');
    expect(await statusOf(product, id)).toEqual({ status: 'denied', deny_reason: 'expired' });
  });
});

describe('notifications', () => {
  test('emails go to those who have to act or to know, have no names in the subject, and link to the page', async ({
    deal,
  }) => {
    const { product, seller, buyer } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved');
    await moveRequest(seller, id, 'denied');
    await product.runJobs();
    const mails = await product.database.db
      .selectFrom('outgoing_mail')
      .select(['recipient', 'subject', 'body', 'status'])
      .where('kind', 'not like', 'email%')
      .orderBy('subject')
      .execute();
    const told = (person: Someone) =>
      mails.filter(({ recipient }) => recipient === person.email).map(({ subject }) => subject);
    expect(told(seller)).toEqual([
      'A buyer requested access to your listing',
      'A buyer signed the NDA and is waiting for your decision',
    ]);
    expect(told(buyer)).toEqual([
      'An NDA is ready for you to sign',
      'An NDA was signed',
      'You have access',
      'Your access has ended',
      'Your code for signing an NDA',
    ]);
    for (const { subject, body, status } of mails) {
      expect(subject).not.toMatch(/Ada|Lovelace|Zebulon|Quist|Quartzite|contractor/);
      expect(body).toContain(`/access-request/${id}`);
      expect(body).not.toMatch(/Quartzite|Juniper/);
      expect(status).toBe('kept');
    }
  });

  test('a buyer approved by the rules gets one email per signature, and the broker is notified', async ({
    deal,
  }) => {
    const { product, buyer } = deal;
    const seller = await join(product, 'Otto Other');
    const broker = await join(product, 'Bo Broker', ['broker']);
    const listingId = await publishListing(seller, {}, { ...aDraft(), autoApprove: true });
    await giveMandate(product, { seller, broker, listingId });
    const id = await requestAccess(buyer, listingId);
    await moveRequest(broker, id, 'awaiting_signature');
    await product.runJobs();
    const mailsTo = async (person: Someone) =>
      product.database.db
        .selectFrom('outgoing_mail')
        .select(['subject', 'body'])
        .where('recipient', '=', person.email)
        .where('kind', 'in', ['nda-signed', 'request-moved'])
        .execute();
    const before = { buyer: await mailsTo(buyer), broker: await mailsTo(broker) };
    await signNda(buyer, id, 'Ada Lovelace');
    await product.runJobs();
    expect(await sees(buyer, listingId)).toBe(true);
    const [mail, ...more] = (await mailsTo(buyer)).slice(before.buyer.length);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('You have access');
    expect(mail?.body).toMatch(/You signed the NDA for the listing.*the business’s name.*audit certificate/s);
    const toBroker = (await mailsTo(broker)).slice(before.broker.length);
    expect(toBroker.map(({ subject }) => subject)).toEqual([
      'A buyer signed the NDA for a listing that you represent',
    ]);
    expect(toBroker[0]?.body).toContain('met the owner’s rules');
  });

  test('the audit log has a line for each step, with who and what and nothing else', async ({ deal }) => {
    const { product, seller, buyer } = deal;
    const id = await untilSigned(deal);
    await moveRequest(seller, id, 'approved');
    const rows = await product.database.db
      .selectFrom('audit_event')
      .select(['actor_id', 'actor_role', 'action', 'detail'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { actor_id: buyer.id, action: 'access-requested' },
      {
        actor_id: seller.id,
        action: 'access-request-moved',
        detail: { to: 'awaiting_signature', party: 'seller' },
      },
      { actor_id: null, actor_role: 'system', action: 'access-request-moved', detail: { to: 'pending' } },
      { actor_id: seller.id, action: 'access-request-moved', detail: { to: 'approved' } },
    ]);
  });
});
