import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { brokenLink } from '#features/agreements/ndas/domain/evidence.ts';
import { consentToRecords } from '#features/agreements/ndas/server/consent-to-records.ts';
import { declineNda } from '#features/agreements/ndas/server/decline-nda.ts';
import { readLog } from '#features/agreements/ndas/server/event-log.ts';
import { getNda } from '#features/agreements/ndas/server/get-nda.ts';
import { openNda } from '#features/agreements/ndas/server/open-nda.ts';
import { sealNda } from '#features/agreements/ndas/server/seal-nda.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { signNda } from '#features/agreements/ndas/server/sign-nda.ts';
import type { Tx } from '#platform/context.ts';
import { code, test } from './nda-test.ts';
import { textOf } from './pdf-text.ts';
import {
  download,
  issued,
  ndaRow,
  readyToSign,
  sealRow,
  secrets,
  sign,
  signAndSeal,
  signatureFor,
  traces,
  type World,
} from './world.ts';

describe('permissions on an agreement', () => {
  test('to see it: buyer, owner, engaged broker and admins; for others it does not exist', async ({
    world,
  }) => {
    const id = await issued(world);
    for (const who of [world.buyer, world.seller, world.broker, world.admin])
      expect(await getNda(world.reading(who), id)).toMatchObject({ id, status: 'issued' });
    await expect(getNda(world.reading(world.stranger), id)).rejects.toEqual(code('not-found'));
    await expect(getNda(world.reading({ kind: 'visitor' }), id)).rejects.toEqual(code('not-authorized'));
  });

  test('to see it end with the broker’s engagement', async ({ world, tx }) => {
    const id = await issued(world);
    await tx.updateTable('mandate').set({ ends_at: world.clock.now() }).execute();
    await expect(getNda(world.reading(world.broker), id)).rejects.toEqual(code('not-found'));
  });

  test('to act on it: only the buyer', async ({ world }) => {
    const id = await readyToSign(world);
    const input = await signatureFor(world, id);
    const acts = [
      (who: World['seller']) => world.as(who, (work) => signNda(work, input, world.tools)),
      (who: World['seller']) =>
        world.as(who, (work) => declineNda(work, { params: { id }, body: { reason: 'no' } })),
      (who: World['seller']) => world.as(who, (work) => openNda(work, { params: { id }, body: {} })),
      (who: World['seller']) =>
        world.as(who, (work) =>
          consentToRecords(work, { params: { id }, body: { consentVersion: 'x', agreed: true } }),
        ),
    ];
    const before = await traces(world, id);
    for (const act of acts) {
      for (const who of [world.seller, world.broker, world.admin])
        await expect(act(who)).rejects.toEqual(code('not-your-move'));
      await expect(act(world.stranger)).rejects.toEqual(code('not-found'));
    }
    expect(await traces(world, id)).toEqual(before);
  });

  test('to read the account name for comparison: only the signer', async ({ world }) => {
    const id = await issued(world);
    expect((await getNda(world.reading(world.buyer), id)).accountName).toBe('Ada Lovelace');
    expect((await getNda(world.reading(world.seller), id)).accountName).toBeNull();
  });
});

describe('the signed file', () => {
  test('is byte for byte the same for both sides, and each download is recorded', async ({ world, tx }) => {
    const id = await readyToSign(world);
    await signAndSeal(world, id);
    const { file_sha256 } = await sealRow(world, id);
    for (const who of [world.buyer, world.seller]) {
      const { bytes, fileName } = await download(world, who, id);
      expect(sha256(bytes)).toBe(file_sha256);
      expect(fileName).toMatch(/^confidentiality-agreement-[0-9a-f]{8}\.pdf$/);
    }
    const log = await readLog(tx, id);
    expect(log.slice(-2).map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['downloaded', world.buyer.personId],
      ['downloaded', world.seller.personId],
    ]);
    expect(brokenLink(log, sha256)).toBeNull();
  });

  test('does not exist before the signature, and never for a stranger', async ({ world }) => {
    const id = await readyToSign(world);
    await expect(download(world, world.buyer, id)).rejects.toEqual(code('nda-unsigned'));
    await sign(world, id);
    await expect(download(world, world.buyer, id)).rejects.toEqual(code('nda-being-sealed'));
    await sealNda(world.tools, id);
    await expect(download(world, world.stranger, id)).rejects.toEqual(code('not-found'));
  });

  test.for(['changed', 'gone'] as const)(
    'is not sent if it is %s, and the log says so',
    async (how, { world }) => {
      const id = await readyToSign(world);
      await signAndSeal(world, id);
      const { file_key } = await sealRow(world, id);
      const path = join(world.folder, file_key ?? '');
      await (how === 'gone' ? rm(path) : writeFile(path, '%PDF-1.3 another'));
      await expect(download(world, world.buyer, id)).rejects.toEqual(code('file-damaged'));
      expect(world.log.lines.join()).toContain(id);
    },
  );
});

