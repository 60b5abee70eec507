import { expect } from 'vitest';
import {
  type approveBrokerRequest,
  listBrokerRequestReviews,
  listBrokerRequests,
} from '#features/marketplace/broker-requests/contract.ts';
import { getHome } from '#site/dashboard/contract.ts';
import { askToBeBroker } from '#test/support/broker-requests.ts';
import { problemOf } from '#test/support/caller.ts';
import { test } from '#test/support/database.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import type { CallOf } from '#wire/endpoint.ts';

const ownOf = async (who: Someone) =>
  listBrokerRequests.reply.parse(await expectOk(who.get('/api/broker-requests'))).items;
const waitingFor = async (admin: Someone) =>
  listBrokerRequestReviews.reply.parse(await expectOk(admin.get('/api/broker-request-reviews'))).items;
const queueOf = async (admin: Someone) =>
  getHome.reply.parse(await expectOk(admin.get('/api/dashboard/home'))).queues?.brokers;
const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;
const seen: CallOf<typeof approveBrokerRequest>['body'] = { version: 1 };

const rolesOf = async ({ database: { db } }: TestProduct, { id }: Someone) =>
  (await db.selectFrom('person_role').select('role').where('person_id', '=', id).execute()).map(
    ({ role }) => role,
  );
const auditOf = ({ database: { db } }: TestProduct, action: string) =>
  db.selectFrom('audit_event').select(['actor_id', 'detail']).where('action', '=', action).execute();

test('a broker asks, an admin reads who and with what license, and the approval gives the role', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const person = await join(product, 'Bonaparte Mandell');
  const admin = await join(product, 'Wren Castell', ['admin']);
  const requestId = await askToBeBroker(person, 'HVAC contractors in Utah for ten years.');
  expect(await ownOf(person)).toMatchObject([{ id: requestId, status: 'requested', decidedAt: null }]);
  expect(await queueOf(admin)).toBe(1);
  expect(await waitingFor(admin)).toMatchObject([
    {
      id: requestId,
      person: { name: 'Bonaparte Mandell', email: person.email, emailVerified: false },
      firm: 'Alder & Sons',
      licenseState: 'utah',
      licenseNumber: '12-AB',
      practice: 'HVAC contractors in Utah for ten years.',
      mayDecide: true,
    },
  ]);
  await product.runJobs();
  expect(await admin.mails('broker-requested')).toHaveLength(1);
  expect(await person.mails('broker-requested')).toEqual([]);

  await expectOk(admin.post(`/api/broker-requests/${requestId}/approval`, seen));
  expect(await rolesOf(product, person)).toEqual(['broker']);
  expect(await ownOf(person)).toMatchObject([{ status: 'approved', version: 2, reason: null }]);
  expect([await waitingFor(admin), await queueOf(admin)]).toEqual([[], 0]);
  expect(await auditOf(product, 'broker-request-moved')).toEqual([
    {
      actor_id: admin.id,
      detail: { from: 'requested', to: 'approved', party: 'admin', personId: person.id },
    },
  ]);
  expect(await auditOf(product, 'role-granted')).toContainEqual({
    actor_id: admin.id,
    detail: { role: 'broker' },
  });
  await product.runJobs();
  expect(await person.mails('broker-decided')).toHaveLength(1);
  expect(await codeOf(person.post('/api/broker-requests', { firm: 'Again' }))).toBe('broker-already');
});

test('only the firm is required, a license number needs its state, and one request waits at a time', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const person = await join(product, 'Bonaparte Mandell');
  const ask = (body: unknown) => person.post('/api/broker-requests', body);
  expect((await ask({ firm: ' ' })).status).toBe(400);
  const stateless = await problemOf(await ask({ firm: 'Alder', licenseNumber: '12' }));
  expect(stateless).toMatchObject({ status: 400, fields: { licenseState: expect.anything() } });
  await expectOk(ask({ firm: 'Alder' }));
  expect(await ownOf(person)).toMatchObject([
    { firm: 'Alder', licenseState: null, licenseNumber: null, practice: null },
  ]);
  expect(await codeOf(ask({ firm: 'Alder' }))).toBe('broker-request-waits');
});

