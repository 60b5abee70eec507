import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { z } from 'zod';
import { consentVersion } from '#features/agreements/ndas/domain/consent.ts';
import { chained } from '#features/agreements/ndas/domain/evidence.ts';
import { readLog } from '#features/agreements/ndas/server/event-log.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { confirmSigner, moveRequest, publishListing, requestAccess, signNda } from '#test/support/deal.ts';
import { expectOk, join, type Someone } from '#test/support/people.ts';
import { testProduct } from '#test/support/product.ts';
import { pagesRead } from '#test/support/read-pdf.ts';
import { test } from '../support/database.ts';

async function sealed(someone: Someone, ndaId: string) {
  const bytes = new Uint8Array(await (await someone.get(`/api/ndas/${ndaId}/file`)).arrayBuffer());
  const pages = await pagesRead(bytes);
  const asked = someone.upload('/api/verification', bytes, 'application/pdf');
  const verdict = z.object({ outcome: z.string(), logVersion: z.number() }).parse(await expectOk(asked));
  return { pages, text: pages.join('\n'), verdict };
}

/** What a stranger can check with the printed pages, a text editor and sha256sum. */
function entriesCopied(text: string) {
  return Array.from(text.matchAll(/^cairn nda event 2\n[\s\S]*?^previous ([0-9a-f]{64})$/gm), (found) => {
    const [lines, previous] = found;
    return { lines, previous, hash: createHash('sha256').update(`${lines}\n`).digest('hex') };
  });
}

function hashesPrinted(text: string): string[] {
  const table = text.slice(text.indexOf('SHA-256 of the entry'), text.indexOf('The text of each entry'));
  return Array.from(table.matchAll(/\b[0-9a-f]{64}\b/g), ([hash]) => hash).filter(
    (hash, at, all) => !text.includes(`SHA-256 of the agreement ${hash}`) && all.indexOf(hash) === at,
  );
}

function expectWhole(text: string, kinds: readonly string[]) {
  const entries = entriesCopied(text);
  expect(entries.map(({ lines }) => /^event (.*)$/m.exec(lines)?.[1])).toEqual(kinds);
  expect(entries.map(({ hash }) => hash)).toEqual(hashesPrinted(text));
  expect(entries.map(({ previous }) => previous)).toEqual([
    '0'.repeat(64),
    ...entries.slice(0, -1).map(({ hash }) => hash),
  ]);
  return entries;
}

test('a stranger can recompute the hash of every entry from the printed pages alone', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const owner = await join(product, 'Olive Owner');
  const buyer = await join(product, 'Łukasz Żółć', [], { email: 'lukasz@buyer.example' });
  const request = await requestAccess(buyer, await publishListing(owner));
  await moveRequest(owner, request, 'awaiting_signature');
  const id = await signNda(buyer, request, 'Łukasz Żółć');
  await product.runJobs();
  const { text, verdict } = await sealed(buyer, id);
  expect(verdict).toEqual({ outcome: 'valid', logVersion: 2 });
  const entries = expectWhole(text, [
    'created',
    'sent',
    'opened',
    'consent-given',
    'two-factor-requested',
    'two-factor-passed',
    'signed',
  ]);
  const [created] = entries;
  const signed = entries.at(-1);
  expect(signed?.lines).toContain(String.raw`typedName "\u0141ukasz \u017b\u00f3\u0142\u0107"`);
  const agreement = /SHA-256 of the agreement ([0-9a-f]{64})/.exec(text)?.[1];
  // As the certificate describes it.
  const shown = z.object({
    templateId: z.string(),
    templateVersion: z.number(),
    document: z.array(z.object({ kind: z.string(), number: z.string().nullable(), text: z.string() })),
  });
  const { templateId, templateVersion, document } = shown.parse(await expectOk(buyer.get(`/api/ndas/${id}`)));
  expect(text.replace(/\s+/g, ' ')).toContain(
    'the UTF-8 bytes of the canonical JSON (RFC 8785) of one object',
  );
  expect(sha256(canonicalJson({ templateId, templateVersion, blocks: document }))).toBe(agreement);
  for (const entry of [created, signed]) expect(entry?.lines).toContain(`documentSha256 "${agreement}"`);
  const forged = signed?.lines.replace('by buyer', 'by owner') ?? '';
  expect(createHash('sha256').update(`${forged}\n`).digest('hex')).not.toBe(signed?.hash);
});

