import { describe, expect } from 'vitest';
import { withoutUnseen } from '#kernel/visible-text.ts';
import {
  askCpa,
  contestIt,
  contestOf,
  courtOf,
  putToCpa,
  takeCourtStep,
  tryContest,
  tryCourtStep,
  tryCpa,
} from '#test/support/add-backs.ts';
import { requestOf } from '#test/support/deal.ts';
import { adjustedOf } from '#test/support/ledgers.ts';
import { expectOk } from '#test/support/people.ts';
import { hostileTexts } from '../attack/hostile-values.ts';
import { namesOfBooks } from './a-book.ts';
import { type Court, publishOf, test } from './a-court.ts';

const codeOf = async (answer: Response | Promise<Response>) => (await (await answer).json()).code;
const statusOf = async (answer: Promise<Response>) => (await answer).status;

const perkIn = async ({ room }: Court, who: Court['buyer']) => {
  const found = (await courtOf(who, room.id)).adjustments.find(({ category }) =>
    /personal|perk/i.test(category),
  );
  if (!found) throw new Error('no perk among the adjustments');
  return found;
};

const secrets = [
  ...namesOfBooks.customers,
  ...[namesOfBooks.supplier, namesOfBooks.title, namesOfBooks.why, namesOfBooks.memo, namesOfBooks.number],
  ...['Country Club', 'Hettie', 'Zmemo', 'Zwhy', 'Ztitle'],
];
const leaksIn = (text: string) => secrets.filter((one) => text.includes(one));

