import { describe, expect } from 'vitest';
import { z } from 'zod';
import { confirmEmail, giveMandate } from '../support/broker.ts';
import { publishListing } from '../support/deal.ts';
import { answersOf, give, inviteHelper, putAnswer, startCheck } from '../support/health-checks.ts';
import { expectOk, join, type Someone } from '../support/people.ts';
import { addHelper, moveHelp, problemOf, test } from './scene.ts';

const people = z.object({
  items: z.array(
    z.looseObject({
      status: z.string(),
      name: z.string().nullable(),
      answered: z.number(),
      version: z.number(),
    }),
  ),
});
const helpersOf = async (owner: Someone, check: string) =>
  people.parse(await expectOk(owner.get(`/api/health-checks/${check}/helpers`))).items;
const invitations = z.object({
  items: z.array(z.looseObject({ id: z.string(), sections: z.array(z.string()), books: z.boolean() })),
});
const invitedTo = async (who: Someone) =>
  invitations.parse(await expectOk(who.get('/api/check-invitations'))).items;
const years = { question: 'A1', state: 'given', value: 12, version: 0 };

/** What the home shows of it. */
const waitingFor = async (who: Someone) =>
  z.object({ help: z.array(z.unknown()) }).parse(await expectOk(who.get('/api/dashboard/needs'))).help;

describe('an invitation', () => {
  test('is mailed without a name, and only shown to the confirmed address', async ({ scene }) => {
    const { product, owner, check } = scene;
    const helper = await join(product, 'Beth Bookkeeper');
    const id = await inviteHelper(owner, check, helper.email.toUpperCase(), { sections: ['risk'] });
    const [mail] = await helper.mails('check-helper-invited');
    expect(mail?.body).not.toMatch(/Olive|Owner|Quartzite|Hollow/);
    expect(await invitedTo(helper)).toEqual([]);
    expect(await waitingFor(helper)).toEqual([]);
    expect((await moveHelp(helper, id, 'active', 1)).status).toBe(404);
    await confirmEmail(product, helper);
    const [asked] = await invitedTo(helper);
    expect(await waitingFor(helper)).toEqual([{ id, since: expect.any(String) }]);
    expect(asked).toMatchObject({ id, sections: ['risk'], books: false });
    expect(JSON.stringify(asked)).not.toMatch(/Olive|Quartzite/);
    expect(await expectOk(moveHelp(helper, id, 'active', 1))).toMatchObject({ checkId: check });
    expect(await helpersOf(owner, check)).toMatchObject([{ status: 'active', name: 'Beth Bookkeeper' }]);
    expect(await waitingFor(helper)).toEqual([]);
  });

  test('needs a task, another person’s address, and is unique per address', async ({
    scene: { owner, check },
  }) => {
    const invite = (email: string, sections: string[] = ['risk']) =>
      owner.post(`/api/health-checks/${check}/helpers`, { email, sections, books: false });
    expect(await problemOf(invite('a@people.example', []))).toMatchObject({ code: 'nothing-to-do' });
    expect(await problemOf(invite(owner.email))).toMatchObject({ code: 'own-address' });
    expect((await invite('a@people.example')).status).toBe(201);
    expect(await problemOf(invite('A@People.example'))).toMatchObject({ code: 'helper-open' });
    for (let n = 0; n < 9; n += 1) expect((await invite(`b${n}@people.example`)).status).toBe(201);
    expect(await problemOf(invite('c@people.example'))).toMatchObject({ code: 'too-many-helpers' });
  });

  test('can only be sent by the owner, not by a broker', async ({ scene: { product, owner } }) => {
    const broker = await join(product, 'Bo Broker', ['broker']);
    const listingId = await publishListing(owner);
    const { business_id } = await product.database.db
      .selectFrom('listing')
      .select('business_id')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    const check = await startCheck(owner, business_id);
    await giveMandate(product, { seller: owner, broker, listingId, mayApprove: true });
    const body = { email: 'a@people.example', sections: ['risk'], books: false };
    expect((await broker.get(`/api/health-checks/${check}`)).status).toBe(200);
    expect((await broker.post(`/api/health-checks/${check}/helpers`, body)).status).toBe(404);
    expect((await broker.get(`/api/health-checks/${check}/helpers`)).status).toBe(404);
  });

  test('that is declined, withdrawn or outdated opens nothing', async ({ scene }) => {
    const { product, owner, check } = scene;
    const helper = await join(product, 'Beth Bookkeeper');
    await confirmEmail(product, helper);
    const first = await inviteHelper(owner, check, helper.email, { books: true });
    expect(await expectOk(moveHelp(helper, first, 'declined', 1))).toMatchObject({ checkId: null });
    const second = await inviteHelper(owner, check, helper.email, { books: true });
    expect((await moveHelp(helper, second, 'withdrawn', 1)).status).toBe(403);
    await expectOk(moveHelp(owner, second, 'withdrawn', 1));
    expect(await problemOf(moveHelp(helper, second, 'active', 1))).toMatchObject({ code: 'stale' });
    expect((await moveHelp(helper, second, 'active', 2)).status).toBe(409);
    expect((await helper.get(`/api/health-checks/${check}`)).status).toBe(404);
  });
});

describe('a collaborator', () => {
  test('answers the sections of the invitation and sees nothing else', async ({ scene }) => {
    const { owner, check } = scene;
    await give(owner, check, 'A1', 12);
    const { helper } = await addHelper(scene, 'Beth Bookkeeper', { sections: ['risk'] });
    await give(helper, check, 'D2', 'none');
    expect(await answersOf(helper, check)).toMatchObject([{ question: 'D2', by: { you: true } }]);
    expect((await answersOf(owner, check)).map(({ question }) => question)).toEqual(['A1', 'D2']);
    expect((await putAnswer(helper, check, { ...years, version: 1 })).status).toBe(404);
    expect((await helper.get(`/api/health-checks/${check}/score`)).status).toBe(404);
    expect((await helper.get(`/api/health-checks/${check}/helpers`)).status).toBe(404);
    expect(await expectOk(helper.get(`/api/health-checks/${check}`))).toMatchObject({
      side: 'helper',
      sections: ['risk'],
      books: false,
    });
    expect(await helpersOf(owner, check)).toMatchObject([{ answered: 1 }]);
  });

  test('loses access at the next request, no matter who ends it', async ({ scene }) => {
    const { owner, check } = scene;
    for (const name of ['Beth Bookkeeper', 'Carl Controller']) {
      const { helper, id } = await addHelper(scene, name, { sections: ['glance'], books: true });
      expect((await helper.get(`/api/health-checks/${check}/answers`)).status).toBe(200);
      const by = name.startsWith('Beth') ? owner : helper;
      await expectOk(moveHelp(by, id, 'ended', 2));
      expect((await helper.get(`/api/health-checks/${check}/answers`)).status).toBe(404);
      expect((await putAnswer(helper, check, years)).status).toBe(404);
      expect((await moveHelp(helper, id, 'active', 3)).status).toBe(409);
    }
  });
});
