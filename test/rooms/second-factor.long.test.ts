import { describe, expect } from 'vitest';
import { minutes } from '#kernel/instant.ts';
import { find } from '#site/finder/contract.ts';
import { makeToken } from '#test/support/access-tokens.ts';
import { problemOf } from '#test/support/caller.ts';
import { endpointsOf, nameOf } from '#test/support/calls.ts';
import { ask } from '#test/support/chat.ts';
import { test } from '#test/support/database.ts';
import { addPasskey, challengeOf } from '#test/support/passkeys.ts';
import { expectOk, signIn } from '#test/support/people.ts';
import { addText, giveRight, publish } from '#test/support/rooms.ts';
import { setUpApp } from '#test/support/two-factor.ts';
import { aRoom, type RoomWorld } from './a-room.ts';

const words = 'The lease ends in March.';

async function leased(world: RoomWorld) {
  const { seller, room } = world;
  const everyone = { kind: 'everyone' } as const;
  await giveRight(seller, room.id, { subject: everyone, target: { kind: 'room' }, level: 'original' });
  const lease = await addText(seller, room, '02.01', { name: 'Shop lease.txt', text: words });
  await publish(seller, room.id);
  await world.product.runJobs();
  return lease;
}

const path = ({ room }: RoomWorld) => `/api/deal-rooms/${room.id}/second-factor`;
const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

/** The seller shows a factor in the session that they have, and asks for it. */
async function askForIt(world: RoomWorld) {
  await setUpApp(world.product, world.seller);
  await expectOk(world.seller.put(path(world), { required: true }));
}

/** Everything of a room that a GET can name, by the ID in its path. */
function readsOf(
  { product, room, folder }: RoomWorld,
  { document, version }: Awaited<ReturnType<typeof leased>>,
) {
  const ids: Readonly<Record<string, string>> = {
    '/api/deal-rooms': room.id,
    '/api/room-folders': folder('02.01'),
    '/api/room-documents': document,
    '/api/room-versions': version,
  };
  const query = '?q=lease&number=1&width=800&figure=1';
  return endpointsOf(product).flatMap((endpoint) => {
    const [prefix = ''] = endpoint.path.split('/:id');
    const id = ids[prefix];
    return endpoint.method === 'GET' && id && endpoint.path.includes(':id')
      ? [{ name: nameOf(endpoint), path: endpoint.path.replace(':id', id) + query }]
      : [];
  });
}

