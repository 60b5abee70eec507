import { describe, expect } from 'vitest';
import { consentVersion } from '#features/agreements/ndas/domain/consent.ts';
import { brokenLink } from '#features/agreements/ndas/domain/evidence.ts';
import { counterSignNda } from '#features/agreements/ndas/server/counter-sign-nda.ts';
import { readLog } from '#features/agreements/ndas/server/event-log.ts';
import { getNda } from '#features/agreements/ndas/server/get-nda.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { voidOpenNdas } from '#features/agreements/ndas/server/void-open-ndas.ts';
import { canonicalJson } from '#kernel/canonical-json.ts';
import { dispatch } from '#test/support/dispatch.ts';
import { test as base } from '../support/database.ts';
import { code } from './nda-test.ts';
import { textOf } from './pdf-text.ts';
import {
  buildWorld,
  codeSent,
  ndaRow,
  readyToSign,
  secrets,
  sign,
  signatureFor,
  traces,
  typeCode,
  type World,
} from './world.ts';

const test = base.extend('world', async ({ tx, begin }, { onCleanup }): Promise<World> => {
  const world = await buildWorld({ db: tx, begin, dispatch });
  onCleanup(() => world.cleanUp());
  const { listingId } = world;
  const choice = { listing_id: listingId, countersign: true, changed_at: world.clock.now() };
  await tx.insertInto('listing_nda').values(choice).execute();
  return world;
});

async function half(world: World): Promise<string> {
  const id = await readyToSign(world);
  expect(await sign(world, id)).toMatchObject({ status: 'countersigning' });
  return id;
}

async function countersign(world: World, id: string, given: object = {}, who = world.seller) {
  const { params, body } = await signatureFor(world, id, { name: 'Zebulon Quist', ...given });
  const input = { params, body: { ...body, consentVersion, agreedToRecords: true as const, ...given } };
  return world.as(who, (work) => counterSignNda(work, input, world.tools));
}

async function both(world: World, given: object = {}): Promise<string> {
  const id = await half(world);
  await typeCode(world, id, await codeSent(world, id, world.seller), world.seller);
  await countersign(world, id, given);
  return id;
}

