import { describe, expect } from 'vitest';
import { z } from 'zod';
import { getListingNda, getNdaTemplate } from '#features/agreements/nda-templates/contract.ts';
import { nda as ndaReply } from '#features/agreements/ndas/contract.ts';
import { problemOf } from '#test/support/caller.ts';
import { type Deal, test } from '../product/a-deal.ts';
import { confirmSigner, moveRequest, requestAccess, requestOf, signNda } from '../support/deal.ts';
import { expectOk, type Someone } from '../support/people.ts';

const source = `# Parties

[parties] {{buyerName}} reads about {{listingReference}} and keeps it to themselves for {{termYears}} years.

[texan; not in texas] A clause for everybody but Texas.`;
const terms = {
  termYears: 5,
  noContactMonths: 12,
  nonSolicitMonths: 12,
  nonCircumventionMonths: 12,
  governingLaw: 'the State of Nevada',
  venue: 'Reno, Nevada',
};
const text = { title: 'Short agreement', source, terms };
const path = '/api/nda-templates';

async function template(admin: Someone, given: Partial<typeof text> = {}) {
  const made = getNdaTemplate.reply.parse(await expectOk(admin.post(path, { name: 'Short' })));
  const saved = await save(admin, made.id, made.draft?.revision ?? null, { ...text, ...given });
  return { id: made.id, revision: saved.draft?.revision ?? 0 };
}

const save = async (admin: Someone, id: string, revision: number | null, given: typeof text) =>
  getNdaTemplate.reply.parse(await expectOk(admin.put(`${path}/${id}/draft`, { ...given, revision })));

const activate = async (admin: Someone, id: string, revision: number) =>
  getNdaTemplate.reply.parse(await expectOk(admin.post(`${path}/${id}/activation`, { revision })));

const choose = async ({ seller, listingId }: Deal, templateId: string | null, given: object = {}) => {
  const now = getListingNda.reply.parse(await expectOk(seller.get(`/api/listing/${listingId}/nda`)));
  const body = { templateId, countersign: now.countersign, passport: now.passport, version: now.version };
  return expectOk(seller.put(`/api/listing/${listingId}/nda`, { ...body, ...given }));
};

async function issuedNda(deal: Deal) {
  const id = await requestAccess(deal.buyer, deal.listingId);
  await moveRequest(deal.seller, id, 'awaiting_signature');
  const { nda } = await requestOf(deal.buyer, id);
  return { id, nda: ndaReply.parse(await expectOk(deal.buyer.get(`/api/ndas/${nda?.id}`))) };
}

describe('a template', () => {
  test('is written, put into use and chosen; the buyer reads, signs and is bound by its text and terms', async ({
    deal,
  }) => {
    const { id, revision } = await template(deal.admin);
    const inUse = await activate(deal.admin, id, revision);
    expect(inUse).toMatchObject({ draft: null, active: { version: 1, title: 'Short agreement' } });
    await choose(deal, id);
    const issued = await issuedNda(deal);
    expect(issued.nda).toMatchObject({ templateId: id, templateVersion: 1 });
    expect(issued.nda.document.map((block) => block.text)).toEqual([
      'Short agreement',
      expect.stringContaining(deal.listingId),
      'Parties',
      `Ada Lovelace reads about ${deal.listingId} and keeps it to themselves for 5 years.`,
      'A clause for everybody but Texas.',
    ]);
    await signNda(deal.buyer, issued.id, 'Ada Lovelace');
    const signed = ndaReply.parse(await expectOk(deal.buyer.get(`/api/ndas/${issued.nda.id}`)));
    const years = new Date(signed.signature?.termEndsAt ?? 0).getUTCFullYear();
    expect(years - deal.product.clock.now().getUTCFullYear()).toBe(5);
    await moveRequest(deal.seller, issued.id, 'approved');
  });

  test('with an error is not put into use, and the preview names the line', async ({ deal: { admin } }) => {
    const wrong = { ...text, source: `${source}\n\n{{sellerName}} is named.` };
    const { id, revision } = await template(admin, wrong);
    const refused = await admin.post(`${path}/${id}/activation`, { revision });
    expect(await problemOf(refused)).toMatchObject({ status: 422, code: 'template-unfit' });
    const shape = z.object({ document: z.array(z.unknown()), issues: z.array(z.unknown()) });
    expect(shape.parse(await expectOk(admin.post('/api/nda-template-previews', wrong)))).toEqual({
      document: [],
      issues: [{ line: 7, text: '{{sellerName}} is not a known variable.' }],
    });
    const right = shape.parse(await expectOk(admin.post('/api/nda-template-previews', text)));
    expect(right.issues).toEqual([]);
    expect(right.document).toHaveLength(5);
  });

  test('that two admins save at the same time is saved by one, and the other learns of it', async ({
    deal: { admin },
  }) => {
    const { id, revision } = await template(admin);
    await save(admin, id, revision, text);
    const late = await admin.put(`${path}/${id}/draft`, { ...text, revision });
    expect(await problemOf(late)).toMatchObject({ status: 409, code: 'stale' });
    const lateUse = await admin.post(`${path}/${id}/activation`, { revision });
    expect(await problemOf(lateUse)).toMatchObject({ status: 409, code: 'stale' });
  });

  test('never changes once in use, and no draft can take its number', async ({
    deal: { admin, product },
  }) => {
    const { id, revision } = await template(admin);
    await activate(admin, id, revision);
    const { db } = product.database;
    for (const change of [{ source: 'x' }, { title: 'x' }, { state: 'draft' }, { version: 7 }])
      await expect(
        db.updateTable('nda_template_version').set(change).where('template_id', '=', id).execute(),
      ).rejects.toThrow(/never changes/);
    await expect(
      db.deleteFrom('nda_template_version').where('template_id', '=', id).execute(),
    ).rejects.toThrow(/never changes/);
    const next = await save(admin, id, null, { ...text, title: 'Second' });
    expect(next).toMatchObject({ draft: { version: 2, title: 'Second' }, active: { version: 1 } });
  });
});

