import { describe, expect } from 'vitest';
import { z } from 'zod';
import { rightCall } from '#test/attack/right-calls.ts';
import { canaryWords } from '#test/disclosure/canaries.ts';
import { addBlock } from '#test/support/blocks.ts';
import { confirmEmail } from '#test/support/broker.ts';
import { askToBeBroker } from '#test/support/broker-requests.ts';
import { readFacts } from '#test/support/call-facts.ts';
import { callWith, endpointsOf, nameOf, send } from '#test/support/calls.ts';
import { copyDatabase } from '#test/support/copied-database.ts';
import { test as plain } from '#test/support/database.ts';
import { addBusiness, moveRequest, requestAccess, signNda, writeListing } from '#test/support/deal.ts';
import { askFor, tryPut } from '#test/support/diligence.ts';
import { inviteHelper, startCheck } from '#test/support/health-checks.ts';
import { startReviewOf } from '#test/support/ledgers.ts';
import { draftTemplate } from '#test/support/nda-templates.ts';
import { makeOffer } from '#test/support/offer-terms.ts';
import { expectOk } from '#test/support/people.ts';
import { addPhoto, handInPhoto } from '#test/support/photos.ts';
import { type TestProduct, testProduct } from '#test/support/product.ts';
import { handInProof } from '#test/support/proofs.ts';
import { askAbout, moveQuestion } from '#test/support/questions.ts';
import { announce, publish, uploadFile } from '#test/support/rooms.ts';
import { omitted, sentSchema } from '#test/support/schemas.ts';
import { countStatements } from '#test/support/statements.ts';
import { changeRule, ruleId } from '#test/support/valuation.ts';
import { addWebhook, sendTest } from '#test/support/webhooks.ts';
import { makeWorld } from '#test/support/world.ts';
import { type ViewerName, viewerNames, type World } from '#test/support/world-cast.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';

/** One for the caller, one for the rows, and one for each kind of related data. */
const most = 8;
const listShape = z.object({ items: z.array(z.unknown()) });
type Ask = { endpoint: EndpointSpec; id: string; scope: unknown; who: ViewerName };

const test = plain.extend(
  'counted',
  { scope: 'file' }, // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names out of this pattern
  async ({}, { onCleanup }) => {
    const statements = countStatements();
    const database = await copyDatabase();
    const product = await testProduct(database);
    onCleanup(async () => {
      statements.stop();
      await product[Symbol.asyncDispose]();
      await database.drop();
    });
    const world = await makeWorld(product, canaryWords());
    await makeMore(product, world);
    const facts = await readFacts(product, world);
    const ask = async ({ endpoint, id, scope, who }: Ask, size: number) => {
      const caller = who === 'visitor' ? null : world.people[who];
      const given = { size, scope, status: omitted };
      const before = statements.texts().length;
      const answer = await send(product, callWith(endpoint, id, facts, caller, given), caller);
      const texts = statements.texts().slice(before);
      return answer.status === 200
        ? { many: listShape.parse(await answer.json()).items.length, texts }
        : { many: 0, texts };
    };
    const ids = {
      users: Object.values(world.people).map(({ id }) => id),
      threads: Object.values(world.threads),
      listings: facts.ids.listing,
      rooms: facts.ids.room,
      folders: facts.ids.roomFolder,
      checks: facts.ids.healthCheck,
      reports: facts.ids.checkReport,
      shares: facts.ids.reportShare,
      webhooks: facts.ids.webhook,
      reviews: facts.ids.earningsReview,
      adjustments: facts.ids.earningsAdjustment,
      findings: facts.ids.finding,
      earningsReports: facts.ids.earningsReport,
      schedules: facts.ids.schedule,
    };
    return { lists: endpointsOf(product).filter(isList), ids, ask, market: { product, world, facts } };
  },
);

