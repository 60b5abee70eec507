import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { codeLife, codeTries } from '#features/agreements/ndas/domain/confirmation.ts';
import { readLog } from '#features/agreements/ndas/server/event-log.ts';
import { getNda } from '#features/agreements/ndas/server/get-nda.ts';
import { code, test } from './nda-test.ts';
import { textOf } from './pdf-text.ts';
import { codeSent, issued, ndaRow, readyToSign, sign, traces, typeCode, type World } from './world.ts';

const other = (right: string) => `${(Number(right) + 1) % 1_000_000}`.padStart(6, '0');
const drawing = 'M20 100L120 40L220 160L320 60L560 90';

function confirmations(world: World) {
  return world.db.selectFrom('nda_confirmation').selectAll().execute();
}

describe('the signing code', () => {
  test('is mailed to the signer as a secret without names in the subject, and stored as a hash', async ({
    world,
    tx,
  }) => {
    const id = await issued(world);
    const right = await codeSent(world, id);
    const mail = await tx
      .selectFrom('outgoing_mail')
      .selectAll()
      .where('kind', '=', 'nda-signing-code')
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      recipient: 'ada@buyer.example',
      subject: 'Your code for signing an NDA',
      secret: true,
    });
    const [kept] = await confirmations(world);
    expect(kept).toMatchObject({ nda_id: id, person_id: world.buyer.personId, tries: 0 });
    expect(kept?.code_hash?.includes(right)).toBe(false);
    expect(kept?.code_hash).toHaveLength(32);
    const log = await readLog(tx, id);
    expect(JSON.stringify(log)).not.toContain(right);
    expect(log.at(-1)?.kind).toBe('two-factor-requested');
  });

  test('confirms this session for 15 minutes, and entering it again changes nothing', async ({ world }) => {
    const id = await issued(world);
    const right = await codeSent(world, id);
    const first = await typeCode(world, id, right);
    const until = new Date(world.clock.now().getTime() + 15 * 60_000).toISOString();
    expect(first.confirmation).toMatchObject({ confirmedUntil: until, triesLeft: codeTries });
    const before = await traces(world, id);
    expect(await typeCode(world, id, '000000')).toEqual(first);
    expect(await traces(world, id)).toEqual(before);
  });

  test('is limited: after five wrong codes the right one is refused too', async ({ world, tx }) => {
    const id = await issued(world);
    const right = await codeSent(world, id);
    for (let left = codeTries - 1; left >= 0; left -= 1) {
      const view = await typeCode(world, id, other(right));
      expect(view.confirmation).toMatchObject({ triesLeft: left, confirmedUntil: null });
    }
    await expect(typeCode(world, id, right)).rejects.toEqual(code('code-spent'));
    const kinds = (await readLog(tx, id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'two-factor-failed')).toHaveLength(codeTries);
    const fresh = await codeSent(world, id);
    expect((await typeCode(world, id, fresh)).confirmation?.confirmedUntil).not.toBeNull();
  });

  test('expires after ten minutes, or when a new one is sent', async ({ world }) => {
    const id = await issued(world);
    const [first, second] = [await codeSent(world, id), await codeSent(world, id)];
    if (first !== second) expect((await typeCode(world, id, first)).confirmation?.confirmedUntil).toBeNull();
    world.clock.advance(codeLife);
    await expect(typeCode(world, id, second)).rejects.toEqual(code('code-expired'));
  });

  test('only works for its own agreement', async ({ world }) => {
    const first = await issued(world);
    const right = await codeSent(world, first);
    const second = await issued(world);
    await expect(typeCode(world, second, right)).rejects.toEqual(code('code-missing'));
    await expect(typeCode(world, first, right)).rejects.toEqual(code('nda-closed'));
  });

  test('belongs to the buyer: no one else can have one sent or see that one was', async ({ world }) => {
    const id = await issued(world);
    for (const who of [world.seller, world.broker, world.admin]) {
      await expect(codeSent(world, id, who)).rejects.toEqual(code('not-your-move'));
      await expect(typeCode(world, id, '000000', who)).rejects.toEqual(code('not-your-move'));
    }
    await expect(codeSent(world, id, world.stranger)).rejects.toEqual(code('not-found'));
    await codeSent(world, id);
    expect(await getNda(world.reading(world.seller), id)).toMatchObject({
      confirmation: null,
      codeGoesTo: null,
    });
    expect(await getNda(world.reading(world.buyer), id)).toMatchObject({
      codeGoesTo: 'ada@buyer.example',
      confirmation: { triesLeft: codeTries },
    });
  });
});

describe('a signature', () => {
  test('needs the confirmation of its own session, and uses it up', async ({ world }) => {
    const id = await readyToSign(world);
    const elsewhere = { ...world, buyer: { ...world.buyer, sessionId: randomUUID() } };
    await expect(sign(elsewhere, id)).rejects.toEqual(code('confirmation-missing'));
    expect(await sign(world, id)).toMatchObject({ status: 'signed', confirmation: null });
    expect(await confirmations(world)).toEqual([]);
  });

  test('is refused 15 minutes after the code was entered', async ({ world }) => {
    const id = await readyToSign(world);
    world.clock.advance(15 * 60_000);
    const before = await traces(world, id);
    await expect(sign(world, id)).rejects.toEqual(code('confirmation-missing'));
    expect(await traces(world, id)).toEqual(before);
  });

  test('that is refused for another reason does not use up the confirmation', async ({ world }) => {
    const id = await readyToSign(world);
    await expect(sign(world, id, { readToEnd: false })).rejects.toEqual(code('not-read'));
    expect(await confirmations(world)).toHaveLength(1);
  });

  test('can be drawn: stored, shown, printed as lines, with its hash and the code on the certificate', async ({
    world,
    tx,
  }) => {
    const id = await readyToSign(world);
    expect((await sign(world, id, { drawing })).signature).toMatchObject({ drawing });
    const row = await ndaRow(world, id);
    const bytes = await world.tools.files.get(row.file_key ?? '');
    const text = textOf(bytes ?? new Uint8Array()).join('');
    expect(text).toContain('codesenttotheemailaddress');
    expect(text).toContain('drawn,SHA-256');
    const signed = (await readLog(tx, id)).find(({ kind }) => kind === 'signed');
    expect(signed?.evidence.signature).toMatch(/^drawn, SHA-256 [0-9a-f]{64}$/);
  });

  test.for([
    ['drawing-empty', 'M10 10L11 11'],
    ['drawing-unfit', 'M1 1L2 2"/><image href="x"/>'],
    ['drawing-unfit', 'M999 1L2 2'],
  ] as const)('is refused with %s for %s', async ([refusal, bad], { world }) => {
    const id = await readyToSign(world);
    const before = await traces(world, id);
    await expect(sign(world, id, { drawing: bad })).rejects.toEqual(code(refusal));
    expect(await traces(world, id)).toEqual(before);
  });
});
