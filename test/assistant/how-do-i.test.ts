import { describe, expect } from 'vitest';
import { hrefs, test } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';
import { join } from '#test/support/people.ts';

describe('how do I', () => {
  test('is answered by the sentence and the page of the act, with the caller’s own object', async ({
    appa,
  }) => {
    const { people, listings, room } = appa;
    const down = await ask(people.owner, 'how do I take down my listing');
    expect(down.response).toContain('choose More, then Withdraw');
    expect(down.proposals).toEqual([
      { kind: 'open', label: 'Open Edit listing', href: `/listing/${listings.hvacUtah}/edit` },
    ]);
    const asked: [string, string][] = [
      ['where do I change my email', '/user/profile'],
      ['how do I close the data room', `/deal-rooms/${room}/closing`],
      ['I need to black out names in a document', `/deal-rooms/${room}`],
      ['a competitor must not see my listing, how do I block him', '/block-list'],
      ['how do I invite my CPA', '/analysis/health-check'],
      ['stop sending me so many emails', '/user/profile#notifications'],
    ];
    for (const [question, href] of asked)
      expect(hrefs(await ask(people.owner, question))[0], question).toBe(href);
  });

  test('leads to the list where the object could be more than one, or is none', async ({
    appa: { people },
  }) => {
    expect(hrefs(await ask(people.approved, 'can I withdraw my offer'))).toContain('/offers');
    expect(hrefs(await ask(people.seller, 'where is the button to publish'))).toContain(
      '/user/dashboard?tab=my-businesses',
    );
  });

  test('is refused with the reason where the roles of the caller do not allow it', async ({ appa }) => {
    const { people, product } = appa;
    const backup = await ask(people.buyer, 'how do I run a backup');
    expect(backup.response).toContain('Only an admin of this site can do that');
    expect(backup.response).not.toContain('Back up now');
    expect(backup.proposals).toEqual([]);
    const approve = await ask(people.buyer, 'approve my request please');
    expect(approve.response).toContain(
      'Only the owner of a listing, a broker with an engagement or an admin',
    );
    const admin = await join(product, 'Ida Admin', ['admin']);
    expect((await ask(admin, 'how do I run a backup')).response).toContain('Back up now');
  });

  test('changes nothing', async ({ appa: { people, listings } }) => {
    await ask(people.owner, 'withdraw my listing now');
    const { status } = await people.buyer.get(`/api/listing/${listings.hvacUtah}`);
    expect(status).toBe(200);
  });
});

describe('a question that is not understood', () => {
  test('is asked back with the nearest questions as buttons, and never answered by something else', async ({
    appa,
  }) => {
    const told = await ask(appa.people.owner, 'listing broker weird numbers');
    expect(told.response).toContain('Did you mean one of these?');
    expect(told.citations).toEqual([]);
    expect(told.proposals.length).toBeGreaterThan(0);
    expect(told.proposals.length).toBeLessThanOrEqual(3);
    for (const proposal of told.proposals) {
      if (proposal.kind !== 'ask') throw new Error(`a button of kind ${proposal.kind}`);
      const answer = await ask(appa.people.owner, proposal.question);
      expect(answer.citations.length, proposal.question).toBeGreaterThan(0);
    }
    const foreign = await ask(appa.people.owner, 'who will win the world cup?');
    expect(foreign.response).toMatch(/^I can’t help with that/);
    expect(hrefs(foreign)).toEqual(['/help/what-appa-can-do']);
  });

  test('survives a slip of the finger', async ({ appa: { people } }) => {
    expect(hrefs(await ask(people.owner, 'how do i chnage my pasword'))[0]).toBe('/user/profile#account');
  });
});

test('two questions in one message are both answered', async ({ appa: { people } }) => {
  const told = await ask(people.seller, 'What is SDE and how do I list my business?');
  expect(told.response).toMatch(/discretionary/i);
  expect(told.response).toMatch(/Add the business, then write its listing/);
  expect(told.proposals).toContainEqual(expect.objectContaining({ href: '/business/onboarding' }));
});

describe('refusals', () => {
  test('say what is hidden, until when, and what one can do now', async ({ appa: { people } }) => {
    const phone = await ask(people.owner, 'give me Rex Hollow’s cell number');
    expect(phone.response).toMatch(/do not give out contact details.+Until then, write under Messages/);
    expect(JSON.stringify(phone)).not.toMatch(/801-555|@people/);
    const others = await ask(people.approved, 'is there a higher offer from somebody else');
    expect(others.response).toMatch(/shown to the seller’s side only.+What you can do now/);
    const trust = await ask(people.buyer, 'can I trust this seller');
    expect(trust.response).toMatch(/can’t vouch.+What you can check/);
    const advice = await ask(people.buyer, 'should I buy this business?');
    expect(advice.response).toContain('I give no advice');
  });
});

test('a term of the trade is explained with what its letters stand for, asked for by either', async ({
  appa: { people },
}) => {
  for (const [question, told] of [
    ['What does SDE mean?', 'SDE stands for seller’s discretionary earnings: the earnings for one owner'],
    ['what does UCC stand for', 'UCC stands for Uniform Commercial Code: a UCC-1 filing records a lien'],
    ['What is a letter of intent?', 'LOI stands for letter of intent: a written offer'],
    ['What is a confidential information memorandum?', 'CIM stands for confidential information memorandum'],
  ] as const)
    expect((await ask(people.buyer, question)).response, question).toContain(told);
});
