import { sql } from 'kysely';
import { describe, expect } from 'vitest';
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
import { rowsBehind } from '#test/support/ledgers.ts';
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
    await expectOk(point(one, bankOf(one)));
    expect((await evidenceLinesOf(owner, legal, { fitting: 'yes' })).items).toEqual([]);
    // The same lines in a second file are there once.
    await provedStatement(
      owner,
      reviewId,
      [['2025-06-21', -25_000_00, 'Smith Partners LLP', 'again']],
      '000999',
    );
    expect((await evidenceLinesOf(owner, legal, { words: 'smith' })).items).toHaveLength(2);
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
