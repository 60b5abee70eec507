import { expect } from 'vitest';
import { nda as ndaReply } from '#features/agreements/ndas/contract.ts';
import { consentVersion } from '#features/agreements/ndas/domain/consent.ts';
import { issueNda } from '#features/agreements/ndas/server/issue-nda.ts';
import { ndaProblems } from '#features/agreements/ndas/server/problems.ts';
import { ndaRoutes } from '#features/agreements/ndas/server/routes.ts';
import { sealNda } from '#features/agreements/ndas/server/seal-nda.ts';
import { sha256 } from '#features/agreements/ndas/server/sha256.ts';
import { processRenderer } from '#platform/render/process-renderer.ts';
import { callerOf, problemOf } from '#test/support/caller.ts';
import { ann, ben, signIn, signUp } from '../accounts/people.ts';
import { testApp } from '../http/test-app.ts';
import { test } from '../support/database.ts';
import { codeIn } from '../support/signing-code.ts';
import { awaitingRequest, listing } from './cast.ts';
import { setStage } from './world.ts';

test('over HTTP: read, consent, sign, refuse the second signature, download', async ({
  tx,
  begin,
  workerDatabase,
}) => {
  const stage = await setStage({ db: tx, begin });
  const features = [
    {
      name: 'ndas',
      routes: ndaRoutes({
        ...stage.tools,
        renderer: processRenderer(),
        publicUrl: 'http://localhost:3000',
        alsoSealed: [],
      }),
      problems: ndaProblems,
    },
  ];
  const { app, deps } = testApp({ db: tx, begin, pool: workerDatabase.pool, clock: stage.clock, features });
  const call = callerOf(app);
  for (const person of [ann, ben]) await signUp(call, person);
  const [buyer, seller] = [await signIn(call, ann), await signIn(call, ben)];
  const now = stage.clock.now();
  const listingId = await listing(tx, now, seller.id);
  const requestId = await awaitingRequest(tx, now, listingId, buyer.id);
  await stage.as({ kind: 'system' }, (work) => issueNda(work, { requestId, listingId, buyerId: buyer.id }));
  const { id } = await tx.selectFrom('nda').select('id').executeTakeFirstOrThrow();
  const path = `/api/ndas/${id}`;

  const seen = ndaReply.parse(await (await call('GET', path, { key: buyer.key })).json());
  expect(seen).toMatchObject({ accountName: 'Ann Lee', may: { sign: true, download: 'nda-unsigned' } });
  const body = {
    name: 'Ann Lee',
    capacity: 'individual',
    documentSha256: seen.documentSha256,
    readToEnd: true,
  };
  const refusals = [
    [await call('GET', path), 401, 'not-authorized'],
    [await call('POST', `${path}/signature`, { key: buyer.key, body }), 409, 'consent-missing'],
    [
      await call('POST', `${path}/consent`, {
        key: buyer.key,
        body: { consentVersion: 'old', agreed: true },
      }),
      409,
      'consent-outdated',
    ],
    [await call('POST', `${path}/opening`, { key: seller.key, body: {} }), 403, 'not-your-move'],
    [await call('GET', `${path}/file`, { key: buyer.key }), 409, 'nda-unsigned'],
    [await call('POST', `${path}/refusal`, { key: buyer.key, body: { reason: '' } }), 400, 'invalid-fields'],
    [
      await call('POST', `${path}/signature`, { key: buyer.key, body: { ...body, name: 'a\u202eb' } }),
      400,
      'invalid-fields',
    ],
  ] as const;
  for (const [response, status, code] of refusals)
    expect(await problemOf(response)).toMatchObject({ status, code });

  await tx.updateTable('nda').set({ expires_at: now }).execute();
  const late = await call('POST', `${path}/signature`, { key: buyer.key, body });
  expect(await problemOf(late)).toMatchObject({ status: 409, code: 'nda-expired' });
  await tx.updateTable('nda').set({ expires_at: seen.expiresAt }).execute();

  const opened = await call('POST', `${path}/opening`, {
    key: buyer.key,
    body: { timeZone: 'America/Denver' },
  });
  expect(opened.status).toBe(200);
  await call('POST', `${path}/consent`, { key: buyer.key, body: { consentVersion, agreed: true } });
  const unread = await call('POST', `${path}/signature`, {
    key: buyer.key,
    body: { ...body, readToEnd: false },
  });
  expect(await problemOf(unread)).toMatchObject({ status: 422, code: 'not-read' });
  const unconfirmed = await call('POST', `${path}/signature`, { key: buyer.key, body });
  expect(await problemOf(unconfirmed)).toMatchObject({ status: 409, code: 'confirmation-missing' });
  const { documentSha256 } = body;
  await call('POST', `${path}/signing-code`, { key: buyer.key, body: { documentSha256 } });
  const mail = await tx
    .selectFrom('outgoing_mail')
    .select('body')
    .where('kind', '=', 'nda-signing-code')
    .executeTakeFirstOrThrow();
  const code = codeIn(mail.body);
  const typed = await call('POST', `${path}/confirmation`, { key: buyer.key, body: { code } });
  expect(ndaReply.parse(await typed.json()).confirmation).toMatchObject({
    triesLeft: 5,
    confirmedUntil: expect.any(String),
  });
  const signed = await call('POST', `${path}/signature`, { key: buyer.key, body });
  const { signature } = ndaReply.parse(await signed.json());
  expect(await problemOf(await call('GET', `${path}/file`, { key: buyer.key }))).toMatchObject({
    status: 409,
    code: 'nda-being-sealed',
  });
  await sealNda(stage.tools, id);
  const sealed = ndaReply.parse(await (await call('GET', path, { key: buyer.key })).json());
  expect(sealed).toMatchObject({ signature: { sealedAt: now.toISOString() }, may: { download: true } });
  expect(signature).toMatchObject({ name: 'Ann Lee', signedAt: now.toISOString() });
  expect(await problemOf(await call('POST', `${path}/signature`, { key: buyer.key, body }))).toMatchObject({
    status: 409,
    code: 'nda-closed',
  });
  for (const { key } of [buyer, seller]) {
    const file = await call('GET', `${path}/file`, { key });
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(sealed.signature?.fileSha256);
  }
  const file = await call('GET', `${path}/file`, { key: buyer.key });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const verify = (body: Uint8Array, type = 'application/pdf') =>
    call('POST', '/api/verification', { body, headers: { 'Content-Type': type } });
  expect(await (await verify(bytes)).json()).toMatchObject({ outcome: 'valid', bytes: bytes.byteLength });
  const altered = await verify(bytes.with(99, 0));
  expect(await altered.json()).toMatchObject({ outcome: 'altered', firstDifferentByte: 100 });
  expect((await problemOf(await verify(bytes, 'image/png'))).code).toBe('wrong-upload-type');
  expect((await problemOf(await verify(new Uint8Array(10_000_001)))).code).toBe('body-too-large');
  expect(deps.problems.shown('storage-unavailable', '').status).toBe(503);
  await stage.cleanUp();
});
