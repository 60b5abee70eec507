import { describe, expect } from 'vitest';
import { beginPassport } from '#features/agreements/nda-passports/server/begin-passport.ts';
import { getJoinder } from '#features/agreements/nda-passports/server/get-joinder.ts';
import { readPassport } from '#features/agreements/nda-passports/server/read-passport.ts';
import { withdrawPassport } from '#features/agreements/nda-passports/server/withdraw-passport.ts';
import { passportConsentVersion } from '#features/agreements/ndas/domain/consent.ts';
import { readLog } from '#features/agreements/ndas/server/event-log.ts';
import { expireNdas } from '#features/agreements/ndas/server/jobs.ts';
import { ndaFacts } from '#features/agreements/ndas/server/nda-facts.ts';
import { sealNda } from '#features/agreements/ndas/server/seal-nda.ts';
import { verifyDocument } from '#features/agreements/ndas/server/verify-document.ts';
import { system } from '#kernel/actor.ts';
import { days } from '#kernel/instant.ts';
import { code } from './nda-test.ts';
import { join, passport, preview, take, test, useNewText } from './passport-world.ts';
import { download, issued, masterOf, ndaRow, readyToSign, secrets, sign, type World } from './world.ts';

const statusOf = (world: World) =>
  world.db
    .selectFrom('access_request')
    .select(['status', 'pending_reason'])
    .where('id', '=', world.requestId)
    .executeTakeFirstOrThrow();

const complete = async (world: World) => {
  const { listingId, requestId, buyer } = world;
  const of = { listingId, requestId, buyerId: buyer.personId, now: world.clock.now() };
  return (await ndaFacts(world.db, of)).ndaComplete;
};

describe('a passport', () => {
  test('is signed once like any agreement, for no listing, and sealed', async ({ world }) => {
    const id = await passport(world);
    expect(await ndaRow(world, id)).toMatchObject({
      kind: 'master',
      status: 'signed',
      listing_id: null,
      request_id: null,
      consent_version: passportConsentVersion,
    });
    const { signed, fault, may } = await readPassport(world.reading(world.buyer));
    expect(signed).toMatchObject({ id, signer: 'Ada Lovelace', sealLevel: 'B-B', joined: 0 });
    expect([fault, may.begin, may.withdraw]).toEqual([null, 'passport-in-force', true]);
    await expect(world.as(world.buyer, beginPassport)).rejects.toEqual(code('passport-in-force'));
    await expect(download(world, world.seller, id)).rejects.toEqual(code('not-found'));
  });

  test('that is open is returned again, and voided once its text is no longer in use', async ({ world }) => {
    const { id } = await world.as(world.buyer, beginPassport);
    expect((await world.as(world.buyer, beginPassport)).id).toBe(id);
    await useNewText(world);
    const { id: next } = await world.as(world.buyer, beginPassport);
    expect(next).not.toBe(id);
    expect((await ndaRow(world, id)).status).toBe('void');
  });

  test('that is not signed in time expires and changes no request', async ({ world }) => {
    const { id } = await world.as(world.buyer, beginPassport);
    world.clock.advance(14 * days);
    await expireNdas({ db: world.db, clock: world.clock, asSystem: (run) => world.as(system, run) });
    expect((await ndaRow(world, id)).status).toBe('expired');
    expect((await world.as(world.buyer, beginPassport)).id).not.toBe(id);
  });
});

