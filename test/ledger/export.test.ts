import { sql } from 'kysely';
import { expect } from 'vitest';
import { recordRules } from '#features/record/ledger/domain/record-rules.ts';
import { nextPartOf } from '#features/record/ledger/web/next-part.ts';
import { checkSignature } from '#features/record/ledger/web/verifier/check-signature.ts';
import { linesOf } from '#features/record/ledger/web/verifier/lines-of.ts';
import { verifyLedger } from '#features/record/ledger/web/verifier/verify-ledger.ts';
import { giveMandate } from '../support/broker.ts';
import { test } from '../support/database.ts';
import { publishListing, requestAccess } from '../support/deal.ts';
import { join } from '../support/people.ts';
import { testProduct } from '../support/product.ts';
import { strangersVerdict } from './strangers-verifier.ts';

test('each party can export their own record, and it verifies', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const seller = await join(product, 'Sel Ler');
  const [one, two] = [await join(product, 'One Buyer'), await join(product, 'Two Buyer')];
  const broker = await join(product, 'Bro Ker', ['broker']);
  const listingId = await publishListing(seller);
  await requestAccess(one, listingId);
  await product.runJob('sign-ledger-checkpoint');
  await requestAccess(two, listingId);
  await giveMandate(product, { seller, broker, listingId, mayApprove: true });
  await product.runJob('sign-ledger-checkpoint');
  const exported = async (who: typeof seller) => {
    const answer = await who.get(`/api/listing/${listingId}/ledger`);
    expect(answer.headers.get('content-type')).toBe('application/jsonl');
    const text = await answer.text();
    const { fault, signed, rows, checkpoints, header, fingerprint } = await verifyLedger(
      linesOf(new Blob([text])),
      checkSignature,
    );
    expect([fault, signed]).toEqual([null, true]);
    const key = await product.call('GET', '/api/ledger-key');
    expect(fingerprint).toBe((await key.json()).fingerprint);
    expect(strangersVerdict(text)).toBeNull();
    expect(header?.rules).toBe(recordRules);
    return { buyers: header?.chains.map(({ buyer }) => buyer), rows, checkpoints, text };
  };
  const whole = await exported(seller);
  expect(new Set(whole.buyers)).toEqual(new Set([null, one.id, two.id]));
  expect(whole.checkpoints).toBe(4);
  const first = await exported(one);
  expect([first.buyers, first.rows, first.checkpoints]).toEqual([[one.id], 1, 1]);
  for (const id of [two.id, seller.id]) expect(first.text).not.toContain(id);
  expect(new Set((await exported(broker)).buyers)).toEqual(new Set([one.id, two.id]));
});

test('only admins can export everything, in parts that name the next one', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const admin = await join(product, 'Ad Min', ['admin']);
  await sql`insert into ledger_chain (id, listing_id)
    select gen_random_uuid(), gen_random_uuid() from generate_series(1, 2001)`.execute(fresh.db);
  const listingId = await publishListing(await join(product, 'Sel Ler'));
  const seen = new Set<string>();
  let after: string | null = '';
  let parts = 0;
  while (after !== null) {
    const answer = await admin.get(`/api/ledger${after && `?after=${after}`}`);
    const bytes = await answer.arrayBuffer();
    const { fault, header } = await verifyLedger(linesOf(new Blob([bytes])), checkSignature);
    expect([fault, header?.scope]).toEqual([null, 'every listing']);
    for (const { chain, listing } of header?.chains ?? []) seen.add(`${chain} ${listing}`);
    after = nextPartOf(bytes);
    parts += 1;
  }
  const { rows: chains } = await sql<{ id: string; listing_id: string }>`
    select id, listing_id from ledger_chain`.execute(fresh.db);
  expect([parts, seen]).toEqual([2, new Set(chains.map(({ id, listing_id }) => `${id} ${listing_id}`))]);
  expect(chains.some(({ listing_id }) => listing_id === listingId)).toBe(true);
  expect(nextPartOf(new TextEncoder().encode('no ledger').buffer)).toBeNull();
});

test('the verification page has its own policy, without network access', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const answer = await product.call('GET', '/ledger-verifier.html');
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^ ;]+'; style-src 'sha256-[^ ;]+'; base-uri 'none'/,
  );
  expect(html).toContain(policy.split('; frame')[0]);
  const script = html.slice(html.indexOf('<script>') + 8, html.lastIndexOf('</script>'));
  expect(script).not.toMatch(/^(?:import|export)\b/m);
  expect(() => new Function(script)).not.toThrow();
});
