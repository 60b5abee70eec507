import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect } from 'vitest';
import { z } from 'zod';
import { getListingNda } from '#features/agreements/nda-templates/contract.ts';
import { getNda } from '#features/agreements/ndas/contract.ts';
import { verifyDocument } from '#features/agreements/ndas/seal-contract.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import { problemOf } from '#test/support/caller.ts';
import { type Deal, sees, test } from '../product/a-deal.ts';
import {
  addBusiness,
  confirmSigner,
  moveRequest,
  requestAccess,
  requestOf,
  signNda,
  writeListing,
} from '../support/deal.ts';
import { plainPdf } from '../support/hostile-pdfs.ts';
import { putOwnPdfIntoUse, said, sendOwnPdf, uploadOwnPdf } from '../support/own-pdfs.ts';
import { joinByPassport, signPassport } from '../support/passports.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { orphanedFiles } from '../support/stored-files.ts';

const renderer = processRenderer();
afterAll(() => renderer.stop());

async function wordsIn(bytes: Uint8Array): Promise<string> {
  const { pages } = await renderer.text({ key: sha256(bytes), kind: 'pdf', load: async () => bytes });
  return pages.join('').replace(/\s+/g, '');
}

const passports = { templateId: null, countersign: false, passport: true };
const agreement = plainPdf('The buyer keeps it to themselves.', 2);
const bytesOf = async (answer: Promise<Response>) => {
  const response = await answer;
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};
const ndaOf = async (who: Someone, id: string) =>
  getNda.reply.parse(await expectOk(who.get(`/api/ndas/${id}`)));
const listingNda = async ({ seller, listingId }: Deal) =>
  getListingNda.reply.parse(await expectOk(seller.get(`/api/listing/${listingId}/nda`)));

async function issued({ buyer, seller, listingId }: Deal) {
  const request = await requestAccess(buyer, listingId);
  await moveRequest(seller, request, 'awaiting_signature');
  const { nda } = await requestOf(buyer, request);
  return { request, nda: await ndaOf(buyer, nda?.id ?? '') };
}

