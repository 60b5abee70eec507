import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { aDraft } from '#test/support/deal.ts';
import { codeIn } from '#test/support/signing-code.ts';
import {
  addBusiness,
  type Calls,
  CutOff,
  type Deal,
  goOn,
  type Ledger,
  saveDraft,
  signUp,
  steps,
} from '../writers.ts';
import type { Place } from './places.ts';

const idShape = z.object({ id: z.string() });
export type StormLedger = Ledger & { files: Set<string> };
type Scene = { seller: () => Promise<string>; live: string; draft: string; room: string; folder: string };
/**
 * `keyLasts`: when keys are renewed, in milliseconds; they expire after an hour. `cutOff`: the statuses that promise
 * nothing, only 503 if left out.
 */
export type Storm = {
  call: Calls;
  url: string;
  ledger: StormLedger;
  place: Pick<Place, 'source'>;
  keyLasts: number;
  cutOff?: readonly number[];
};
const promisesNothing = ({ cutOff = [503] }: Storm, status: number) => cutOff.includes(status);

export function emptyLedger(): StormLedger {
  const draft = { version: 0, about: 0 };
  return { people: new Map(), businesses: new Set(), draft, deals: [], files: new Set() };
}

export async function setScene(storm: Storm): Promise<Scene> {
  const { call, ledger } = storm;
  const seller = keyOf(storm, await signUp(call, ledger));
  const key = await seller();
  const list = async () => {
    const businessId = await addBusiness(call, ledger, key);
    const { id } = idShape.parse(await call('POST', '/api/listing/', key, { businessId }));
    const plain = aDraft();
    const body = { ...plain, profile: { ...plain.profile, about: '0' }, version: 1 };
    await call('PUT', `/api/listing/${id}/draft`, key, body);
    return id;
  };
  const [live, draft] = [await list(), await list()];
  await call('POST', `/api/listing/${live}/moves`, key, { to: 'live', version: 2 });
  ledger.draft = { version: 2, about: 0 };
  // The files of an hour exceed the quota of an account with an unconfirmed address.
  await queryAt(storm.place, 'update person set email_verified = true', []);
  const { id: room } = idShape.parse(await call('POST', `/api/listing/${live}/deal-room`, key, {}));
  const shape = z.object({ folders: z.array(idShape) });
  const { folders } = shape.parse(await call('GET', `/api/deal-rooms/${room}`, key));
  return { seller, live, draft, room, folder: folders[0]?.id ?? '' };
}

export function writeOn(storm: Storm, scene: Scene, over: () => boolean): Promise<unknown> {
  const { call, ledger } = storm;
  const again = async (write: () => Promise<unknown>) => {
    // Without a pause, an hour-long storm would only measure the load that the machine can take.
    for (; !over(); await pause(25))
      await write().catch(async (error: unknown) => {
        if (!(error instanceof CutOff)) throw error;
        await pause(200);
      });
  };
  return Promise.all([
    again(() => signUp(call, ledger)),
    again(async () => addBusiness(call, ledger, await scene.seller())),
    again(async () => addBusiness(call, ledger, await scene.seller())),
    again(async () => saveDraft(call, ledger, await scene.seller(), scene.draft)),
    again(() => nextStep(storm, scene)),
    again(() => sendFile(storm, scene)),
    again(async () => {
      await call('GET', '/api/listing/', null);
      await pause(50);
    }),
  ]);
}

async function nextStep(storm: Storm, scene: Scene): Promise<void> {
  const { call, ledger, place } = storm;
  const deal = ledger.deals.find(({ done }) => done < steps.length) ?? (await newDeal(storm));
  const seller = await scene.seller();
  await goOn(call, deal, { seller, live: scene.live }, (email) => newestCode(place, email));
}

async function newDeal(storm: Storm): Promise<Deal> {
  const key = keyOf(storm, await signUp(storm.call, storm.ledger));
  const deal: Deal = { key: await key(), requestId: null, done: 0 };
  storm.ledger.deals.push(deal);
  return deal;
}

async function sendFile(storm: Storm, { seller, room, folder }: Scene): Promise<void> {
  const { call, url, ledger } = storm;
  const key = await seller();
  const bytes = randomBytes(20_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const files = [{ name: `${sha256.slice(0, 12)}.qbw`, size: bytes.length }];
  const announced = await call('POST', `/api/deal-rooms/${room}/uploads`, key, { folderId: folder, files });
  const [upload] = z.object({ items: z.array(idShape) }).parse(announced).items;
  const sent = await fetch(`${url}/api/room-uploads/${upload?.id}/bytes?offset=0`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream', 'X-Application-Key': key },
    body: Uint8Array.from(bytes),
  });
  await sent.text();
  if (promisesNothing(storm, sent.status)) throw new CutOff();
  if (sent.status >= 500) throw new Error(`a part of a file was answered with ${sent.status}`);
  if (sent.ok) ledger.files.add(sha256);
  // A room has a limit of documents, which an hour would reach.
  await pause(300);
}

function keyOf(storm: Storm, email: string): () => Promise<string> {
  let held = { key: '', device: '', until: 0 };
  return async () => {
    if (Date.now() > held.until)
      held = { ...(await signIn(storm, email, held.device)), until: Date.now() + storm.keyLasts };
    return held.key;
  };
}

/** `device`: the cookie that an earlier sign-in set. A new device could not open a deal room. */
async function signIn(storm: Storm, email: string, device: string) {
  const Authorization = `Basic ${Buffer.from(`${email}:a password of mine`).toString('base64')}`;
  const answer = await fetch(`${storm.url}/token/`, { headers: { Authorization, Cookie: device } });
  const text = await answer.text();
  if (promisesNothing(storm, answer.status)) throw new CutOff();
  const set = answer.headers.getSetCookie().find((one) => one.startsWith('cairn.device='));
  return {
    key: z.object({ jwt: z.string() }).parse(JSON.parse(text)).jwt,
    device: set?.split(';')[0] ?? device,
  };
}

async function newestCode(place: Storm['place'], email: string): Promise<string> {
  const [row] = await queryAt(
    place,
    `select body from outgoing_mail where kind = 'nda-signing-code' and recipient = $1
     order by created_at desc, id desc limit 1`,
    [email],
  );
  return codeIn(String(row?.body ?? ''));
}

async function queryAt(
  place: Storm['place'],
  query: string,
  values: readonly string[],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...place.source(), query_timeout: 5_000, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(query, [...values])).rows;
  } finally {
    client.end().catch(() => {});
  }
}