describe('the seller’s identity', () => {
  test('is in no part of an agreement: view, emails, audit log, printed log', async ({ world, tx }) => {
    const id = await readyToSign(world);
    await sign(world, id);
    const mails = await tx
      .selectFrom('outgoing_mail')
      .select(['subject', 'body'])
      .where('recipient', 'like', 'ada@%')
      .execute();
    const { file_key } = await ndaRow(world, id);
    const printed = textOf((await world.tools.files.get(file_key ?? '')) ?? new Uint8Array());
    expect(printed.join('')).toContain('AdaLovelace');
    const trail = await tx.selectFrom('audit_event').select('detail').execute();
    const shown = JSON.stringify([await getNda(world.reading(world.buyer), id), mails, trail, printed]);
    for (const secret of secrets) expect(shown.toLowerCase()).not.toContain(secret.toLowerCase());
    const subjects = await tx.selectFrom('outgoing_mail').select('subject').execute();
    expect(JSON.stringify(subjects)).not.toMatch(/Ada|Lovelace|Zebulon|Quist|Hollow/i);
  });
});

describe('the event log', () => {
  test('is complete after every possible action', async ({ world, tx }) => {
    const id = await readyToSign(world);
    await signAndSeal(world, id);
    await download(world, world.seller, id);
    expect(brokenLink(await readLog(tx, id), sha256)).toBeNull();
  });

  test('cannot be changed through the product', async ({ world, begin }) => {
    const id = await issued(world);
    const change = begin((db) =>
      db.updateTable('nda_event').set({ kind: 'viewed' }).where('nda_id', '=', id).execute(),
    );
    await expect(change).rejects.toThrow(/append-only/);
    const removal = begin((db) => db.deleteFrom('nda_event').where('nda_id', '=', id).execute());
    await expect(removal).rejects.toThrow(/append-only/);
  });

  test('breaks at the first row that is changed or removed in the database', async ({ world, tx, begin }) => {
    const id = await readyToSign(world);
    await sign(world, id);
    await sql`alter table nda_event disable trigger nda_event_append_only`.execute(tx);
    const rows = (db: Tx, number: number) =>
      db.updateTable('nda_event').where('nda_id', '=', id).where('number', '=', number);
    const brokenAfter = (alter: (db: Tx) => Promise<unknown>) =>
      begin(async (db) => {
        await alter(db);
        throw new Found(brokenLink(await readLog(db, id), sha256));
      }).catch((error: unknown) => (error instanceof Found ? error.link : Promise.reject(error)));
    for (const number of [1, 2, 3, 4, 5, 6]) {
      expect(await brokenAfter((db) => rows(db, number).set({ kind: 'viewed' }).execute())).toBe(number);
      expect(
        await brokenAfter((db) =>
          rows(db, number)
            .set({ at: new Date(0) })
            .execute(),
        ),
      ).toBe(number);
      expect(
        await brokenAfter((db) => rows(db, number).set({ evidence: '{"ipAddress":"::1"}' }).execute()),
      ).toBe(number);
      expect(
        await brokenAfter((db) => rows(db, number).set({ actor_id: world.admin.personId }).execute()),
      ).toBe(number);
    }
    const without = (db: Tx) =>
      db.deleteFrom('nda_event').where('nda_id', '=', id).where('number', '=', 3).execute();
    expect(await brokenAfter(without)).toBe(3);
  });
});

class Found extends Error {
  readonly link: number | null;
  constructor(link: number | null) {
    super('undo');
    this.link = link;
  }
}