describe('a new version', () => {
  test('does not change issued agreements but requires a new signature before anything opens', async ({
    deal,
  }) => {
    const { id, revision } = await template(deal.admin);
    await activate(deal.admin, id, revision);
    await choose(deal, id);
    const issued = await issuedNda(deal);
    const second = await save(deal.admin, id, null, { ...text, title: 'Second' });
    await activate(deal.admin, id, second.draft?.revision ?? 0);
    const { buyer } = deal;
    const { documentSha256, consent } = issued.nda;
    const now = ndaReply.parse(await expectOk(buyer.get(`/api/ndas/${issued.nda.id}`)));
    expect(now.document).toEqual(issued.nda.document);
    await expectOk(
      buyer.post(`/api/ndas/${now.id}/consent`, { consentVersion: consent.version, agreed: true }),
    );
    await confirmSigner(buyer, now.id, documentSha256);
    const signature = { name: 'Ada', capacity: 'individual', documentSha256, readToEnd: true };
    const refused = await buyer.post(`/api/ndas/${now.id}/signature`, signature);
    expect(await problemOf(refused)).toMatchObject({ status: 409, code: 'nda-superseded' });
  });
});

describe('the template of a listing', () => {
  test('is the built-in text until the owner chooses; no one else sees or chooses', async ({ deal }) => {
    const { seller, buyer, admin, listingId } = deal;
    const address = `/api/listing/${listingId}/nda`;
    const first = getListingNda.reply.parse(await expectOk(seller.get(address)));
    expect(first).toMatchObject({ templateId: null, countersign: false, version: 0 });
    expect(first.choices).toEqual([{ id: null, name: 'Standard agreement', version: 2 }]);
    expect(first.document.length).toBeGreaterThan(20);
    const body = { templateId: null, countersign: true, passport: false, version: 0 };
    for (const who of [buyer, admin]) {
      expect((await who.get(address)).status).toBe(404);
      expect((await who.put(address, body)).status).toBe(404);
    }
    expect((await issuedNda(deal)).nda.templateId).toBe('business-sale-nda');
  });

  test('cannot be a draft, and the second of two tabs is refused', async ({ deal }) => {
    const { seller, admin, listingId } = deal;
    const { id } = await template(admin);
    const address = `/api/listing/${listingId}/nda`;
    const body = { templateId: id, countersign: false, passport: false, version: 0 };
    expect(await problemOf(await seller.put(address, body))).toMatchObject({ code: 'template-unknown' });
    await choose(deal, null);
    const late = await seller.put(address, { ...body, templateId: null });
    expect(await problemOf(late)).toMatchObject({ status: 409, code: 'stale' });
  });
});
