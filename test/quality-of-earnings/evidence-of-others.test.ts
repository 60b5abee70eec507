import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { makeToken } from '#test/support/access-tokens.ts';
import {
  adjustmentOf,
  evidenceDocumentsOf,
  evidenceLinesOf,
  pointTo,
  provedStatement,
  sendEvidence,
} from '#test/support/adjustment-evidence.ts';
import { confirmEmail, giveMandate } from '#test/support/broker.ts';
import { problemOf } from '#test/support/caller.ts';
import { addPaper, inviteHelper } from '#test/support/health-checks.ts';
import { addAdjustmentTo, rowsBehind } from '#test/support/ledgers.ts';
import { expectOk, join } from '#test/support/people.ts';
import { addText } from '#test/support/rooms.ts';
import { agingOf } from '#test/support/schedules.ts';
import { anotherOne, bankOf, legalOf, paperOf, point, test } from './evidenced.ts';

describe('things of others', () => {
  test('are refused as unknown, and nothing is kept', async ({ one }) => {
    const other = await anotherOne(one);
    const theirs = [
      paperOf(other),
      { kind: 'room', of: other.document.version, page: null },
      { kind: 'schedule', of: other.schedule, row: null },
      bankOf(other),
    ] as const;
    for (const reference of theirs)
      expect(await problemOf(await point(one, paperOf(one), reference)), reference.kind).toMatchObject({
        ...{ status: 409, code: 'evidence-unknown' },
      });
    expect((await legalOf(one)).evidence.references).toEqual([]);
    const sent = { version: 2, add: [paperOf(one)] };
    expect((await sendEvidence(other.owner, one.legal, sent)).status).toBe(404);
    for (const list of ['evidence-documents', 'evidence-lines'])
      expect((await other.owner.get(`/api/earnings-adjustments/${one.legal}/${list}`)).status).toBe(404);
    // What someone else’s reference is called cannot be taken out either.
    await expectOk(point(other, paperOf(other)));
    const [kept] = (await legalOf(other)).evidence.references;
    const { version } = await legalOf(one);
    await expectOk(sendEvidence(one.owner, one.legal, { version, remove: [kept?.id ?? ''] }));
    expect((await legalOf(other)).evidence.references).toHaveLength(1);
  });

  test('of the same owner but another business are refused too', async ({ one }) => {
    const { owner, product } = one;
    const second = await anotherOne({ ...one, product });
    const check = await sql<{ id: string }>`
      update business set owner_id = ${owner.id} where id = ${second.businessId} returning id`.execute(
      product.database.db,
    );
    expect(check.rows).toHaveLength(1);
    for (const reference of [
      paperOf(second),
      { kind: 'room', of: second.document.version, page: null } as const,
    ])
      expect((await point(one, reference)).status, reference.kind).toBe(409);
  });

  test('a page or row that the document does not have is refused', async ({ one }) => {
    await sql`insert into room_rendition (version_id, pages, made_at) values (${one.document.version}, 2, now())
      on conflict (version_id) do update set pages = 2, refusal = null`.execute(one.product.database.db);
    const wrong = [
      { kind: 'room', of: one.document.version, page: 3 },
      { kind: 'schedule', of: one.schedule, row: 9_999 },
    ] as const;
    for (const reference of wrong)
      expect(await problemOf(await point(one, reference)), reference.kind).toMatchObject({
        ...{ status: 422, code: 'evidence-place' },
      });
  });
});

test('documents can be listed while a ledger is still sent', async ({ one }) => {
  const { owner, reviewId, legal } = one;
  const before = await evidenceDocumentsOf(owner, legal);
  const body = { name: 'next year.csv', size: 5_000, modifiedAt: null, replaces: null };
  await expectOk(owner.post(`/api/earnings-reviews/${reviewId}/ledger-files`, body));
  expect(await evidenceDocumentsOf(owner, legal)).toEqual(before);
});