const requestOf = ({ db, requestId }: World) =>
  db
    .selectFrom('access_request')
    .select(['status', 'pending_reason'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();

describe('a listing that requires a countersignature', () => {
  test('leaves the agreement open after the buyer signs: no file, no seal, and the request waits for the owner', async ({
    world,
    tx,
  }) => {
    const id = await half(world);
    expect(await ndaRow(world, id)).toMatchObject({ file_key: null, countersigned_at: null });
    expect(await tx.selectFrom('nda_seal').selectAll().execute()).toEqual([]);
    expect(await requestOf(world)).toEqual({ status: 'pending', pending_reason: 'countersign' });
    const mails = await tx
      .selectFrom('outgoing_mail')
      .select(['recipient', 'subject'])
      .where('kind', '=', 'nda-signed')
      .execute();
    // The notices of the request tell the buyer.
    expect(mails).toEqual([
      { recipient: 'seller@hollow.example', subject: 'An NDA is waiting for your countersignature' },
    ]);
  });

  test('prints the file with both signatures once the owner signs, and then the seller decides', async ({
    world,
    tx,
  }) => {
    const id = await both(world);
    const row = await ndaRow(world, id);
    expect(row).toMatchObject({ status: 'signed', countersigner_name: 'Zebulon Quist' });
    expect(await requestOf(world)).toEqual({ status: 'pending', pending_reason: 'seller_decision' });
    const text = textOf((await world.tools.files.get(row.file_key ?? '')) ?? new Uint8Array()).join('');
    expect(text).toContain('SignatureoftheBuyer');
    expect(text).toContain('SignatureoftheOwner');
    const log = await readLog(tx, id);
    expect(brokenLink(log, sha256)).toBeNull();
    expect(log.map(({ kind }) => kind).slice(-5)).toEqual([
      'signed',
      'two-factor-requested',
      'two-factor-passed',
      'countersigned',
      'completed',
    ]);
    const event = log.find(({ kind }) => kind === 'countersigned');
    const { nonce, commitment } = event?.evidence ?? {};
    expect(text).toContain(commitment);
    const kept = { name: 'Zebulon Quist', capacity: 'individual', entity: null, drawing: null };
    expect(commitment).toBe(sha256(canonicalJson({ ndaId: id, nonce: nonce ?? null, ...kept })));
    expect(await tx.selectFrom('nda_seal').select('status').execute()).toEqual([{ status: 'waiting' }]);
  });

  test('never shows the buyer who signed for the owner, neither in the file nor on the page', async ({
    world,
  }) => {
    const id = await both(world, { drawing: 'M20 100L120 40L220 160L320 60L560 90' });
    const row = await ndaRow(world, id);
    const bytes = (await world.tools.files.get(row.file_key ?? '')) ?? new Uint8Array();
    const shown = JSON.stringify(await getNda(world.reading(world.buyer), id));
    for (const secret of secrets) {
      expect(textOf(bytes).join('')).not.toContain(secret.replace(/\s/g, ''));
      expect(shown).not.toContain(secret);
    }
    expect((await getNda(world.reading(world.seller), id)).counterSignature?.name).toBe('Zebulon Quist');
    for (const who of [world.buyer, world.broker, world.admin])
      expect((await getNda(world.reading(who), id)).counterSignature).toEqual({
        signedAt: row.countersigned_at?.toISOString(),
        name: null,
      });
  });

  test('with automatic approval opens only after both have signed', async ({ world, tx }) => {
    await tx.updateTable('listing').set({ auto_approve: true }).execute();
    const id = await half(world);
    expect(await requestOf(world)).toMatchObject({ status: 'pending' });
    await typeCode(world, id, await codeSent(world, id, world.seller), world.seller);
    await countersign(world, id);
    expect(await requestOf(world)).toMatchObject({ status: 'approved' });
  });
});

describe('the countersignature', () => {
  test('is only for the owner and needs its own code', async ({ world }) => {
    const id = await half(world);
    for (const who of [world.buyer, world.broker, world.admin])
      await expect(countersign(world, id, {}, who)).rejects.toEqual(code('not-your-move'));
    await expect(countersign(world, id, {}, world.stranger)).rejects.toEqual(code('not-found'));
    await expect(codeSent(world, id)).rejects.toEqual(code('not-your-move'));
    const before = await traces(world, id);
    await expect(countersign(world, id)).rejects.toEqual(code('confirmation-missing'));
    expect(await traces(world, id)).toEqual(before);
  });

  test.for([
    ['the wrong text', { documentSha256: '0'.repeat(64) }, 'document-changed'],
    ['a text not read to its end', { readToEnd: false }, 'not-read'],
    ['a statement that is not the current one', { consentVersion: 'old' }, 'consent-outdated'],
  ] as const)('is refused for %s', async ([, given, refusal], { world }) => {
    const id = await half(world);
    await typeCode(world, id, await codeSent(world, id, world.seller), world.seller);
    await expect(countersign(world, id, given)).rejects.toEqual(code(refusal));
  });

  test('is refused before the buyer signs and the second time', async ({ world }) => {
    const id = await readyToSign(world);
    await expect(countersign(world, id)).rejects.toEqual(code('nda-closed'));
    await sign(world, id);
    await typeCode(world, id, await codeSent(world, id, world.seller), world.seller);
    await countersign(world, id);
    await expect(countersign(world, id)).rejects.toEqual(code('nda-closed'));
  });

  test('is refused once the request has ended', async ({ world }) => {
    const ended = await half(world);
    await world.as(world.seller, (work) => voidOpenNdas(work, world.requestId));
    expect((await ndaRow(world, ended)).status).toBe('void');
    await expect(countersign(world, ended)).rejects.toEqual(code('nda-closed'));
  });
});