describe('a list', () => {
  test('uses the same small number of statements for many rows as for one', async ({ counted }) => {
    const { lists, ids, ask } = counted;
    const [wrong, longest]: [string[], Record<string, number>] = [[], {}];
    for (const one of lists.flatMap((endpoint) => asksOf(endpoint, ids))) {
      const [short, long] = [await ask(one, 1), await ask(one, 48)];
      const name = nameOf(one.endpoint);
      longest[name] = Math.max(longest[name] ?? 0, long.many);
      if (long.many > 0 && long.texts.length > Math.min(short.texts.length, most))
        wrong.push(
          `${name} as ${one.who}: ${short.texts.length} statements for one row, for ${long.many} these:`,
          ...long.texts,
        );
    }
    expect(wrong).toEqual([]);
    // A list with fewer than two rows would prove nothing.
    expect(Object.entries(longest).filter(([, rows]) => rows < 2)).toEqual([]);
  });
});

describe('a file', () => {
  test('is fetched from the store while no connection of the database is held', async ({ counted }) => {
    const { product } = counted.market;
    const { pool } = product.database;
    const { get } = product.files;
    const [held, fetched]: [Set<string>, Set<string>] = [new Set(), new Set()];
    for (const endpoint of endpointsOf(product).filter(({ reply }) => 'file' in reply)) {
      const name = nameOf(endpoint);
      product.files.get = (key) => {
        (pool.totalCount > pool.idleCount ? held : fetched).add(name);
        return get(key);
      };
      const { call, key } = rightCall(counted.market, endpoint);
      const answer = await product.call(endpoint.method, `${call.path}${call.query}`, key ? { key } : {});
      await answer.arrayBuffer();
    }
    product.files.get = get;
    // A part of an archive is opened when the reply knows the range that is asked for.
    expect([...held]).toEqual(['GET /api/deal-rooms/:id/archive']);
    expect([...fetched]).toEqual(
      expect.arrayContaining([
        'GET /api/check-papers/:id/file',
        'GET /api/earnings-files/:id/file',
        'GET /api/ndas/:id/file',
        'GET /api/ndas/:id/master',
        'GET /api/proofs/:id/file',
        'GET /api/room-versions/:id/original',
      ]),
    );
  });
});

function isList({ method, query, reply }: EndpointSpec): boolean {
  const paged = query !== undefined && sentSchema(query).properties?.size !== undefined;
  return method === 'GET' && !('file' in reply) && paged;
}

type Ids = Record<
  | 'users'
  | 'threads'
  | 'listings'
  | 'rooms'
  | 'folders'
  | 'checks'
  | 'reports'
  | 'shares'
  | 'webhooks'
  | 'reviews'
  | 'adjustments'
  | 'findings'
  | 'earningsReports'
  | 'schedules',
  readonly string[]
>;

function asksOf(endpoint: EndpointSpec, of: Ids): Ask[] {
  const scope = endpoint.query && sentSchema(endpoint.query).properties?.scope;
  const ids = whoseList(endpoint, of);
  return viewerNames.flatMap((who) =>
    (endpoint.path.includes(':id') ? ids : ['']).flatMap((id) =>
      (scope?.enum ?? [omitted]).map((one) => ({ endpoint, id, scope: one, who })),
    ),
  );
}

function whoseList(
  { path }: EndpointSpec,
  {
    users,
    threads,
    listings,
    rooms,
    folders,
    checks,
    reports,
    shares,
    webhooks,
    reviews,
    adjustments,
    findings,
    earningsReports,
    schedules,
  }: Ids,
): readonly string[] {
  if (path.startsWith('/api/threads/')) return threads;
  if (path.startsWith('/api/health-checks/')) return checks;
  if (path.startsWith('/api/earnings-reviews/')) return reviews;
  if (path.startsWith('/api/earnings-adjustments/')) return adjustments;
  if (path.startsWith('/api/earnings-findings/')) return findings;
  if (path.startsWith('/api/earnings-reports/')) return earningsReports;
  if (path.startsWith('/api/earnings-schedules/')) return schedules;
  if (path.startsWith('/api/check-reports/')) return reports;
  if (path.startsWith('/api/report-shares/')) return shares;
  if (path.startsWith('/api/deal-rooms/')) return rooms;
  if (path.startsWith('/api/room-folders/')) return folders;
  if (path.startsWith('/api/webhooks/')) return webhooks;
  return path.startsWith('/api/users/') ? users : listings;
}

