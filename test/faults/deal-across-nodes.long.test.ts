import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/connect.ts';
import { ObjectStoreServer } from '#test/files/object-store.ts';
import { move, offerOf } from '#test/offers/an-offer.ts';
import { moveRequest, publishListing, requestAccess, signNda } from '#test/support/deal.ts';
import { deployedAt } from '#test/support/deployed.ts';
import { makeOffer } from '#test/support/offer-terms.ts';
import { expectOk, join } from '#test/support/people.ts';
import { askAbout, moveQuestion, questionOf } from '#test/support/questions.ts';
import { announce, documentsIn, giveRight, openRoom, publish, sendBytes } from '#test/support/rooms.ts';
import { freePort, type RunningApp, runApp } from '#test/support/running-app.ts';
import { buildWeb } from '../../scripts/web-build.ts';
import { brokenLaws } from './half-done.ts';
import { type RoundRobin, roundRobin } from './nodes/round-robin.ts';
import { PostgresNode } from './storm/postgres-node.ts';

const dataDir = await mkdtemp(pathOf(tmpdir(), 'cairn-deal-nodes-'));
const server = new PostgresNode(null);
const bucket = new ObjectStoreServer();
const nodes: RunningApp[] = [];
let proxy: RoundRobin | null = null;

beforeAll(async () => {
  await buildWeb();
  await server.initialise();
  await server.start();
});

afterAll(async () => {
  await proxy?.close();
  for (const node of nodes) await node.kill();
  await bucket.stop();
  await server.remove();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('a whole deal goes through two nodes that take turns, on one database and one bucket', async () => {
  proxy = await twoNodes();
  const { db } = openDatabase(server.facts());
  try {
    const site = deployedAt(proxy.url, db);
    const seller = await join(site, 'Zebulon Quist');
    const buyer = await join(site, 'Ada Lovelace');
    const listingId = await publishListing(seller);
    const request = await requestAccess(buyer, listingId);
    await moveRequest(seller, request, 'awaiting_signature');
    const nda = await signNda(buyer, request, 'Ada Lovelace');
    await expect.poll(async () => (await buyer.get(`/api/ndas/${nda}/file`)).status).toBe(200);
    await moveRequest(seller, request, 'approved');

    const room = await openRoom(seller, listingId);
    const folder = room.folders.get('02.01') ?? '';
    const bytes = new TextEncoder().encode('Revenue by month, and what it came from.\n'.repeat(20_000));
    const [upload = ''] = await announce(seller, room.id, folder, [{ name: 'Revenue.txt', bytes }]);
    const part = 200_000;
    for (let at = 0; at < bytes.length; at += part)
      await expectOk(sendBytes(seller, upload, at, bytes.subarray(at, at + part)));
    await publish(seller, room.id);
    await giveRight(seller, room.id, {
      subject: { kind: 'everyone' },
      target: { kind: 'room' },
      level: 'original',
    });
    const document = (await documentsIn(buyer, folder))[0];
    const pages = `/api/room-documents/${document?.id}/pages`;
    await expect.poll(async () => (await buyer.get(pages)).status).toBe(200);
    const original = await buyer.get(`/api/room-versions/${document?.current.id}/original`);
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes)).toBe(true);

    const question = await askAbout(buyer, document?.id ?? '', 'Which months are seasonal?');
    await moveQuestion(seller, question, 'answered', { answer: 'May to September.' });
    expect(await questionOf(buyer, question)).toMatchObject({ state: 'answered' });

    const offer = await makeOffer(site, buyer, listingId, 'The lease goes along.', true, 'loi');
    await expectOk(move(seller, offer, 'accepted'));
    expect(await offerOf(buyer, offer)).toMatchObject({ status: 'accepted' });

    expect(proxy.lost).toEqual([]);
    for (const { answered } of proxy.upstreams) expect(answered).toBeGreaterThan(15);
    expect(bucket.objects.size).toBeGreaterThan(2);
    expect(await brokenLaws(db)).toEqual({});
  } finally {
    await db.destroy();
  }
});

async function twoNodes(): Promise<RoundRobin> {
  const { endpoint, accessKeyId, secretAccessKey, region, bucket: name } = await bucket.start();
  const { host } = new URL(endpoint ?? '');
  const keys = `${encodeURIComponent(accessKeyId)}:${encodeURIComponent(secretAccessKey)}`;
  const { host: socket, user } = server.facts();
  const env = {
    DATABASE_URL: `postgres:///postgres?host=${socket}&user=${user}`,
    STORAGE_URL: `s3://${keys}@${host}/${name}?region=${region}&ssl=off`,
  };
  const ports = [await freePort(), await freePort()];
  nodes.push(...(await Promise.all(ports.map((port) => runApp(dataDir, { ...env, PORT: String(port) })))));
  const between = await roundRobin(ports);
  await expect.poll(() => between.upstreams.every(({ ready }) => ready)).toBe(true);
  return between;
}
