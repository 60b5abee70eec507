import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { canonicalText } from '#features/agreements/ndas/domain/document.ts';
import { signingTime } from '#features/agreements/ndas/domain/signing.ts';
import { declineNda } from '#features/agreements/ndas/server/decline-nda.ts';
import { readLog } from '#features/agreements/ndas/server/event-log.ts';
import { documentOf } from '#features/agreements/ndas/server/nda-row.ts';
import { openNda } from '#features/agreements/ndas/server/open-nda.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { Refused } from '#kernel/refusal.ts';
import { code, test } from './nda-test.ts';
import { textOf } from './pdf-text.ts';
import { buildWorld, codeSent, issued, ndaRow, readyToSign, sign, traces, typeCode } from './world.ts';

describe('issuing', () => {
  test('stores the exact text, its hash and a deadline of 14 days, and mails the buyer', async ({
    world,
    tx,
  }) => {
    const row = await ndaRow(world, await issued(world));
    expect(row.document_sha256).toBe(sha256(canonicalText(documentOf(row))));
    expect(row.expires_at.getTime() - row.issued_at.getTime()).toBe(signingTime);
    expect(canonicalText(documentOf(row))).toContain('Ada Lovelace');
    const mail = await tx.selectFrom('outgoing_mail').selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ recipient: 'ada@buyer.example', kind: 'nda-issued' });
    expect(mail.body).toContain(`http://localhost:4500/access-request/${world.requestId}`);
    expect((await readLog(tx, row.id)).map(({ kind }) => kind)).toEqual(['created', 'sent']);
  });

  test('again voids the open agreement', async ({ world, tx }) => {
    const first = await readyToSign(world);
    const second = await issued(world);
    expect((await ndaRow(world, first)).status).toBe('void');
    expect((await readLog(tx, first)).at(-1)?.kind).toBe('cancelled');
    await expect(sign(world, first)).rejects.toEqual(code('nda-closed'));
    expect((await ndaRow(world, second)).status).toBe('issued');
  });
});