describe('people besides the owner', () => {
  test('invited to the books see that there is a document, and not what it is called', async ({ one }) => {
    const { owner, product, reviewId, checkId, legal } = one;
    await expectOk(
      point(one, paperOf(one), { kind: 'room', of: one.document.version, page: null }, bankOf(one)),
    );
    const helper = await join(product, 'Bo Keeper');
    await confirmEmail(product, helper);
    const id = await inviteHelper(owner, checkId, helper.email, { sections: ['risk'], books: true });
    await expectOk(helper.post(`/api/check-helpers/${id}/moves`, { to: 'active', version: 1 }));
    const seen = await adjustmentOf(helper, reviewId, legal);
    expect(seen.tier).toBe('A');
    expect(seen.evidence.references.map(({ kind, label, of }) => [kind, label, of])).toEqual([
      ['paper', null, null],
      ['room', null, null],
      ['bank', 'Smith Partners LLP', null],
    ]);
    const { items } = await evidenceDocumentsOf(helper, legal);
    expect(items.map(({ kind }) => kind)).toEqual(['schedule']);
    expect(await problemOf(await pointTo(helper, reviewId, legal, paperOf(one, 4)))).toMatchObject({
      code: 'evidence-unknown',
    });
  });

  test('invited to the books see the names of papers that they may open', async ({ one }) => {
    const { owner, product, reviewId, checkId, legal } = one;
    const helper = await join(product, 'Bo Keeper');
    await confirmEmail(product, helper);
    const id = await inviteHelper(owner, checkId, helper.email, { sections: ['risk'], books: true });
    await expectOk(helper.post(`/api/check-helpers/${id}/moves`, { to: 'active', version: 1 }));
    const own = await addPaper(helper, checkId, 'Helper invoice');
    await expectOk(point(one, paperOf(one)));
    await expectOk(pointTo(helper, reviewId, legal, { kind: 'paper', of: own, page: 1 }));
    const seen = await adjustmentOf(helper, reviewId, legal);
    expect(seen.evidence.references.map(({ label, of }) => [label, of])).toEqual([
      [null, null],
      ['Helper invoice.pdf', own],
    ]);
  });

  test('a session without the second factor of the room reads no name of its documents, nor does a program without its scope', async ({
    one,
  }) => {
    const { owner, product, reviewId, room, legal } = one;
    const inRoom = { kind: 'room', of: one.document.version, page: null } as const;
    await expectOk(point(one, paperOf(one), inRoom));
    const labels = async (who: Parameters<typeof adjustmentOf>[0]) =>
      (await adjustmentOf(who, reviewId, legal)).evidence.references.map(({ label }) => label);
    const books = ['quality-of-earnings:write'] as const;
    const program = await makeToken(product, owner, { scopes: books });
    expect(await labels(program)).toEqual([null, null]);
    expect((await evidenceDocumentsOf(program, legal)).items.map(({ kind }) => kind)).toEqual(['schedule']);
    for (const reference of [paperOf(one, 4), inRoom])
      expect(await problemOf(await pointTo(program, reviewId, legal, reference))).toMatchObject({
        code: 'evidence-unknown',
      });
    const trusted = await makeToken(product, owner, {
      scopes: [...books, 'deal-rooms:read', 'health-checks:read'],
    });
    expect(await labels(trusted)).toEqual(['Zpaper settlement.pdf', 'Zroom invoice.txt']);
    await sql`update deal_room set second_factor_since = now() where id = ${room.id}`.execute(
      product.database.db,
    );
    for (const who of [owner, trusted]) expect(await labels(who)).toEqual(['Zpaper settlement.pdf', null]);
    // What is missing is the second factor, not the document.
    expect(await problemOf(await point(one, { ...inRoom, page: 1 }))).toMatchObject({
      code: 'room-needs-second-factor',
    });
  });

  test('a broker with approvals sees what is open to them', async ({ one }) => {
    const { owner, product, reviewId, listingId, legal } = one;
    await expectOk(point(one, paperOf(one), { kind: 'room', of: one.document.version, page: null }));
    const broker = await join(product, 'Wanda Mandate', ['broker']);
    await giveMandate(product, { seller: owner, broker, listingId, mayApprove: true });
    const seen = await adjustmentOf(broker, reviewId, legal);
    expect(seen.evidence.references.map(({ label }) => label)).toEqual([
      ...['Zpaper settlement.pdf', 'Zroom invoice.txt'],
    ]);
  });
});

