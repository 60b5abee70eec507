// Run as a test: test/client/client.long.test.ts.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, isRefusal } from 'cairn-client';

const [url = '', token = '', folder = '', other = ''] = process.argv.slice(2);
const cairn = createClient({ url, token, program: 'example-program/1.0' });
const say = (what: string, value: unknown) => console.log(JSON.stringify({ what, value }));

const { personId, token: own } = await cairn.call('GET /api/access-token');
say('scopes', own?.scopes);
await cairn.call('PUT /api/users/:id/', { path: { id: personId }, body: { firstName: 'Adah' } });
const { firstName } = await cairn.call('GET /api/users/:id/profile', { path: { id: personId } });
say('first name', firstName);

const titles: string[] = [];
for await (const listing of cairn.each('GET /api/own-listings', { query: { size: 1 } }))
  titles.push(listing.title);
say('listings', titles.length);

const missing = await cairn.attempt('GET /api/listing/:id/draft', { path: { id: other } });
if (!missing.ok && missing.refusal.code === 'not-found') say('of another', missing.refusal.status);

const beyond = await cairn.attempt('GET /api/orders', { query: {} });
if (!beyond.ok && beyond.refusal.code === 'scope-missing') say('needs', beyond.refusal.facts.scope);

try {
  await cairn.call('POST /api/business/', {
    body: { ein: 'x', businessName: '', businessAddress: '', industry: 'Retail' },
  });
} catch (error) {
  if (!isRefusal(error, 'invalid-fields')) throw error;
  say('wrong fields', Object.keys(error.fields).toSorted());
}

const [first] = (await cairn.call('GET /api/own-listings')).items;
const id = first?.id ?? '';
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const photo = await cairn.attempt('POST /api/listing/:id/photos', {
  path: { id },
  file: new Blob([picture], { type: 'image/png' }),
});
say('photo', photo.ok ? photo.reply.status : photo.refusal.code);

const record = await cairn.call('GET /api/listing/:id/ledger', { path: { id } });
await writeFile(join(folder, record.fileName), new Uint8Array(record.bytes));
say('file', { name: record.fileName, bytes: record.bytes.byteLength });

// What does not compile. None of it is carried out.
export const wrong = [
  // @ts-expect-error: no such call
  () => cairn.call('GET /api/nothing'),
  // @ts-expect-error: a call that no token can make
  () => cairn.call('GET /api/sessions'),
  // @ts-expect-error: the path is missing
  () => cairn.call('GET /api/offers/:id'),
  // @ts-expect-error: the query is missing
  () => cairn.call('GET /api/offers'),
  // @ts-expect-error: not a status
  () => cairn.call('POST /api/offers/:id/moves', { path: { id }, body: { to: 'gone', version: 1 } }),
  // @ts-expect-error: one object, no pages
  () => cairn.each('GET /api/offers/:id', { path: { id } }),
  async () => {
    const moved = await cairn.attempt('GET /api/offers/:id', { path: { id } });
    // @ts-expect-error: no refusal of this call
    return !moved.ok && moved.refusal.code === 'ein-taken';
  },
  async () => {
    const { price } = (await cairn.call('GET /api/offers', { query: { scope: 'sent' } })).items[0] ?? {};
    // @ts-expect-error: money is a number
    return price?.toUpperCase();
  },
];
