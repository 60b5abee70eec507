import { expect } from 'vitest';
import { z } from 'zod';
import { test } from '../product/a-deal.ts';
import { moveRequest, requestAccess, requestOf, signNda } from '../support/deal.ts';
import { expectOk, type Someone } from '../support/people.ts';
import { newCode } from '../support/signing-code.ts';

const withBuyer = z.looseObject({ buyer: z.looseObject({ emailVerified: z.boolean() }) });
const confirmed = async (who: Someone, id: string) =>
  withBuyer.parse(await expectOk(who.get(`/api/access-requests/${id}`))).buyer.emailVerified;

test('Signing with a code that was emailed confirms the address, and the certificate says when', async ({
  deal,
}) => {
  const { product, seller, buyer, listingId } = deal;
  const id = await requestAccess(buyer, listingId);
  expect(await confirmed(seller, id)).toBe(false);
  await moveRequest(seller, id, 'awaiting_signature');
  await signNda(buyer, id, 'Ada Lovelace');
  expect(await confirmed(seller, id)).toBe(true);
  const { evidence } = await product.database.db
    .selectFrom('nda_event')
    .select('evidence')
    .where('kind', '=', 'signed')
    .executeTakeFirstOrThrow();
  expect(evidence).toMatchObject({
    emailConfirmed: true,
    verifications: expect.arrayContaining([
      { method: 'email', passed: true, at: product.clock.now().toISOString() },
    ]),
  });
});

test('A code that went to an earlier address confirms neither the signer nor the new address', async ({
  deal,
}) => {
  const { seller, buyer, listingId } = deal;
  const id = await requestAccess(buyer, listingId);
  await moveRequest(seller, id, 'awaiting_signature');
  const { nda } = await requestOf(buyer, id);
  const path = `/api/ndas/${nda?.id}`;
  const { documentSha256 } = z
    .looseObject({ documentSha256: z.string() })
    .parse(await expectOk(buyer.post(`${path}/opening`, { timeZone: 'America/Denver' })));
  const code = await newCode(
    () => buyer.mails('nda-signing-code'),
    () => expectOk(buyer.post(`${path}/signing-code`, { documentSha256 })),
  );
  await expectOk(buyer.put(`/api/users/${buyer.id}`, { email: 'someone.else@people.example' }));
  const view = await expectOk(buyer.post(`${path}/confirmation`, { code }));
  expect(view).toMatchObject({ confirmation: { confirmedUntil: null } });
  expect(await confirmed(seller, id)).toBe(false);
});