async function makeMore(
  product: TestProduct,
  { people, listings, rooms, businesses, checks, webhook }: World,
): Promise<void> {
  const { approved, stranger, owner, otherOwner, broker, idleBroker, admin } = people;
  await addWebhook(owner, 'https://hooks.example/second');
  await sendTest(owner, webhook.id);
  await makeOffer(product, approved, listings.target, 'A second thought.', true, 'loi');
  const search = { name: 'A second one', search: { location: 'utah' }, frequency: 'off' };
  await expectOk(stranger.post('/api/saved-searches', search));
  await addBlock(owner, 'domain', 'blocked.example');
  await handInProof(people.asked, 'funds');
  const withdrawn = await askToBeBroker(people.asked);
  await expectOk(
    people.asked.post(`/api/broker-requests/${withdrawn}/moves`, { to: 'withdrawn', version: 1 }),
  );
  await askToBeBroker(people.asked);
  for (const alt of ['A tidy bench', 'A tidy floor'])
    await handInPhoto(owner, await addPhoto(owner, listings.target, alt));
  const waiting = { email: 'a.second@people.example', list: 'health-check' };
  await expectOk(product.call('POST', '/api/waitlist', { body: waiting }));
  await expectOk(approved.put(`/api/listing/${listings.foreign}/watch`, {}));
  for (const { email } of [broker, idleBroker])
    await expectOk(
      otherOwner.post(`/api/listing/${listings.foreign}/mandates`, {
        email,
        mayApprove: false,
        endsAt: null,
      }),
    );
  // Makes the admins' newest notice one about a listing.
  product.clock.advance(1);
  const { id, version } = await writeListing(otherOwner, await addBusiness(otherOwner));
  await expectOk(
    otherOwner.post(`/api/listing/${id}/moves`, { to: 'in_review', version, reason: 'A look, please.' }),
  );
  const second = await askAbout(approved, rooms.target.documents.open, 'Another one?');
  await confirmEmail(product, stranger);
  const expert = { kind: 'expert', email: stranger.email };
  for (const id of [rooms.target.question, second])
    await moveQuestion(owner, id, 'routed', { route: expert });
  const requests = [rooms.target.diligence];
  for (const title of ['More', 'And more', 'And yet more'])
    requests.push(await askFor(approved, rooms.target.id, { title }));
  for (const id of requests.slice(0, 2)) await expectOk(tryPut(owner, id, expert));
  const more = { name: 'More.txt', bytes: new TextEncoder().encode('More.') };
  await uploadFile(owner, rooms.target, rooms.target.folders.open, more);
  await publish(owner, rooms.target.id);
  await announce(owner, rooms.target.id, rooms.target.folders.open, [more]);
  await draftTemplate(admin, 'A second text');
  for (const version of [1, 2])
    await expectOk(changeRule(admin, await ruleId(admin, 'base-rate'), { value: 7.5, version }));
  await startCheck(owner, businesses.draft);
  await confirmEmail(product, approved);
  await startReviewOf(owner, businesses.draft);
  await inviteHelper(owner, checks.target, stranger.email, { books: true });
  await inviteHelper(otherOwner, checks.foreign, approved.email, { sections: ['glance'] });
  const alone = { templateId: null, countersign: false, passport: false, version: 2 };
  await expectOk(otherOwner.put(`/api/listing/${listings.foreign}/nda`, alone));
  // No job runs after this one, so that it keeps waiting for its seal.
  const asked = await requestAccess(stranger, listings.foreign, 'A second look.');
  await moveRequest(admin, asked, 'awaiting_signature');
  await signNda(stranger, asked, `${stranger.firstName} ${stranger.lastName}`);
}