const actsOf = async ({ listingId }: Court, who: Court['owner']) => {
  const text = await (await who.get(`/api/listing/${listingId}/ledger`)).text();
  return [...text.matchAll(/"act\\?":\\?"(add-back-[a-z-]+)/g)].map(([, act]) => act);
};

test('a buyer contests, the seller answers, a CPA decides, and both see three earnings', async ({
  published: court,
}) => {
  const { buyer, owner, other, cpa, room, reviewId } = court;
  const before = await courtOf(buyer, room.id);
  const latest = (await adjustedOf(owner, reviewId)).periods.at(-1);
  expect(before.report?.earnings).toEqual({
    claimed: { adjustedEbitda: latest?.adjustedEbitda, sde: latest?.sde },
    evidenced: latest?.lender,
    uncontested: { adjustedEbitda: latest?.adjustedEbitda, sde: latest?.sde },
  });
  expect(before.report?.booked).toBe(latest?.booked);
  expect(before.adjustments).toHaveLength(3);
  const perk = await perkIn(court, buyer);
  const id = await contestIt(buyer, room.id, perk.adjustmentId, { reason: 'every-year' });
  expect(await codeOf(tryContest(buyer, room.id, perk.adjustmentId))).toBe('court-contested');
  const uncontested = async (who: typeof buyer) =>
    (await courtOf(who, room.id)).report?.earnings.uncontested.sde;
  const claimed = before.report?.earnings.claimed.sde ?? 0;
  expect(await uncontested(buyer)).toBe(claimed - perk.claimed);
  expect(await uncontested(owner)).toBe(claimed - perk.claimed);
  expect(await courtOf(other, room.id)).toEqual(before);
  expect(await codeOf(tryCourtStep(buyer, id, 'answered', { words: 'No' }))).toBe('not-your-move');
  expect(await codeOf(tryCourtStep(owner, id, 'answered', { words: ' ' }))).toBe('court-words');
  expect(await codeOf(tryCourtStep(owner, id, 'answered', { words: 'x', evidence: ['bank'] }))).toBe(
    'court-evidence',
  );
  expect(await codeOf(tryCourtStep(owner, id, 'answered', { words: 'x', license: 'y' }))).toBe(
    'invalid-fields',
  );
  await takeCourtStep(owner, id, 'answered', { words: 'Private meals.', evidence: ['entries'] });
  expect(await codeOf(tryCourtStep(owner, id, 'answered', { words: 'Again' }))).toBe('INVALID_TRANSITION');
  await askCpa(buyer, id, cpa.email);
  expect((await contestOf(owner, id)).contest.cpas).toMatchObject([{ side: 'buyer', email: null }]);
  expect((await contestOf(buyer, id)).contest.cpas).toMatchObject([{ side: 'buyer', email: cpa.email }]);
  expect((await putToCpa(cpa)).map((one) => one.id)).toEqual([id]);
  const decision = { words: 'Half of it recurs.', license: 'UT 12345', outcome: 'reduced', amount: 5_000 };
  expect(await codeOf(tryCourtStep(cpa, id, 'ruled', { ...decision, amount: perk.claimed }))).toBe(
    'court-amount',
  );
  expect(await codeOf(tryCourtStep(cpa, id, 'ruled', { ...decision, license: '' }))).toBe('court-license');
  await takeCourtStep(cpa, id, 'ruled', decision);
  for (const who of [buyer, owner]) {
    expect(await uncontested(who)).toBe(claimed - perk.claimed + 5_000);
    expect((await contestOf(who, id)).contest.ruling).toMatchObject({
      ...{ by: 'Quorra Ledgerwood', license: 'UT 12345', invitedBy: 'buyer', outcome: 'reduced', to: 5_000 },
    });
  }
  // A decision between two is no business of a third; what the seller accepts of it is.
  expect(await courtOf(other, room.id)).toEqual(before);
  await takeCourtStep(owner, id, 'conceded');
  const now = await courtOf(other, room.id);
  expect(now.contests).toEqual([]);
  expect(now.report?.earnings.claimed.sde).toBe(claimed - perk.claimed + 5_000);
  expect(now.adjustments.find(({ label }) => label === perk.label)).toMatchObject({
    ...{ claimed: 5_000, open: 0, takenOff: 0, uncontested: 5_000, mayContest: true },
  });
  const acts = ['contested', 'moved', 'cpa-invited', 'moved', 'moved'].map((act) => `add-back-${act}`);
  expect(await actsOf(court, buyer)).toEqual(acts);
  expect(await actsOf(court, other)).toEqual([]);
});

describe('what is hidden', () => {
  test('names and memos stay with their stage, for the buyer and for the CPA whom they invite', async ({
    published: court,
  }) => {
    const { buyer, owner, cpa, room } = court;
    const perk = await perkIn(court, buyer);
    const id = await contestIt(buyer, room.id, perk.adjustmentId);
    await takeCourtStep(owner, id, 'answered', { words: 'Private.', evidence: [] });
    await askCpa(buyer, id, cpa.email);
    const texts = async () =>
      Promise.all(
        [
          buyer.get(`/api/deal-rooms/${room.id}/add-backs`),
          buyer.get(`/api/add-back-contests/${id}`),
          cpa.get(`/api/add-back-contests/${id}`),
          cpa.get('/api/add-back-contests'),
        ].map(async (answer) => (await answer).text()),
      );
    expect((await texts()).flatMap(leaksIn)).toEqual([]);
    expect(await contestOf(cpa, id)).toMatchObject({
      ...{ contest: { showsEntries: false }, entries: { total: null, items: [] } },
    });
    expect(await (await cpa.get(`/api/add-back-contests/${id}`)).text()).not.toMatch(/Ada|Lovelace/);
    // The monthly report has entries without words; it is open to a buyer of that stage only.
    await publishOf(court, 'monthly');
    await publishOf(court, 'names');
    expect((await courtOf(buyer, room.id)).report?.stage).toBe('summary');
    const asked = court.requests.buyer;
    const { version } = await requestOf(owner, asked);
    await expectOk(owner.post(`/api/access-requests/${asked}/stages`, { to: 'S4', version, until: null }));
    expect((await courtOf(buyer, room.id)).report?.stage).toBe('monthly');
    expect((await texts()).flatMap(leaksIn)).toEqual([]);
    const { entries } = await contestOf(cpa, id);
    expect(entries.total).toBe(12);
    expect((await contestOf(cpa, id)).contest.showsEntries).toBe(true);
    expect(entries.items[0]).toMatchObject({ name: null, memo: null });
    // Whom the seller invites sees what the seller sees.
    await askCpa(owner, id, cpa.email);
    const whole = await (await cpa.get(`/api/add-back-contests/${id}`)).text();
    for (const word of [namesOfBooks.title, namesOfBooks.why, 'Country Club']) expect(whole).toContain(word);
  });

  test('others find no contest and no adjustments, and a CPA no other contest', async ({
    published: court,
  }) => {
    const { buyer, owner, other, cpa, broker, outsiders, room } = court;
    const perk = await perkIn(court, buyer);
    const id = await contestIt(buyer, room.id, perk.adjustmentId);
    const theirs = await contestIt(other, room.id, perk.adjustmentId);
    const one = (who: typeof buyer, which: string) => statusOf(who.get(`/api/add-back-contests/${which}`));
    for (const who of [...Object.values(outsiders), cpa]) {
      expect(await statusOf(who.get(`/api/deal-rooms/${room.id}/add-backs`))).toBe(404);
      expect(await statusOf(tryContest(who, room.id, perk.adjustmentId))).toBe(404);
      expect(await one(who, id)).toBe(404);
      const step = { to: 'withdrawn', version: 1 };
      expect(await statusOf(who.post(`/api/add-back-contests/${id}/moves`, step))).toBe(404);
    }
    expect([await one(buyer, theirs), await one(other, id)]).toEqual([404, 404]);
    expect([await one(owner, theirs), await one(broker, id)]).toEqual([200, 200]);
    expect(await codeOf(tryContest(owner, room.id, perk.adjustmentId))).toBe('court-own-room');
    await askCpa(buyer, id, cpa.email);
    expect([await one(cpa, id), await one(cpa, theirs)]).toEqual([200, 404]);
    expect(await statusOf(cpa.get(`/api/deal-rooms/${room.id}/add-backs`))).toBe(404);
    expect(await codeOf(tryCourtStep(cpa, id, 'withdrawn'))).toBe('not-your-move');
    expect(
      await codeOf(tryCourtStep(cpa, id, 'ruled', { words: 'x', license: 'y', outcome: 'struck' })),
    ).toBe('INVALID_TRANSITION');
    expect(await codeOf(tryCpa(buyer, id, buyer.email))).toBe('court-own-address');
    // An address in place of another ends the first invitation.
    await askCpa(buyer, id, 'nobody.yet@people.example');
    expect(await one(cpa, id)).toBe(404);
    const [mail] = await cpa.mails('cpa-invited');
    expect(mail?.body).toContain('asks you, as a CPA');
    expect(leaksIn(mail?.body ?? '')).toEqual([]);
    expect(mail?.body).not.toMatch(/Quartzite|Ada|Lovelace/);
  });
});

test('nothing is contested before a report is open, and a contest outlives the adjustment', async ({
  court,
}) => {
  const { product, buyer, owner, room, reviewId } = court;
  expect(await courtOf(owner, room.id)).toMatchObject({ side: 'seller', report: null, adjustments: [] });
  const [first] = (await adjustedOf(owner, reviewId)).adjustments;
  expect(await codeOf(tryContest(buyer, room.id, first?.id ?? ''))).toBe('not-found');
  await publishOf(court, 'summary');
  const perk = await perkIn(court, buyer);
  const id = await contestIt(buyer, room.id, perk.adjustmentId);
  await takeCourtStep(buyer, id, 'withdrawn');
  product.clock.advance(60_000);
  const again = await contestIt(buyer, room.id, perk.adjustmentId);
  await takeCourtStep(owner, again, 'conceded');
  const claimed = (await courtOf(buyer, room.id)).adjustments.find(({ label }) => label === perk.label);
  expect(claimed).toMatchObject({
    claimed: 0,
    evidenced: 0,
    uncontested: 0,
    mayContest: 'court-not-raising',
  });
  await expectOk(owner.delete(`/api/earnings-adjustments/${perk.adjustmentId}`));
  await publishOf(court, 'summary');
  const after = await courtOf(buyer, room.id);
  expect(after.adjustments).toHaveLength(2);
  expect(after.contests.map(({ state, label }) => [state, label])).toEqual([
    ['conceded', perk.category],
    ['withdrawn', perk.category],
  ]);
});

test('hostile words of a contest are kept as they are, or refused at the field', async ({
  published: court,
}) => {
  const { buyer, room } = court;
  const { adjustmentId } = await perkIn(court, buyer);
  for (const [what, words] of hostileTexts.filter((_, at) => at % 3 === 0)) {
    const answer = await tryContest(buyer, room.id, adjustmentId, { words });
    const { id, code, fields } = await answer.json();
    expect([what, answer.status < 500], what).toEqual([what, true]);
    if (!answer.ok) {
      expect([
        what,
        ['court-words', 'body-too-large'].includes(code) || Object.hasOwn(fields ?? {}, 'words'),
      ]).toEqual([what, true]);
      continue;
    }
    const kept = JSON.stringify(await contestOf(buyer, id));
    const seen = JSON.stringify(words.replace(/\r\n?/g, '\n').trim()).slice(1, -1);
    const plain = JSON.stringify(withoutUnseen(words.replace(/\r\n?/g, '\n')).trim()).slice(1, -1);
    expect([what, kept.includes(seen) || kept.includes(plain)]).toEqual([what, true]);
    await takeCourtStep(buyer, id, 'withdrawn');
  }
});