test('the owner’s actions are in the chain without names, as a digest', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const [owner, buyer] = [await join(product, 'Olive Owner'), await join(product, 'Bob Buyer')];
  const listing = await publishListing(owner);
  const choice = { templateId: null, countersign: true, passport: false, version: 0 };
  await expectOk(owner.put(`/api/listing/${listing}/nda`, choice));
  const request = await requestAccess(buyer, listing);
  await moveRequest(owner, request, 'awaiting_signature');
  const id = await signNda(buyer, request, 'Bob Buyer');
  const shown = z.object({ documentSha256: z.string() });
  const { documentSha256 } = shown.parse(await expectOk(owner.get(`/api/ndas/${id}`)));
  await confirmSigner(owner, id, documentSha256);
  const signature = {
    name: 'Olive Owner',
    capacity: 'entity',
    entity: 'Quartzite Hollow Plumbing LLC',
    title: 'Founding Partner',
    documentSha256,
    readToEnd: true,
    consentVersion,
    agreedToRecords: true,
  };
  await expectOk(owner.post(`/api/ndas/${id}/counter-signature`, signature));
  await product.runJobs();
  const { text } = await sealed(buyer, id);
  const kinds = ['two-factor-requested', 'two-factor-passed', 'countersigned'];
  const entries = expectWhole(text, [
    'created',
    'sent',
    'opened',
    'consent-given',
    'two-factor-requested',
    'two-factor-passed',
    'signed',
    ...kinds,
  ]);
  const byOwner = entries.slice(-3).map(({ lines }) => lines);
  for (const lines of byOwner) {
    expect(lines).toContain('\nby owner\n');
    expect(lines).not.toMatch(/ipAddress|userAgent|sessionId|name|entity|title/);
  }
  expect(text).not.toMatch(/Olive|Quartzite|Hollow|Founding/);
  // The withheld evidence can be disclosed later: it is stored and matches the printed hash.
  const event = (await readLog(product.database.db, id)).find(({ kind }) => kind === 'countersigned');
  const { commitment, confirmedAt, confirmedBy, documentSha256: of, role, ...rest } = event?.evidence ?? {};
  const { consentVersion: consent, ...held } = rest;
  expect([commitment, confirmedAt, confirmedBy, of, role, consent]).not.toContain(undefined);
  const withheld = sha256(canonicalJson({ actorId: owner.id, evidence: held, salt: event?.salt ?? null }));
  expect(byOwner[2]).toContain(`\nwithheld ${withheld}\n`);
  expect(held).toMatchObject({ name: 'Olive Owner', title: 'Founding Partner' });
});

test('a log of version 1 continues by its own rule, and the file says so', async ({ fresh }) => {
  await using product = await testProduct(fresh);
  const [owner, buyer] = [await join(product, 'Olive Owner'), await join(product, 'Bob Buyer')];
  const request = await requestAccess(buyer, await publishListing(owner));
  await moveRequest(owner, request, 'awaiting_signature');
  await asVersionOne(product);
  const id = await signNda(buyer, request, 'Bob Buyer');
  await product.runJobs();
  const { text, verdict } = await sealed(buyer, id);
  expect(verdict).toEqual({ outcome: 'valid', logVersion: 1 });
  expect(text).toContain('Event log, version 1');
  expect(text.replace(/\s+/g, ' ')).toContain('can be checked with the records of Cairn only');
  expect(entriesCopied(text)).toEqual([]);
  const log = await readLog(product.database.db, id);
  expect(log.every(({ salt }) => salt === null)).toBe(true);
});

async function asVersionOne({ database: { db } }: Awaited<ReturnType<typeof testProduct>>) {
  const { id } = await db.selectFrom('nda').select('id').executeTakeFirstOrThrow();
  const log = await readLog(db, id);
  const old: typeof log = [];
  for (const event of log) old.push(chained({ ...event, salt: null }, old.at(-1) ?? null, sha256));
  await db.transaction().execute(async (tx) => {
    await sql`alter table nda_event disable trigger user`.execute(tx);
    for (const { number, previousHash, hash } of old)
      await tx
        .updateTable('nda_event')
        .set({ salt: null, previous_hash: previousHash, hash })
        .where('nda_id', '=', id)
        .where('number', '=', number)
        .execute();
    await sql`alter table nda_event enable trigger user`.execute(tx);
  });
}