describe('signing', () => {
  test('completes everything in one transaction: state, file, log, audit, emails, listeners', async ({
    world,
    tx,
  }) => {
    const id = await readyToSign(world);
    world.clock.advance(1_234);
    const asEntity = { capacity: 'entity', entity: 'Engine LLC', title: 'Managing Member' } as const;
    const view = await sign(world, id, { name: 'ada  lovelace', ...asEntity });
    expect(view).toMatchObject({
      status: 'signed',
      signature: { name: 'ada  lovelace', ...asEntity },
      may: { sign: 'nda-closed', download: 'nda-being-sealed' },
    });
    const row = await ndaRow(world, id);
    expect(row).toMatchObject({
      status: 'signed',
      signer_entity: 'Engine LLC',
      signer_title: 'Managing Member',
      signed_at: world.clock.now(),
    });
    const bytes = await world.tools.files.get(row.file_key ?? '');
    expect(bytes && sha256(bytes)).toBe(row.file_sha256);
    expect(
      Buffer.from(bytes ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const printed = textOf(bytes ?? new Uint8Array()).join('');
    expect(printed).toContain(
      'ada lovelace, Managing Member, authorized to sign for Engine LLC'.replace(/ /g, ''),
    );
    expect(printed).toContain('title"ManagingMember"');
    expect(world.events).toEqual([
      { kind: 'nda-signed', ndaId: id, requestId: world.requestId, how: 'signed' },
    ]);
    const trail = await tx.selectFrom('audit_event').select('action').orderBy('id').execute();
    expect(trail.map(({ action }) => action)).toEqual([
      'nda-issued',
      'nda-consent-given',
      'nda-code-sent',
      'nda-signed',
    ]);
    const mails = await tx.selectFrom('outgoing_mail').selectAll().where('kind', '=', 'nda-signed').execute();
    // The access-requests feature mails both sides, together with the next step of the request.
    expect(mails).toEqual([]);
  });

  test('stores no title for individuals, or if none is given', async ({ world }) => {
    const alone = await sign(world, await readyToSign(world), { title: 'President' });
    expect(alone).toMatchObject({ signature: { capacity: 'individual', title: null } });
  });

  test('records the signer, address, verification, typed name and documents', async ({ world, tx }) => {
    const id = await readyToSign(world);
    await sign(world, id, { name: 'A. Lovelace' });
    const row = await ndaRow(world, id);
    const log = await readLog(tx, id);
    expect(log.map(({ kind }) => kind)).toEqual([
      'created',
      'sent',
      'opened',
      'consent-given',
      'two-factor-requested',
      'two-factor-passed',
      'signed',
      'completed',
    ]);
    expect(log[6]).toMatchObject({
      actorId: world.buyer.personId,
      evidence: {
        ipAddress: '203.0.113.7',
        userAgent: 'Mozilla/5.0 (test)',
        sessionId: world.buyer.sessionId,
        requestId: 'request-of-a-test',
        timeZone: 'America/Denver',
        email: 'ada@buyer.example',
        emailConfirmed: true,
        accountName: 'Ada Lovelace',
        typedName: 'A. Lovelace',
        nameComparison: 'differs',
        consentVersion: row.consent_version,
        documentSha256: row.document_sha256,
        template: { id: row.template_id, version: row.template_version, sha256: row.template_sha256 },
        clockSource: expect.stringContaining('UTC'),
        verifications: [
          { method: 'password', passed: true },
          { method: 'email', passed: true },
          { method: 'email-code', passed: true },
        ],
        signature: 'typed',
      },
    });
    expect(log[7]?.evidence).toMatchObject({ fileSha256: row.file_sha256, owner: { name: 'Zebulon Quist' } });
  });

  test.for([
    ['the wrong text', { documentSha256: '0'.repeat(64) }, 'document-changed'],
    ['a text not read to its end', { readToEnd: false }, 'not-read'],
    ['an entity without a name', { capacity: 'entity' as const }, 'entity-required'],
    ['an entity named in blanks', { capacity: 'entity' as const, entity: '   ' }, 'entity-required'],
  ] as const)('refuses %s and changes nothing', async ([, given, refusal], { world }) => {
    const id = await readyToSign(world);
    const before = await traces(world, id);
    await expect(sign(world, id, given)).rejects.toEqual(code(refusal));
    expect(await traces(world, id)).toEqual(before);
    expect((await readdir(world.folder)).filter((name) => !name.startsWith('.'))).toEqual([]);
  });

  test('refuses without the consent to electronic records', async ({ world }) => {
    const id = await issued(world);
    const before = await traces(world, id);
    await expect(sign(world, id)).rejects.toEqual(code('consent-missing'));
    expect(await traces(world, id)).toEqual(before);
  });

  test('is refused from the instant of expiration, but not a millisecond before', async ({ world }) => {
    const id = await readyToSign(world);
    world.clock.advance(signingTime);
    const before = await traces(world, id);
    await expect(sign(world, id)).rejects.toEqual(code('signing-time-over'));
    expect(await traces(world, id)).toEqual(before);
    world.clock.advance(-1);
    await typeCode(world, id, await codeSent(world, id));
    expect(await sign(world, id)).toMatchObject({ status: 'signed' });
  });

  test('is refused the second time: one file, one signature', async ({ world }) => {
    const id = await readyToSign(world);
    await sign(world, id);
    const before = await traces(world, id);
    await expect(sign(world, id)).rejects.toEqual(code('nda-closed'));
    expect(await traces(world, id)).toEqual(before);
    expect(await readdir(join(world.folder, 'ndas', id))).toHaveLength(1);
  });

  test('is refused if the template has a newer version', async ({ world, tx }) => {
    const id = await readyToSign(world);
    await tx
      .updateTable('nda')
      .set({ template_sha256: '0'.repeat(64) })
      .where('id', '=', id)
      .execute();
    await expect(sign(world, id)).rejects.toEqual(code('nda-superseded'));
  });

  test('is allowed if an earlier version of the words says the same', async ({ world, tx }) => {
    const id = await readyToSign(world);
    const old = { template_sha256: '0'.repeat(64), template_version: 1 };
    await tx.updateTable('nda').set(old).where('id', '=', id).execute();
    expect(await sign(world, id)).toMatchObject({ status: 'signed', templateVersion: 1 });
  });

  test('changes nothing when the file store fails', async ({ world }) => {
    const id = await readyToSign(world);
    const before = await traces(world, id);
    await rm(world.folder, { recursive: true });
    await writeFile(world.folder, '');
    await expect(sign(world, id)).rejects.toEqual(code('storage-unavailable'));
    expect(await traces(world, id)).toEqual(before);
  });

  test('changes nothing when a listener throws', async ({ tx, begin }) => {
    const dispatch = async () => {
      throw new Refused('invalid-transition');
    };
    const world = await buildWorld({ db: tx, begin, dispatch });
    const id = await readyToSign(world);
    const before = await traces(world, id);
    await expect(sign(world, id)).rejects.toEqual(code('invalid-transition'));
    expect(await traces(world, id)).toEqual(before);
    await world.cleanUp();
  });
});

describe('opening', () => {
  test('is recorded once per session', async ({ world, tx }) => {
    const id = await issued(world);
    const open = (sessionId: string) =>
      world.as({ ...world.buyer, sessionId }, (work) => openNda(work, { params: { id }, body: {} }));
    for (const session of ['a', 'a', 'b', 'a', 'b']) await open(session);
    const kinds = (await readLog(tx, id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['created', 'sent', 'opened', 'viewed']);
  });
});

describe('declining', () => {
  test('ends the agreement with a reason and notifies', async ({ world, tx }) => {
    const id = await readyToSign(world);
    const decline = () =>
      world.as(world.buyer, (work) => declineNda(work, { params: { id }, body: { reason: 'Too long.' } }));
    expect(await decline()).toMatchObject({
      status: 'declined',
      may: { sign: 'nda-closed', decline: 'nda-closed' },
    });
    expect((await readLog(tx, id)).at(-1)).toMatchObject({
      kind: 'declined',
      evidence: { reason: 'Too long.' },
    });
    expect(world.events).toEqual([
      { kind: 'nda-declined', ndaId: id, requestId: world.requestId, reason: 'Too long.' },
    ]);
    await expect(decline()).rejects.toEqual(code('nda-closed'));
    await expect(sign(world, id)).rejects.toEqual(code('nda-closed'));
  });
});
