import { createHash } from 'node:crypto';
import { afterAll, describe, expect } from 'vitest';
import { getNda } from '#features/agreements/ndas/contract.ts';
import { minutes } from '#kernel/instant.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import { problemOf } from '#test/support/caller.ts';
import { type Deal, test } from '../product/a-deal.ts';
import { moveRequest, requestAccess, requestOf, signNda } from '../support/deal.ts';
import { addPasskey, challengeOf } from '../support/passkeys.ts';
import { expectOk, signIn } from '../support/people.ts';
import { softAuthenticator } from '../support/soft-authenticator.ts';

const renderer = processRenderer();
afterAll(() => renderer.stop());

async function ready(deal: Deal) {
  const { buyer, seller, listingId } = deal;
  const { device } = await addPasskey(buyer);
  const request = await requestAccess(buyer, listingId);
  await moveRequest(seller, request, 'awaiting_signature');
  const id = (await requestOf(buyer, request)).nda?.id ?? '';
  const path = `/api/ndas/${id}`;
  const { documentSha256, consent } = getNda.reply.parse(await expectOk(buyer.get(path)));
  await expectOk(buyer.post(`${path}/consent`, { consentVersion: consent.version, agreed: true }));
  const signature = { name: 'Ada Lovelace', capacity: 'individual', documentSha256, readToEnd: true };
  const ask = (body: object = signature) => challengeOf(buyer.post(`${path}/passkey-challenge`, body));
  const confirm = (response: object, who = buyer) => who.post(`${path}/passkey-confirmation`, { response });
  const sign = (body: object = signature, who = buyer) => who.post(`${path}/signature`, body);
  return { device, path, signature, ask, confirm, sign };
}
const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

describe('a signature confirmed with a passkey', () => {
  test('is valid, and the certificate names the passkey', async ({ deal }) => {
    const { device, path, ask, confirm, sign } = await ready(deal);
    expect(await codeOf(sign())).toBe('confirmation-missing');
    await expectOk(confirm(device.use(await ask())));
    await expectOk(sign());
    await deal.product.runJobs();
    const file = await deal.buyer.get(`${path}/file`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { pages } = await renderer.text({ key: path, kind: 'pdf', load: async () => bytes });
    const text = pages.join('').replace(/\s+/g, '');
    expect(text).toContain('Verification:passkey');
    expect(text).not.toContain('codesenttotheemailaddress');
    expect(text).toContain(createHash('sha256').update(device.credentialId).digest('hex'));
    const events = await deal.product.database.db
      .selectFrom('nda_event')
      .select('evidence')
      .where('kind', '=', 'two-factor-passed')
      .execute();
    expect(events[0]?.evidence).toMatchObject({
      method: 'passkey',
      proof: { signature: expect.any(String) },
    });
  });

  test('is valid for a countersigning owner too', async ({ deal }) => {
    const { seller, buyer, listingId } = deal;
    const choice = { templateId: null, countersign: true, passport: false, version: 0 };
    await expectOk(seller.put(`/api/listing/${listingId}/nda`, choice));
    const request = await requestAccess(buyer, listingId);
    await moveRequest(seller, request, 'awaiting_signature');
    await signNda(buyer, request, 'Ada Lovelace');
    const { device } = await addPasskey(seller);
    const path = `/api/ndas/${(await requestOf(seller, request)).nda?.id}`;
    const { documentSha256, consent } = getNda.reply.parse(await expectOk(seller.get(path)));
    const signature = { name: 'Zebulon Quist', capacity: 'individual', documentSha256, readToEnd: true };
    const sign = () =>
      seller.post(`${path}/counter-signature`, {
        ...signature,
        consentVersion: consent.version,
        agreedToRecords: true,
      });
    expect(await codeOf(sign())).toBe('confirmation-missing');
    const response = device.use(await challengeOf(seller.post(`${path}/passkey-challenge`, signature)));
    await expectOk(seller.post(`${path}/passkey-confirmation`, { response }));
    await expectOk(sign());
    expect(getNda.reply.parse(await expectOk(seller.get(path))).status).toBe('signed');
  });

  test('is only for the signature that was asked for, once', async ({ deal }) => {
    const { device, signature, ask, confirm, sign } = await ready(deal);
    const answer = device.use(await ask());
    await expectOk(confirm(answer));
    expect(await codeOf(sign({ ...signature, name: 'Somebody Else' }))).toBe('confirmation-missing');
    await expectOk(confirm(answer));
    await expectOk(sign());
    expect(await codeOf(confirm(answer))).toBe('nda-closed');
  });

  test('needs one’s own key, user verification, this session, and the newest challenge in time', async ({
    deal,
  }) => {
    const { device, ask, confirm, sign } = await ready(deal);
    const first = await ask();
    expect(await codeOf(confirm(device.use(first, { verified: false })))).toBe('passkey-not-valid');
    expect(await codeOf(confirm(softAuthenticator().use(first)))).toBe('passkey-not-valid');
    const { device: sellers } = await addPasskey(deal.seller);
    expect(await codeOf(confirm(sellers.use(first)))).toBe('passkey-not-valid');
    const second = await ask();
    expect(await codeOf(confirm(device.use(first)))).toBe('passkey-not-valid');
    const otherBrowser = { ...deal.buyer, ...(await signIn(deal.product, deal.buyer)) };
    expect(await codeOf(confirm(device.use(second), otherBrowser))).toBe('passkey-not-valid');
    await expectOk(confirm(device.use(second)));
    expect(await codeOf(sign(undefined, otherBrowser))).toBe('confirmation-missing');
    const late = await ask();
    deal.product.clock.advance(6 * minutes);
    expect(await codeOf(confirm(device.use(late)))).toBe('passkey-not-valid');
  });

  test('is not confirmed after a code was requested instead, nor by a code that was not requested', async ({
    deal,
  }) => {
    const { device, path, signature, ask, confirm } = await ready(deal);
    const challenge = await ask();
    expect(await codeOf(deal.buyer.post(`${path}/confirmation`, { code: '123456' }))).toBe('code-missing');
    const { documentSha256 } = signature;
    await expectOk(deal.buyer.post(`${path}/signing-code`, { documentSha256 }));
    expect(await codeOf(confirm(device.use(challenge)))).toBe('passkey-not-valid');
  });
});
