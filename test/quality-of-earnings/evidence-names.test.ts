import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { placesOf } from '#features/quality-of-earnings/earnings-reports/domain/report-places.ts';
import { earningsReportRoutes } from '#features/quality-of-earnings/earnings-reports/server/routes.ts';
import { makeToken } from '#test/support/access-tokens.ts';
import { adjustmentOf, sendEvidence } from '#test/support/adjustment-evidence.ts';
import { problemOf } from '#test/support/caller.ts';
import { askForDatabook } from '#test/support/databooks.ts';
import { aDraft, writeListing } from '#test/support/deal.ts';
import { reportOf, reportsOf, writeReport } from '#test/support/earnings-reports.ts';
import { expectOk, type Someone } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { pagesRead } from '#test/support/read-pdf.ts';
import { commentOn, commentsOn, inviteReviewer, trySignOff } from '#test/support/report-readings.ts';
import { giveRight, openRoom, type TestRoom } from '#test/support/rooms.ts';
import { type Court, test } from './a-court.ts';
import { names, namesIn, withEvidence } from './named-evidence.ts';

type Reader = Pick<Someone, 'get' | 'post' | 'put'>;

const named = ['Zpaper', 'Zroom'];
const others = names.filter((name) => !named.includes(name));
const books = ['quality-of-earnings:read'] as const;
const whole = [...books, 'deal-rooms:read', 'health-checks:read'] as const;

async function madeWithNames({ product, owner, reviewId }: Court) {
  const book = await askForDatabook(owner, reviewId, 'names');
  await product.runJobs();
  return { book, report: await writeReport(owner, reviewId, 'names') };
}

const askSecondFactor = ({ product }: Court, { id }: Pick<TestRoom, 'id'>, since: Date | null) =>
  sql`update deal_room set second_factor_since = ${since} where id = ${id}`.execute(product.database.db);

async function removeEvidence({ owner, reviewId }: Court, perk: string): Promise<void> {
  const { evidence, version } = await adjustmentOf(owner, reviewId, perk);
  await expectOk(sendEvidence(owner, perk, { version, remove: evidence.references.map(({ id }) => id) }));
}

type Told = { report: string[]; book: number };

/** The names in a report, and what the databook answers. */
async function toldTo(who: Reader, { book, report }: { book: string; report: string }): Promise<Told> {
  return {
    report: namesIn(JSON.stringify((await reportOf(who, report)).report)),
    book: (await who.get(`/api/earnings-databooks/${book}/file`)).status,
  };
}

async function printedFor(who: Reader, report: string): Promise<string[]> {
  const print = await who.get(`/api/earnings-reports/${report}/pdf`);
  const words = (await pagesRead(new Uint8Array(await print.arrayBuffer()))).join(' ');
  return namesIn(words.replaceAll(/\s+/g, ' '));
}

const all: Told = { report: names, book: 200 };
const none: Told = { report: others, book: 403 };

test('names of documents are not given where the right to read them ends while the report is printed', async ({
  court,
}) => {
  const { product, owner, room } = court;
  await withEvidence(court);
  const { report } = await madeWithNames(court);
  const printer = async () => {
    await askSecondFactor(court, room, product.clock.now());
    return Buffer.from('%PDF-1.7');
  };
  const routes = earningsReportRoutes({ printer, intakeOf: async () => ({}) });
  const { secrets, clock } = product;
  await using printing = await testProduct(product.database, {
    ...{ secrets, clock },
    plant: ({ name }) => (name === 'earnings-reports' ? { routes } : {}),
  });
  const answer = await printing.call('GET', `/api/earnings-reports/${report}/pdf`, { key: owner.key });
  expect((await problemOf(answer)).code).toBe('printer-busy');
});

describe('the names of documents in what is made for the last stage', () => {
  test('are not for a program without the scopes of their areas, nor for a session without the second factor of their room', async ({
    court,
  }) => {
    const { product, owner, broker, room } = court;
    const { perk } = await withEvidence(court);
    const made = await madeWithNames(court);
    const program = await makeToken(product, owner, { scopes: books });
    const trusted = await makeToken(product, owner, { scopes: whole });
    const check = async (told: Told, readers: readonly Reader[]) => {
      for (const who of readers) expect(await toldTo(who, made)).toEqual(told);
      // Printing takes a second for each: one of them is enough.
      for (const who of readers.slice(0, 1)) expect(await printedFor(who, made.report)).toEqual(told.report);
    };
    await check(all, [owner, broker, trusted]);
    await check(none, [program]);
    await askSecondFactor(court, room, product.clock.now());
    await check(none, [owner, broker, trusted, program]);

    // What named them then points to them no more: it is still the owner's, and still of that room.
    await askSecondFactor(court, room, null);
    await removeEvidence(court, perk);
    await check(all, [trusted, broker, owner]);
    await check(none, [program]);
    await askSecondFactor(court, room, product.clock.now());
    await check(none, [broker, trusted, owner]);
  });

  test('are not in comments on an earlier report either', async ({ court }) => {
    const { product, owner, cpa, reviewId } = court;
    const { perk } = await withEvidence(court);
    await expectOk(inviteReviewer(owner, reviewId, cpa.email));
    const first = await writeReport(owner, reviewId, 'names');
    const found = placesOf((await reportOf(owner, first)).report).find(
      ({ figures }) => namesIn(JSON.stringify(figures)).length > 0,
    );
    if (!found) throw new Error('no row names a document');
    await commentOn(cpa, first, found.place);
    await removeEvidence(court, perk);
    const next = await writeReport(owner, reviewId, 'names');
    const told = async (who: Reader) => namesIn(JSON.stringify(await commentsOn(who, next)));
    for (const who of [owner, cpa]) expect(await told(who)).toEqual(expect.arrayContaining(named));
    const program = await makeToken(product, owner, { scopes: books });
    expect((await told(program)).filter((name) => named.includes(name))).toEqual([]);
  });
});