describe('what an adjustment can point to', () => {
  test('are documents by name, without the reports that were made of it', async ({ one }) => {
    const { owner, legal, checkId } = one;
    const { items, healthCheckId } = await evidenceDocumentsOf(owner, legal);
    expect(items.map(({ kind, own }) => [kind, own])).toEqual([
      ['paper', false],
      ['room', false],
      ['schedule', true],
    ]);
    expect(healthCheckId).toBe(checkId);
    await addPaper(owner, checkId, 'Other lease');
    expect((await evidenceDocumentsOf(owner, legal, 'LEASE')).items).toMatchObject([
      { name: 'Other lease.pdf' },
    ]);
    const same = agingOf([['Ann Ace', 1, 2, 3, 4, 5]]);
    const [folder = ''] = one.room.folders.keys();
    await addText(owner, one.room, folder, { name: 'Copy of the aging.csv', text: same });
    expect((await evidenceDocumentsOf(owner, legal, 'copy of')).items).toMatchObject([{ own: true }]);
  });

  test('are lines of the bank that fit, once, and others by payee or amount', async ({ one }) => {
    const { owner, reviewId, legal } = one;
    expect((await evidenceLinesOf(owner, legal, { fitting: 'yes' })).items).toMatchObject([
      { id: one.paid, amount: -25_000_00, account: expect.any(String), fileName: 'Summer 2025.ofx' },
    ]);
    const named = async (words: string) =>
      (await evidenceLinesOf(owner, legal, { words })).items.map(({ name }) => name);
    expect(await named('smith')).toEqual(['Smith Partners LLP']);
    expect(await named('$25,000')).toEqual(['Smith Partners LLP']);
    expect(await named('700.00')).toEqual(['Truck lease']);
    expect(await named('')).toHaveLength(2);
    const page = await evidenceLinesOf(owner, legal, { size: '1' });
    expect(page.items).toHaveLength(1);
    const next = await evidenceLinesOf(owner, legal, { size: '1', after: page.next ?? '' });
    expect(next).toMatchObject({ items: [{ name: 'Truck lease' }], next: null });
    const chosen = async () =>
      (await evidenceLinesOf(owner, legal, { words: 'smith' })).items.map(({ reference }) => reference);
    expect(await chosen()).toEqual([null]);
    await expectOk(point(one, bankOf(one)));
    const [known] = (await legalOf(one)).evidence.references;
    expect(await chosen()).toEqual([known?.id]);
    expect((await evidenceLinesOf(owner, legal, { fitting: 'yes' })).items).toEqual([]);
    // A payment from another account is another one.
    await provedStatement(owner, reviewId, [['2025-06-21', -25_000_00, 'Smith Partners LLP']], '000999');
    expect((await evidenceLinesOf(owner, legal, { words: 'smith' })).items).toHaveLength(2);
  });

  test('are lines of the bank once, also if a second file has them; either of the two is one payment', async ({
    one,
  }) => {
    const { owner, reviewId, legal } = one;
    await expectOk(point(one, paperOf(one), bankOf(one)));
    // The same statement with one more line, so that its bytes differ.
    await provedStatement(owner, reviewId, [
      ['2025-06-21', -25_000_00, 'Smith Partners LLP'],
      ['2025-06-24', -700_00, 'Truck lease'],
      ['2025-07-02', -5_00, 'Bank fee'],
    ]);
    const { items } = await evidenceLinesOf(owner, legal, { words: 'smith' });
    expect(items).toHaveLength(1);
    expect((await evidenceLinesOf(owner, legal, { words: 'fee' })).items).toHaveLength(1);
    expect((await evidenceLinesOf(owner, legal, { fitting: 'yes' })).items).toEqual([]);
    expect((await legalOf(one)).tier).toBe('A');
    const again = await addAdjustmentTo(owner, reviewId, { title: 'Again', why: 'Private.' });
    await expectOk(pointTo(owner, reviewId, again, { kind: 'bank', line: items[0]?.id ?? 0 }));
    expect((await adjustmentOf(owner, reviewId, again)).evidence.references).toMatchObject([
      { standing: 'elsewhere' },
    ]);
  });

  test('are no more than an adjustment can have, and it is said how many more fit', async ({ one }) => {
    const { owner, legal, schedule, product } = one;
    expect(await evidenceLinesOf(owner, legal, { fitting: 'yes' })).toMatchObject({
      ...{ items: [{ id: one.paid }], left: 0 },
    });
    await sql`insert into earnings_adjustment_evidence (id, adjustment_id, kind, label, schedule_id, row)
      select gen_random_uuid(), ${legal}::uuid, 'schedule', 'aging.csv', ${schedule}::uuid, row
      from generate_series(1, 200) as row`.execute(product.database.db);
    expect(await evidenceLinesOf(owner, legal, { fitting: 'yes' })).toMatchObject({ items: [], left: 1 });
  });

  test('are no place that cannot be', async ({ one }) => {
    const { owner, reviewId, legal } = one;
    for (const after of ['2025-02-31.1', '2025-99-99.1', '1', '2025-06-21.x']) {
      const query = new URLSearchParams({ after });
      const path = `/api/earnings-adjustments/${legal}/evidence-lines?${query}`;
      expect((await owner.get(path)).status, after).toBe(400);
      const asked = { after, first: '2025-01', last: '2025-12', side: 'out', what: 'business' };
      const lines = `/api/earnings-reviews/${reviewId}/bank-lines?${new URLSearchParams(asked)}`;
      expect((await owner.get(lines)).status, after).toBe(400);
    }
  });

  test('and ledger entries are found by words or amount', async ({ one }) => {
    const { owner, reviewId } = one;
    const asked = { dataset: 1, formula: 'ebitda', from: '2023-01', to: '2025-12' };
    const found = async (words: string) => rowsBehind(owner, reviewId, { ...asked, words });
    expect(await found('SMITH & P')).toMatchObject({ total: { rows: 1 }, items: [{ memo: 'Settlement' }] });
    expect((await found('$700')).total).toMatchObject({ rows: 36, value: -36 * 700_00 });
    expect((await found('nothing like it')).items).toEqual([]);
  });
});