describe('joining', () => {
  test('is one step that counts as a signature: sealed separately, recorded, and the request continues', async ({
    world,
    tx,
  }) => {
    const masterId = await passport(world);
    await take(world);
    const open = await issued(world);
    const shown = await preview(world, open);
    const master = await ndaRow(world, masterId);
    const sealed = await tx
      .selectFrom('nda_seal')
      .select('file_sha256')
      .where('nda_id', '=', masterId)
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(shown.document);
    for (const named of [masterId, master.document_sha256, sealed.file_sha256 ?? '-', world.listingId])
      expect(text).toContain(named);
    for (const secret of secrets) expect(text).not.toContain(secret);
    const view = await join(world, open);
    expect(view).toMatchObject({ kind: 'joinder', masterId, status: 'signed', document: shown.document });
    expect((await ndaRow(world, open)).status).toBe('void');
    expect(await statusOf(world)).toEqual({ status: 'pending', pending_reason: 'seller_decision' });
    expect(await complete(world)).toBe(true);
    const signed = (await readLog(tx, view.id)).find(({ kind }) => kind === 'signed');
    expect(signed?.evidence).toMatchObject({
      ipAddress: '203.0.113.7',
      userAgent: 'Mozilla/5.0 (test)',
      sessionId: world.buyer.sessionId,
      documentSha256: shown.documentSha256,
      master: { documentId: masterId, fileSha256: sealed.file_sha256 },
    });
    await sealNda(world.tools, view.id);
    const asSeller = (id: string) => download(world, world.seller, id);
    const { bytes } = await asSeller(view.id);
    expect(await verifyDocument({ db: tx }, bytes, world.tools.files)).toMatchObject({
      outcome: 'valid',
      kind: 'joinder',
    });
    const rests = await masterOf(world, world.seller, view.id);
    expect(await verifyDocument({ db: tx }, rests.bytes, world.tools.files)).toMatchObject({
      outcome: 'valid',
      kind: 'master',
      sha256: sealed.file_sha256,
    });
    const changed = new Uint8Array(bytes);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(await verifyDocument({ db: tx }, changed, world.tools.files)).toMatchObject({
      outcome: 'altered',
      firstDifferentByte: 201,
    });
  });

  test('twice joins once', async ({ world, tx }) => {
    await passport(world);
    await take(world);
    const open = await issued(world);
    const { documentSha256 } = await preview(world, open);
    await join(world, open, documentSha256 ?? '');
    await expect(join(world, open, documentSha256 ?? '')).rejects.toEqual(code('nda-closed'));
    const joinders = await tx.selectFrom('nda').select('id').where('kind', '=', 'joinder').execute();
    expect(joinders).toHaveLength(1);
  });

  test('is refused for a page other than the current one', async ({ world, tx }) => {
    await passport(world);
    await take(world);
    const open = await issued(world);
    const { documentSha256 } = await preview(world, open);
    await tx.updateTable('listing_teaser').set({ title: 'Another title' }).execute();
    await expect(join(world, open, documentSha256 ?? '')).rejects.toEqual(code('document-changed'));
    expect((await ndaRow(world, open)).status).toBe('issued');
  });

  test('needs a seller who accepts passports and a passport in force', async ({ world }) => {
    const open = await issued(world);
    await take(world);
    expect((await preview(world, open)).may.join).toBe('passport-none');
    const masterId = await passport(world);
    await take(world, false);
    expect(await preview(world, open)).toMatchObject({ may: { join: 'passport-not-taken' }, document: [] });
    await expect(join(world, open)).rejects.toEqual(code('passport-not-taken'));
    await take(world);
    await world.as(world.buyer, (work) => withdrawPassport(work, { body: { passportId: masterId } }));
    await expect(join(world, open)).rejects.toEqual(code('passport-withdrawn'));
    expect((await ndaRow(world, open)).status).toBe('issued');
  });

  test('omits the clause that is void in the state of the business', async ({ world, tx }) => {
    await passport(world);
    await take(world);
    const open = await issued(world);
    expect(JSON.stringify((await preview(world, open)).document)).toContain('Every clause of the master');
    await tx.updateTable('listing_teaser').set({ place: 'california' }).execute();
    expect(JSON.stringify((await preview(world, open)).document)).toContain(
      'clause 6.1 of the master agreement does not apply',
    );
  });

  test('is only for the buyer, who can still sign the text itself', async ({ world }) => {
    await passport(world);
    await take(world);
    const open = await readyToSign(world);
    for (const who of [world.seller, world.broker, world.admin])
      await expect(getJoinder(world.reading(who), { params: { id: open } })).rejects.toEqual(
        code('not-your-move'),
      );
    expect(await sign(world, open)).toMatchObject({ kind: 'listing', status: 'signed' });
  });
});

describe('a joinder', () => {
  test('is in force as long as its master agreement is and the listing accepts passports', async ({
    world,
    tx,
  }) => {
    const masterId = await passport(world);
    await take(world);
    await join(world, await issued(world));
    await world.as(world.buyer, (work) => withdrawPassport(work, { body: { passportId: masterId } }));
    expect(await complete(world)).toBe(true);
    await take(world, false);
    expect(await complete(world)).toBe(false);
    await take(world);
    const { term_ends_at: end } = await ndaRow(world, masterId);
    await tx.updateTable('nda').set({ term_ends_at: world.clock.now() }).where('id', '=', masterId).execute();
    expect(await complete(world)).toBe(false);
    await tx.updateTable('nda').set({ term_ends_at: end }).where('id', '=', masterId).execute();
    expect(await complete(world)).toBe(true);
    await useNewText(world);
    expect(await complete(world)).toBe(false);
  });
});