async function noticesOf(who: Someone): Promise<string[]> {
  const answer = await (await who.get('/api/notifications?size=50')).json();
  return answer.items.map(({ words }: { words: string }) => words);
}

test('a CPA who signed is told of evidence that is gone, and not of one that is only called something else', async ({
  court,
}) => {
  const { product, owner, cpa, other, room, reviewId } = court;
  const { paper } = await withEvidence(court);
  await expectOk(inviteReviewer(owner, reviewId, cpa.email, 'summary'));
  const disclosed = (await reportsOf(owner, reviewId)).open.map(({ code }) => code);
  const signed = await writeReport(owner, reviewId, 'summary', { final: true, disclosed });
  await expectOk(trySignOff(cpa, signed));
  const told = async () => {
    // Any change of the review compares its reports with the books.
    await writeReport(owner, reviewId, 'monthly');
    await product.runJobs();
    return (await noticesOf(cpa)).filter(
      (words) => words === 'The books changed after you signed off a report',
    );
  };
  await giveRight(owner, room.id, {
    subject: { kind: 'person', id: other.id },
    target: { kind: 'room' },
    level: 'none',
  });
  expect(await told()).toEqual([]);
  expect((await commentsOn(owner, signed)).changed).toEqual(['names']);
  await expectOk(owner.delete(`/api/check-papers/${paper}`));
  expect(await told()).toHaveLength(1);
  expect((await commentsOn(owner, signed)).changed).toEqual(['adjustments']);
});

describe('a version that names documents of one room', () => {
  const put = async ({ owner }: Court, kind: 'reports' | 'databooks', id: string) =>
    owner.post(`/api/earnings-${kind}/${id}/room-copies`, {});

  /** Of the next listing: the room of the one before stays open until someone closes it. */
  async function openNewer({ product, owner, businessId, listingId }: Court): Promise<TestRoom> {
    product.clock.advance(60_000);
    await sql`update listing set status = 'withdrawn' where id = ${listingId}`.execute(product.database.db);
    const { id } = await writeListing(owner, businessId, aDraft());
    const newer = await openRoom(owner, id);
    await giveRight(owner, newer.id, {
      subject: { kind: 'everyone' },
      target: { kind: 'room' },
      level: 'view',
    });
    return newer;
  }

  test('does not go into an older one, where the newest is closed to this session', async ({ court }) => {
    const newer = await openNewer(court);
    await withEvidence({ ...court, room: newer });
    const { book, report } = await madeWithNames(court);
    const summary = await writeReport(court.owner, court.reviewId, 'summary');
    await askSecondFactor(court, newer, court.product.clock.now());
    const refused = { status: 409, code: 'names-of-another-room' };
    expect(await problemOf(await put(court, 'reports', report))).toMatchObject(refused);
    expect(await problemOf(await put(court, 'databooks', book))).toMatchObject(refused);
    expect(await expectOk(put(court, 'reports', summary))).toEqual({ roomId: court.room.id });
    await askSecondFactor(court, newer, null);
    expect(await expectOk(put(court, 'reports', report))).toEqual({ roomId: newer.id });
    expect(await expectOk(put(court, 'databooks', book))).toEqual({ roomId: newer.id });
  });

  test('does not go into a newer one, and one that is made then does', async ({ court }) => {
    await withEvidence(court);
    const { book, report } = await madeWithNames(court);
    const newer = await openNewer(court);
    const refused = { status: 409, code: 'names-of-another-room' };
    expect(await problemOf(await put(court, 'reports', report))).toMatchObject(refused);
    expect(await problemOf(await put(court, 'databooks', book))).toMatchObject(refused);
    const next = await madeWithNames(court);
    expect(await expectOk(put(court, 'reports', next.report))).toEqual({ roomId: newer.id });
    expect(await expectOk(put(court, 'databooks', next.book))).toEqual({ roomId: newer.id });
  });
});
