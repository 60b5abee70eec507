import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { aDraft } from '#test/support/deal.ts';

const idShape = z.object({ id: z.string() });
const requestShape = z.object({ version: z.number(), nda: z.object({ id: z.string() }).nullable() });
const signedShape = z.object({ may: z.object({ download: z.union([z.literal(true), z.string()]) }) });
const lookAgain = 100;
const ndaShape = z.object({ documentSha256: z.string(), consent: z.object({ version: z.string() }) });

export type ApprovedBuyer = { listingId: string; key: string };
type Codes = (email: string) => Promise<string>;
const mailOf = (name: string) => `${name}.${process.pid}@bench.example`;
type Call = (method: string, path: string, key: string | null, body?: unknown) => Promise<unknown>;

/** The main user journey over HTTP, from sign-up to a buyer who reads the profile and the signed PDF. */
export async function journey(url: string, codes: Codes): Promise<ApprovedBuyer> {
  const call = callsTo(url);
  const seller = await join(url, call, 'seller');
  const buyer = await join(url, call, 'buyer');
  const listingId = await publish(call, seller);
  const asked = await call('POST', `/api/listing/${listingId}/deal-room/request`, buyer, {});
  const request = `/api/access-requests/${idShape.parse(asked).id}`;
  await move(call, seller, request, 'awaiting_signature');
  await sign(call, buyer, request, codes);
  await move(call, seller, request, 'approved');
  await call('GET', `/api/listing/${listingId}`, buyer);
  return { listingId, key: buyer };
}

export async function publishedListing(url: string): Promise<{ listingId: string; key: string }> {
  const call = callsTo(url);
  const key = await join(url, call, 'owner');
  return { listingId: await publish(call, key), key };
}

async function publish(call: Call, seller: string): Promise<string> {
  const business = {
    ein: '12-3456789',
    businessName: 'Quartzite Hollow Plumbing LLC',
    businessAddress: '9 Juniper Lane, Draper, UT 84020',
    dba: 'Hollow Pipes',
    industry: 'Manufacturing',
  };
  const { id: businessId } = idShape.parse(await call('POST', '/api/business/', seller, business));
  const { id } = idShape.parse(await call('POST', '/api/listing/', seller, { businessId }));
  await call('PUT', `/api/listing/${id}/draft`, seller, { ...aDraft(), version: 1 });
  await call('POST', `/api/listing/${id}/moves`, seller, { to: 'live', version: 2 });
  return id;
}

async function sign(call: Call, buyer: string, request: string, codes: Codes): Promise<void> {
  const { nda } = requestShape.parse(await call('GET', request, buyer));
  const path = `/api/ndas/${nda?.id}`;
  const shown = ndaShape.parse(await call('POST', `${path}/opening`, buyer, {}));
  await call('POST', `${path}/consent`, buyer, { consentVersion: shown.consent.version, agreed: true });
  const { documentSha256 } = shown;
  await call('POST', `${path}/signing-code`, buyer, { documentSha256 });
  await call('POST', `${path}/confirmation`, buyer, { code: await codes(mailOf('buyer')) });
  const signature = { name: 'Ada Lovelace', capacity: 'individual', documentSha256, readToEnd: true };
  await call('POST', `${path}/signature`, buyer, signature);
  await sealed(call, buyer, path);
  await call('GET', `${path}/file`, buyer);
}

/** Sealing is a job, so poll like the page does. */
async function sealed(call: Call, buyer: string, nda: string): Promise<void> {
  for (;;) {
    const { download } = signedShape.parse(await call('GET', nda, buyer)).may;
    if (download === true) return;
    if (download !== 'nda-being-sealed') throw new Error(`the signed NDA cannot be taken: ${download}`);
    await pause(lookAgain);
  }
}

async function move(call: Call, who: string, request: string, to: string): Promise<void> {
  const { version } = requestShape.parse(await call('GET', request, who));
  await call('POST', `${request}/moves`, who, { to, version });
}

async function join(url: string, call: Call, name: string): Promise<string> {
  const email = mailOf(name);
  const password = 'a password of mine';
  const person = { firstName: 'Ada', lastName: 'Lovelace', email, password, phone: '801-555-0123' };
  await call('POST', '/users/create', null, person);
  const basic = Buffer.from(`${email}:${password}`).toString('base64');
  const answer = await fetch(`${url}/token/`, { headers: { Authorization: `Basic ${basic}` } });
  return z.object({ jwt: z.string() }).parse(await answer.json()).jwt;
}

function callsTo(url: string): Call {
  return async (method, path, key, body) => {
    const headers = { 'Content-Type': 'application/json', ...(key ? { 'X-Application-Key': key } : {}) };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(url + path, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.headers.get('content-type')?.startsWith('application/json')
      ? answer.json()
      : answer.arrayBuffer();
  };
}