describe('a seller’s own PDF', () => {
  test('is what the buyer reads, downloads and signs, and the finished file begins with its exact bytes', async ({
    deal,
  }) => {
    const { seller, buyer, product, listingId } = deal;
    const inUse = await putOwnPdfIntoUse(seller, listingId, agreement);
    expect(inUse).toMatchObject({
      templateId: inUse.own.active?.templateId,
      document: [],
      own: {
        draft: null,
        active: { title: said.title, governingLaw: 'the State of Nevada', termYears: 4, version: 1 },
      },
    });
    const { request, nda } = await issued(deal);
    expect(nda).toMatchObject({
      documentSha256: sha256(agreement),
      document: [{ kind: 'title', text: said.title }],
      file: { bytes: agreement.byteLength, pages: [{ width: 400, height: 518 }, {}] },
    });
    const path = `/api/ndas/${nda.id}`;
    expect(await bytesOf(buyer.get(`${path}/original`))).toEqual(Buffer.from(agreement));
    expect((await bytesOf(buyer.get(`${path}/page-image?number=2`))).subarray(1, 4).toString()).toBe('PNG');
    expect(await expectOk(buyer.get(`${path}/page-text?number=1`))).toEqual({
      text: 'The buyer keeps it to themselves.',
    });
    expect((await buyer.get(`${path}/page-text?number=3`)).status).toBe(404);
    expect((await buyer.get(`${path}/page-image?number=3`)).status).toBe(404);
    await signNda(buyer, request, 'Ada Lovelace');
    await product.runJobs();
    const finished = await bytesOf(buyer.get(`${path}/file`));
    expect(finished.subarray(0, agreement.byteLength)).toEqual(Buffer.from(agreement));
    const text = await wordsIn(finished);
    expect(text).toContain('Signaturepage');
    expect(text).toContain(sha256(agreement));
    expect(text).toContain(`thefirst${agreement.byteLength}bytes`);
    const verify = async (bytes: Uint8Array) =>
      verifyDocument.reply.parse(await expectOk(buyer.upload('/api/verification', bytes, 'application/pdf')));
    expect(await verify(finished)).toMatchObject({ outcome: 'valid', sealLevel: 'B-B' });
    for (const at of [100, finished.length - 9_000]) {
      const altered = Buffer.from(finished);
      altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
      expect(await verify(altered)).toMatchObject({ outcome: 'altered', firstDifferentByte: at + 1 });
    }
    await moveRequest(seller, request, 'approved');
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('is countersigned by the owner if the listing requires it', async ({ deal }) => {
    const { seller, buyer, product, listingId } = deal;
    await putOwnPdfIntoUse(seller, listingId, agreement, { countersign: true });
    const { request, nda } = await issued(deal);
    await signNda(buyer, request, 'Ada Lovelace');
    expect(await ndaOf(seller, nda.id)).toMatchObject({
      status: 'countersigning',
      may: { countersign: true },
    });
    await confirmSigner(seller, nda.id, nda.documentSha256);
    const signature = {
      name: 'Zebulon Quist',
      capacity: 'individual',
      documentSha256: nda.documentSha256,
      readToEnd: true,
      consentVersion: nda.consent.version,
      agreedToRecords: true,
    };
    await expectOk(seller.post(`/api/ndas/${nda.id}/counter-signature`, signature));
    await product.runJobs();
    const finished = await bytesOf(buyer.get(`/api/ndas/${nda.id}/file`));
    expect(finished.subarray(0, agreement.byteLength)).toEqual(Buffer.from(agreement));
    const text = await wordsIn(finished);
    expect(text).toContain('SignatureoftheOwner');
    expect(text).not.toContain('Zebulon');
  });

  test('can be joined by passport if the owner accepts one, with a separate sealed joinder', async ({
    deal,
  }) => {
    const { seller, buyer, product, listingId } = deal;
    await putOwnPdfIntoUse(seller, listingId, agreement);
    const { version } = await listingNda(deal);
    await expectOk(seller.put(`/api/listing/${listingId}/nda`, { ...passports, version }));
    await signPassport(buyer);
    await product.runJobs();
    const { request, nda } = await issued(deal);
    const joined = await joinByPassport(buyer, nda.id);
    await product.runJobs();
    expect(await ndaOf(seller, joined)).toMatchObject({ kind: 'joinder', status: 'signed' });
    expect((await ndaOf(buyer, nda.id)).status).toBe('void');
    const bytes = await bytesOf(seller.get(`/api/ndas/${joined}/file`));
    const verified = await expectOk(buyer.upload('/api/verification', bytes, 'application/pdf'));
    expect(verifyDocument.reply.parse(verified)).toMatchObject({ outcome: 'valid' });
    await moveRequest(seller, request, 'approved');
    expect(await sees(buyer, listingId)).toBe(true);
  });

  test('in a new version does not change issued agreements but requires a new signature', async ({
    deal,
  }) => {
    const { seller, buyer, listingId } = deal;
    await putOwnPdfIntoUse(seller, listingId, agreement);
    const { nda } = await issued(deal);
    const next = await putOwnPdfIntoUse(seller, listingId, plainPdf('Other words.'));
    expect(next.own.active).toMatchObject({ version: 2 });
    expect(await bytesOf(buyer.get(`/api/ndas/${nda.id}/original`))).toEqual(Buffer.from(agreement));
    const { documentSha256, consent } = nda;
    await expectOk(
      buyer.post(`/api/ndas/${nda.id}/consent`, { consentVersion: consent.version, agreed: true }),
    );
    await confirmSigner(buyer, nda.id, documentSha256);
    const signature = { name: 'Ada', capacity: 'individual', documentSha256, readToEnd: true };
    const refused = await buyer.post(`/api/ndas/${nda.id}/signature`, signature);
    expect(await problemOf(refused)).toMatchObject({ status: 409, code: 'nda-superseded' });
  });

  test('never changes once in use; a draft is replaced and its file deleted', async ({ deal }) => {
    const { seller, product, listingId } = deal;
    const { db } = product.database;
    const first = await uploadOwnPdf(seller, listingId, plainPdf('One.'));
    const second = await uploadOwnPdf(seller, listingId, plainPdf('Two.'));
    const gone = first.own.draft?.pdfId ?? '';
    expect(second.own.draft?.pdfId).not.toBe(gone);
    expect(await db.selectFrom('nda_pdf').select('id').execute()).toHaveLength(1);
    expect(await orphanedFiles(db)).toEqual([expect.stringContaining(gone)]);
    await product.runJobs();
    expect(await orphanedFiles(db)).toEqual([]);
    const body = { ...said, pdfId: second.own.draft?.pdfId, version: 0 };
    await expectOk(seller.post(`/api/listing/${listingId}/nda-pdf/activation`, body));
    await issued(deal);
    await expect(db.updateTable('nda_pdf').set({ sha256: 'x' }).execute()).rejects.toThrow(/never changes/);
    await expect(db.updateTable('nda_template_version').set({ pdf_id: null }).execute()).rejects.toThrow(
      /never changes/,
    );
    await expect(db.deleteFrom('nda_pdf').execute()).rejects.toThrow();
  });

  test('is put into use with all fields of the register, once its findings are acknowledged', async ({
    deal,
  }) => {
    const { seller, listingId } = deal;
    const naming = plainPdf('Between the buyer and Quartzite Hollow Plumbing LLC.');
    const { own } = await uploadOwnPdf(seller, listingId, naming);
    expect(own.draft?.findings).toContainEqual(
      expect.objectContaining({ where: 'Page 1', names: true, words: expect.stringMatching(/Quartzite/) }),
    );
    const address = `/api/listing/${listingId}/nda-pdf/activation`;
    const body = { ...said, pdfId: own.draft?.pdfId, version: 0 };
    const unread = await seller.post(address, { ...body, acknowledged: false });
    expect(await problemOf(unread)).toMatchObject({ status: 422, code: 'findings-not-acknowledged' });
    expect((await seller.post(address, { ...body, mineToUse: false })).status).toBe(400);
    const other = await seller.post(address, { ...body, pdfId: listingId });
    expect(await problemOf(other)).toMatchObject({ status: 409, code: 'stale' });
    await expectOk(seller.put(`/api/listing/${listingId}/nda`, { ...passports, version: 0 }));
    const both = await seller.post(address, { ...body, countersign: true, version: 1 });
    expect(await problemOf(both)).toMatchObject({ code: 'passport-not-possible' });
    await expectOk(seller.post(address, { ...body, version: 1 }));
    expect(await listingNda(deal)).toMatchObject({ passport: true, version: 2 });
    const again = await seller.post(address, body);
    expect(await problemOf(again)).toMatchObject({ status: 409, code: 'no-draft' });
  });

  test('is only a choice of its own listing; admins can neither see nor change it', async ({ deal }) => {
    const { seller, admin, buyer, listingId } = deal;
    const { own } = await putOwnPdfIntoUse(seller, listingId, agreement);
    const id = own.active?.templateId ?? '';
    const now = await listingNda(deal);
    await expectOk(
      seller.put(`/api/listing/${listingId}/nda`, {
        templateId: null,
        countersign: false,
        passport: false,
        version: now.version,
      }),
    );
    expect((await listingNda(deal)).document.length).toBeGreaterThan(5);
    const back = { templateId: id, countersign: false, passport: false, version: now.version + 1 };
    await expectOk(seller.put(`/api/listing/${listingId}/nda`, back));
    expect(
      z.object({ items: z.array(z.unknown()) }).parse(await expectOk(admin.get('/api/nda-templates'))),
    ).toEqual(expect.objectContaining({ items: [] }));
    expect((await admin.get(`/api/nda-templates/${id}`)).status).toBe(404);
    const pdf = own.active?.pdfId;
    expect((await seller.get(`/api/nda-pdfs/${pdf}/page-text`)).status).toBe(200);
    for (const other of [admin, buyer])
      expect((await other.get(`/api/nda-pdfs/${pdf}/page-text`)).status).toBe(404);
  });

  test('is neither shown nor signed if the stored file is damaged', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const { own } = await putOwnPdfIntoUse(seller, listingId, agreement);
    const { nda } = await issued(deal);
    await deal.product.files.put(
      `nda-pdfs/${own.active?.pdfId}/${nda.documentSha256}.pdf`,
      randomBytes(agreement.byteLength),
    );
    const refused = await buyer.get(`/api/ndas/${nda.id}/original`);
    expect(await problemOf(refused)).toMatchObject({ status: 409, code: 'file-damaged' });
    const shown = await buyer.get(`/api/ndas/${nda.id}/page-image`);
    expect(await problemOf(shown)).toMatchObject({ status: 409, code: 'file-damaged' });
  });

  test('is deleted with its owner’s account, unless a buyer was asked to sign it', async ({ deal }) => {
    const { seller, product, listingId } = deal;
    const { db } = product.database;
    await putOwnPdfIntoUse(seller, listingId, agreement);
    const { nda } = await issued(deal);
    await putOwnPdfIntoUse(seller, listingId, plainPdf('Never shown.'));
    await uploadOwnPdf(seller, listingId, plainPdf('Nor this.'));
    await expectOk(seller.delete(`/api/users/${seller.id}/`));
    const left = await db.selectFrom('nda_pdf').select('sha256').execute();
    expect(left).toEqual([{ sha256: nda.documentSha256 }]);
    await product.runJobs();
    expect(await orphanedFiles(db)).toEqual([]);
  });

  test('is deleted with a listing that no one ever saw', async ({ deal }) => {
    const { product } = deal;
    const { db } = product.database;
    const drafter = await join(product, 'Dora Draft');
    const { id } = await writeListing(drafter, await addBusiness(drafter));
    await putOwnPdfIntoUse(drafter, id, agreement);
    await expectOk(drafter.delete(`/api/users/${drafter.id}/`));
    expect(await db.selectFrom('listing').select('id').where('id', '=', id).execute()).toEqual([]);
    expect(await db.selectFrom('nda_pdf').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('nda_template').select('id').execute()).toEqual([]);
  });

  test('can only be uploaded by the owner, and only as a PDF', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    expect((await sendOwnPdf(buyer, listingId, agreement)).status).toBe(404);
    const refused = await sendOwnPdf(seller, listingId, Buffer.from('no PDF at all'));
    expect(await problemOf(refused)).toMatchObject({ status: 422, code: 'pdf-malformed' });
  });
});

test('a text agreement has no page images', async ({ deal }) => {
  const { nda } = await issued(deal);
  expect(nda.file).toBeNull();
  for (const part of ['original', 'page-image', 'page-text']) {
    const refused = await deal.buyer.get(`/api/ndas/${nda.id}/${part}`);
    expect(await problemOf(refused)).toMatchObject({ status: 409, code: 'nda-is-text' });
  }
});