describe('a room that asks for a second factor', () => {
  test('opens nothing to a session that showed none, on either side of the deal', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { product, buyer, seller } = world;
    const lease = await leased(world);
    const reads = readsOf(world, lease);
    expect(reads.length).toBeGreaterThan(15);
    const before = await Promise.all(reads.map(async ({ path: at }) => (await buyer.get(at)).status));
    expect(before.filter((status) => status === 200).length).toBeGreaterThan(8);
    const elsewhere = await signIn(product, seller);
    await askForIt(world);
    for (const who of [buyer, elsewhere])
      for (const read of reads) {
        const answer = await who.get(read.path);
        const { code } = await problemOf(answer);
        const refused = answer.status === 422 || answer.status === 404 || code === 'room-needs-second-factor';
        expect(refused, `${read.name}: ${answer.status} ${code}`).toBe(true);
      }
    expect(await codeOf(buyer.get(`/api/room-versions/${lease.version}/original`))).toBe(
      'room-needs-second-factor',
    );
    expect(await codeOf(buyer.get(`/api/room-documents/${lease.document}/pages`))).toBe(
      'room-needs-second-factor',
    );
    expect((await seller.get(`/api/room-versions/${lease.version}/original`)).status).toBe(200);
  });

  test('is left out of the finder and of what Appa reads', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { buyer } = world;
    await leased(world);
    const found = async () => find.reply.parse(await expectOk(buyer.get('/api/find?q=lease'))).documents;
    const told = async () => JSON.stringify(await ask(buyer, 'When does the lease end, in the documents?'));
    expect(await found()).toHaveLength(1);
    expect(await told()).toContain('March');
    await askForIt(world);
    expect(await found()).toEqual([]);
    expect(await told()).not.toContain('March');
  });

  test('opens to who shows an app, a passkey, or signs in with one', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { product, buyer, other, room } = world;
    const lease = await leased(world);
    await askForIt(world);
    const original = `/api/room-versions/${lease.version}/original`;
    const { app } = await setUpApp(product, buyer);
    expect((await buyer.get(original)).status).toBe(200);
    const { device } = await addPasskey(other);
    expect(await codeOf(other.get(original))).toBe('room-needs-second-factor');
    const challenge = await challengeOf(other.post('/api/passkeys/confirmation-challenge', {}));
    await expectOk(other.post('/api/passkeys/confirmation', { response: device.use(challenge) }));
    expect((await other.get(original)).status).toBe(200);
    expect((await other.get(`/api/deal-rooms/${room.id}`)).status).toBe(200);
    product.clock.advance(minutes);
    await expectOk(buyer.delete('/api/two-factor'));
    expect(await codeOf(buyer.get(original))).toBe('room-needs-second-factor');
    expect(await codeOf(buyer.post('/api/two-factor/confirmation', { code: await app.code() }))).toBe(
      'two-factor-off',
    );
  });

  test('takes a code in a session that began before', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { product, buyer } = world;
    const lease = await leased(world);
    await askForIt(world);
    const elsewhere = await signIn(product, buyer);
    const { app } = await setUpApp(product, buyer);
    const original = `/api/room-versions/${lease.version}/original`;
    expect(await codeOf(elsewhere.get(original))).toBe('room-needs-second-factor');
    product.clock.advance(minutes);
    const code = await app.code();
    expect(await codeOf(elsewhere.post('/api/two-factor/confirmation', { code: '000000' }))).toBe(
      'code-wrong',
    );
    await expectOk(elsewhere.post('/api/two-factor/confirmation', { code }));
    expect(await codeOf(elsewhere.post('/api/two-factor/confirmation', { code }))).toBe('code-wrong');
    expect((await elsewhere.get(original)).status).toBe(200);
  });

  test('opens to no program, and again once nothing is asked for', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { product, buyer, seller, room } = world;
    await leased(world);
    await setUpApp(product, buyer);
    const program = await makeToken(product, buyer, { scopes: ['deal-rooms:read'] });
    expect((await program.get(`/api/deal-rooms/${room.id}`)).status).toBe(200);
    await askForIt(world);
    expect(await codeOf(program.get(`/api/deal-rooms/${room.id}`))).toBe('room-not-with-token');
    await expectOk(seller.put(path(world), { required: false }));
    expect((await program.get(`/api/deal-rooms/${room.id}`)).status).toBe(200);
  });

  test('is made so by the seller alone, who has a factor, and is recorded', async ({ fresh }) => {
    const world = await aRoom(fresh);
    await using _ended = world.product;
    const { product, buyer, other, admin, seller, room } = world;
    await leased(world);
    expect(await codeOf(seller.put(path(world), { required: true }))).toBe('own-second-factor-first');
    await setUpApp(product, buyer);
    expect(await codeOf(buyer.put(path(world), { required: true }))).toBe('not-found');
    expect(await codeOf(admin.put(path(world), { required: true }))).toBe('not-found');
    await askForIt(world);
    expect(await expectOk(seller.get(`/api/deal-rooms/${room.id}`))).toMatchObject({ secondFactor: true });
    const acts = await product.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('action', '=', 'room-second-factor-set')
      .execute();
    expect(acts).toEqual([{ detail: { required: true } }]);
    expect(await codeOf(other.put(path(world), { required: false }))).toBe('room-needs-second-factor');
  });
});
