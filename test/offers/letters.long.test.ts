import { describe, expect } from 'vitest';
import { z } from 'zod';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { easternMinute } from '#kernel/eastern-time.ts';
import { days, shift } from '#kernel/instant.ts';
import { memoryFiles } from '../files/memory-files.ts';
import { pdfsig } from '../ndas/pdfsig.ts';
import { giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import { moveRequest, publishListing } from '../support/deal.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { testProduct } from '../support/product.ts';
import { pagesRead } from '../support/read-pdf.ts';
import { codeOf, letIn, move, offerOf, send, sent, termsOn } from './an-offer.ts';

const letterShape = z.looseObject({
  letter: z
    .looseObject({
      sealedAt: z.string().nullable(),
      fileSha256: z.string().nullable(),
      download: z.unknown(),
      sections: z.array(z.looseObject({ title: z.string() })).nullable(),
    })
    .nullable(),
});
const letterOf = async (who: Someone, id: string) =>
  letterShape.parse(await expectOk(who.get(`/api/offers/${id}`))).letter;
const download = (who: Someone, id: string) => who.get(`/api/offers/${id}/letter`);
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const textOf = async (bytes: Uint8Array) => (await pagesRead(bytes)).join('\n').replace(/\s+/g, ' ');

type Product = Awaited<ReturnType<typeof testProduct>>;

async function aDeal(product: Product) {
  const seller = await join(product, 'Olive Owner');
  const buyer = await join(product, 'Ada Lovelace');
  const listing = await publishListing(seller, { businessName: 'Quartzite Hollow Plumbing LLC' });
  const request = await letIn(seller, buyer, listing);
  return { seller, buyer, listing, request };
}

describe('an agreed letter of intent', () => {
  test('is a sealed file that names both sides, byte for byte the same for both, and verifies', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aDeal(product);
    const given = { exclusivityDays: 60, confidentiality: 'The NDA stays in force.', employment: 'None.' };
    const id = await sent(product, buyer, listing, given);
    expect(await letterOf(seller, id)).toBeNull();
    await expectOk(move(seller, id, 'accepted'));
    expect(await letterOf(buyer, id)).toMatchObject({ sealedAt: null, download: 'letter-being-sealed' });
    expect(await codeOf(await download(buyer, id))).toBe('letter-being-sealed');
    await product.runJobs();

    const answer = await download(buyer, id);
    expect(answer.headers.get('content-disposition')).toContain(`letter-of-intent-${id.slice(0, 8)}.pdf`);
    const bytes = await bytesOf(answer);
    const page = await letterOf(buyer, id);
    const kept = await product.database.db
      .selectFrom('offer_letter')
      .select('content')
      .where('offer_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(page?.sections?.length).toBeGreaterThan(8);
    expect(kept.content).toMatchObject({ sections: page?.sections });
    expect(Buffer.compare(bytes, await bytesOf(await download(seller, id)))).toBe(0);
    expect(await letterOf(seller, id)).toMatchObject({ fileSha256: sha256(bytes), download: true });
    const text = await textOf(bytes);
    const { terms } = await offerOf(seller, id);
    for (const words of [
      'Letter of intent',
      'Lovelace Holdings LLC',
      'Ada Lovelace, Manager',
      'Quartzite Hollow Plumbing LLC, acting through its owner Olive Owner',
      listing,
      '$1,200,000',
      'is a statement of intent and is not binding',
      'Binding terms',
      '60 days from acceptance, until',
      'Dear Olive Owner:',
      'Re: Letter of intent to acquire the assets of Quartzite Hollow Plumbing LLC',
      'At closing, the Buyer would pay $1,000,000 in cash',
      'The seller note would bear interest at 6% per year and have a term of 60 months.',
      'The Buyer would have 45 days from acceptance for due diligence.',
      'Closing is expected on December 31, 2126.',
      'The NDA stays in force.',
      'Sent these terms',
      'Accepted these terms',
      sha256(canonicalJson(z.json().parse(terms))),
      `document ${id} · page 1 of`,
    ])
      expect(text).toContain(words);
    const bindings = text.slice(text.lastIndexOf('Binding terms'), text.indexOf('For the Buyer'));
    expect(bindings).toContain('Exclusivity');
    expect(bindings).toMatch(/\d+\. Governing law This letter is governed by the law of Utah\./);
    expect(bindings).not.toContain('Employment');
    expect(text).not.toContain(buyer.email);

    const verify = async (file: Uint8Array) =>
      expectOk(
        product.call('POST', '/api/verification', {
          body: file,
          headers: { 'Content-Type': 'application/pdf' },
        }),
      );
    expect(await verify(bytes)).toMatchObject({
      outcome: 'valid',
      kind: 'letter-of-intent',
      logVersion: null,
      sealLevel: 'B-B',
    });
    expect(await verify(bytes.with(3_000, (bytes[3_000] ?? 0) ^ 1))).toMatchObject({
      outcome: 'altered',
      firstDifferentByte: 3_001,
    });
    const theirs = await pdfsig(bytes);
    if (theirs !== null) expect(theirs).toContain('Signature Validation: Signature is Valid.');
    const record = await (await seller.get(`/api/listing/${listing}/ledger`)).text();
    for (const act of ['letter-sealed', 'letter-downloaded']) expect(record).toContain(`"act":"${act}"`);
  });

  test('contains the agreed terms: after a counter, those that the seller sent and the buyer accepted', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aDeal(product);
    const id = await sent(product, buyer, listing);
    await expectOk(send(seller, id, termsOn(product, { trainingHours: 120, governingLaw: 'Ohio' })));
    await expectOk(move(buyer, id, 'accepted'));
    await product.runJobs();
    const text = await textOf(await bytesOf(await download(buyer, id)));
    expect(text).toContain('The Seller would provide 120 hours of training.');
    expect(text).toContain('This letter is governed by the law of Ohio.');
    expect(text).toMatch(/For the Buyer .* Accepted these terms .* For the Seller .* Sent these terms/);
    expect(text).toContain('round 2, sent by the Seller');
  });

  test('is hidden from other buyers, brokers who vet, admins and strangers', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aDeal(product);
    const other = await join(product, 'Otto Other');
    await letIn(seller, other, listing);
    const [vets, decides] = [
      await join(product, 'Vet Broker', ['broker']),
      await join(product, 'Bo Broker', ['broker']),
    ];
    await giveMandate(product, { seller, broker: vets, listingId: listing });
    await giveMandate(product, { seller, broker: decides, listingId: listing, mayApprove: true });
    const admin = await join(product, 'Ad Min', ['admin']);
    const id = await sent(product, buyer, listing);
    await expectOk(move(seller, id, 'accepted'));
    await product.runJobs();
    for (const who of [other, vets, admin, await join(product, 'Stra Nger')])
      expect((await download(who, id)).status).toBe(404);
    expect((await download(decides, id)).status).toBe(200);
    expect(await letterOf(admin, id)).toMatchObject({
      fileSha256: null,
      download: 'not-your-move',
      sections: null,
    });
  });

  test('stays available to both sides when the deal falls through and access ends', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing, request } = await aDeal(product);
    const id = await sent(product, buyer, listing);
    await expectOk(move(seller, id, 'accepted'));
    await product.runJobs();
    const before = await bytesOf(await download(buyer, id));
    await expectOk(move(seller, id, 'declined', { reason: 'Financing failed.' }));
    await moveRequest(seller, request, 'denied', { reason: 'Over.' });
    for (const who of [buyer, seller])
      expect(Buffer.compare(before, await bytesOf(await download(who, id)))).toBe(0);
  });

  test('does not exist for an IOI', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aDeal(product);
    const begun = await expectOk(buyer.post(`/api/listing/${listing}/offers`, { kind: 'indication' }));
    const { id } = z.object({ id: z.string() }).parse(begun);
    await expectOk(send(buyer, id, termsOn(product)));
    await expectOk(move(seller, id, 'accepted'));
    await product.runJobs();
    expect(await letterOf(buyer, id)).toBeNull();
    expect((await download(buyer, id)).status).toBe(404);
  });

  test('is sealed once the store answers again, and is never sent if it was changed', async ({ fresh }) => {
    let down = false;
    const { files, kept } = memoryFiles(() => {
      if (down) throw Object.assign(new Error('down'), { code: 'storage-unavailable' });
    });
    await using product = await testProduct(fresh, { files });
    const { seller, buyer, listing } = await aDeal(product);
    await product.runJobs();
    const id = await sent(product, buyer, listing);
    await expectOk(move(seller, id, 'accepted'));
    down = true;
    await expect(product.runJobs()).rejects.toThrow();
    const admin = await join(product, 'Ad Min', ['admin']);
    expect(await letterOf(admin, id)).toMatchObject({ sealedAt: null, failure: 'seal-not-made' });
    down = false;
    product.clock.advance(11 * 60 * 1_000);
    await product.runJob('seal-stale-letters');
    const sealed = await bytesOf(await download(buyer, id));
    expect(await textOf(sealed)).toContain('Letter of intent');
    const key = [...kept.keys()].find((one) => one === `offers/${id}/letter.pdf`) ?? '';
    kept.set(key, (kept.get(key) ?? sealed).with(40, 1));
    expect(await codeOf(await download(buyer, id))).toBe('file-damaged');
    const change = product.database.db.updateTable('offer_letter').set({ content: '{}' }).execute();
    await expect(change).rejects.toThrow('a letter never changes');
  });

  test('that was agreed before letters had clauses is sealed in the words of its day, and verifies', async ({
    fresh,
  }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aDeal(product);
    await product.runJobs();
    const id = await sent(product, buyer, listing);
    await expectOk(move(seller, id, 'accepted'));
    const { db } = product.database;
    await db.deleteFrom('offer_letter').where('offer_id', '=', id).execute();
    const content = JSON.stringify({
      business: 'Quartzite Hollow Plumbing LLC',
      acceptedOn: 'March 2, 2026 (UTC)',
      parties: [{ label: 'Buyer', text: 'Lovelace Holdings LLC' }],
      nature: ['This letter of intent states the terms.'],
      terms: [{ title: 'After closing', rows: [{ label: 'Seller training (hours)', text: '80' }] }],
      binding: [{ label: 'Governing law', text: 'Utah' }],
      signatures: [{ title: 'For the Buyer', rows: [{ label: 'Signatory', text: 'Ada Lovelace' }] }],
      record: [{ label: 'Document', text: id }],
    });
    await db
      .insertInto('offer_letter')
      .values({ offer_id: id, content, created_at: product.clock.now() })
      .execute();
    expect(await letterOf(buyer, id)).toMatchObject({ sections: null });
    await product.runJobs();
    const bytes = await bytesOf(await download(buyer, id));
    const text = await textOf(bytes);
    for (const words of [
      'for the purchase of Quartzite Hollow Plumbing LLC',
      '1. After closing Seller training (hours) 80',
      '2. Binding terms Governing law Utah',
      'For the Buyer Signatory Ada Lovelace',
    ])
      expect(text).toContain(words);
    const verified = await expectOk(
      product.call('POST', '/api/verification', {
        body: bytes,
        headers: { 'Content-Type': 'application/pdf' },
      }),
    );
    expect(verified).toMatchObject({ outcome: 'valid', kind: 'letter-of-intent' });
  });

  test('grants exclusivity to its last day', async ({ fresh }) => {
    await using product = await testProduct(fresh);
    const { seller, buyer, listing } = await aDeal(product);
    const id = await sent(product, buyer, listing, { exclusivityDays: 1 });
    const until = easternMinute(shift(product.clock.now(), days));
    await expectOk(move(seller, id, 'accepted'));
    await product.runJobs();
    const text = await textOf(await bytesOf(await download(buyer, id)));
    expect(text).toContain(`1 day from acceptance, until ${until}`);
  });
});