test('a decline needs a reason, which the person reads and may answer with another request', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const person = await join(product, 'Bonaparte Mandell');
  const admin = await join(product, 'Wren Castell', ['admin']);
  const first = await askToBeBroker(person);
  const decline = (reason?: string) =>
    admin.post(`/api/broker-requests/${first}/moves`, { to: 'declined', version: 1, reason });
  expect(await codeOf(decline(' '))).toBe('reason-given');
  await expectOk(decline('The license expired in May.'));
  expect(await ownOf(person)).toMatchObject([{ status: 'declined', reason: 'The license expired in May.' }]);
  expect(await rolesOf(product, person)).toEqual([]);
  await product.runJobs();
  const [mail] = await person.mails('broker-decided');
  expect(mail?.body).toContain('The license expired in May.');
  expect(await codeOf(decline('Again'))).toBe('stale');
  product.clock.advance(1);
  await askToBeBroker(person);
  expect((await ownOf(person)).map(({ status }) => status)).toEqual(['requested', 'declined']);
});

test('its person withdraws it and cannot approve it; no one else learns that it exists', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const person = await join(product, 'Bonaparte Mandell');
  const other = await join(product, 'Ada Lovelace');
  const requestId = await askToBeBroker(person);
  const withdraw = (who: Someone) =>
    who.post(`/api/broker-requests/${requestId}/moves`, { to: 'withdrawn', version: 1 });
  expect((await withdraw(other)).status).toBe(404);
  expect((await person.post(`/api/broker-requests/${requestId}/approval`, seen)).status).toBe(403);
  expect(await ownOf(other)).toEqual([]);
  await expectOk(withdraw(person));
  expect(await ownOf(person)).toMatchObject([{ status: 'withdrawn', decidedAt: null }]);
});

test('an admin does not decide on their own request, nor is it in their queue', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const admin = await join(product, 'Wren Castell', ['admin']);
  const other = await join(product, 'Oda Castell', ['admin']);
  const requestId = await askToBeBroker(admin);
  expect([await queueOf(admin), await queueOf(other)]).toEqual([0, 1]);
  expect((await waitingFor(admin))[0]?.mayDecide).toBe(false);
  expect(await codeOf(admin.post(`/api/broker-requests/${requestId}/approval`, seen))).toBe('not-your-move');
  await product.runJobs();
  expect(await admin.mails('broker-requested')).toEqual([]);
  await expectOk(other.post(`/api/broker-requests/${requestId}/approval`, seen));
});

test('a role given on the page of accounts settles the request that waits', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const person = await join(product, 'Bonaparte Mandell');
  const admin = await join(product, 'Wren Castell', ['admin']);
  const requestId = await askToBeBroker(person);
  await expectOk(admin.post(`/api/users/${person.id}/roles`, { role: 'buyer' }));
  expect(await queueOf(admin)).toBe(1);
  await expectOk(admin.post(`/api/users/${person.id}/roles`, { role: 'broker' }));
  expect(await ownOf(person)).toMatchObject([{ id: requestId, status: 'approved' }]);
  expect(await queueOf(admin)).toBe(0);
  await product.runJobs();
  expect(await person.mails('broker-decided')).toHaveLength(1);
});

test('two admins who decide at once decide once, and a closed account leaves no request', async ({
  fresh,
}) => {
  await using product = await testProduct(fresh);
  const person = await join(product, 'Bonaparte Mandell');
  const admin = await join(product, 'Wren Castell', ['admin']);
  const other = await join(product, 'Oda Castell', ['admin']);
  const requestId = await askToBeBroker(person);
  const answers = await Promise.all([
    admin.post(`/api/broker-requests/${requestId}/approval`, seen),
    other.post(`/api/broker-requests/${requestId}/moves`, { to: 'declined', version: 1, reason: 'No.' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await expectOk(person.delete(`/api/users/${person.id}/`));
  const { db } = product.database;
  expect(await db.selectFrom('broker_request').select('id').execute()).toEqual([]);
});
