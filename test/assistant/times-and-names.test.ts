import { describe, expect } from 'vitest';
import { hrefs, test as plain } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';
import { addDeal } from './appa-deal.ts';

const test = plain.extend('deal', { scope: 'file' }, async ({ appa }) => ({
  ...appa,
  ...(await addDeal(appa.product, appa)),
}));

describe('a business by its name or trade', () => {
  test('is found among one’s own, also by the broker, who learns no name that is closed to them', async ({
    deal: { people, listings },
  }) => {
    for (const message of ['how is quillback doing', 'any interest in the hvac company?']) {
      const told = await ask(people.owner, message);
      expect(told.response).toContain(
        'Your listing “Established commercial HVAC contractor” for “Quillback Mechanical LLC” is live',
      );
      expect(told.response).toContain('2 views in the last 7 days. 2 requests: 1 open, 1 approved. 1 offer.');
      expect(hrefs(told)).toEqual([`/listing/${listings.hvacUtah}/edit`]);
    }
    const broker = await ask(people.broker, 'update on the hvac company');
    expect(broker.response).toContain(
      'which you represent, is live. 2 requests: 1 open, 1 approved. 1 offer.',
    );
    expect(JSON.stringify(broker)).not.toContain('Quillback');
    expect(JSON.stringify(await ask(people.broker, 'how is quillback doing'))).not.toMatch(/represent/);
  });

  test('is to its buyer the request, and to everyone else nothing', async ({ deal: { people } }) => {
    const own = await ask(people.approved, 'where are we with the hvac contractor');
    expect(own.response).toMatch(
      /You asked for access to “Established commercial HVAC contractor” on .*: Approved\./,
    );
    expect(own.response).not.toMatch(/views|offer/);
    for (const who of ['other', 'buyer', 'seller', 'broker'] as const) {
      const told = JSON.stringify(await ask(people[who], 'how is quillback air going'));
      expect(told).not.toMatch(/Quillback Mechanical|views in|is live|\d offers?\b/);
    }
  });
});

describe('the time that a question names', () => {
  test('narrows views, readers and requests', async ({ deal: { people } }) => {
    expect((await ask(people.owner, 'how many views did my listing have today')).response).toMatch(
      /“Established commercial HVAC contractor”: 2 views on /,
    );
    expect((await ask(people.owner, 'how many views did my listing have yesterday')).response).toMatch(
      /: 0 views on .*; it was not public before /,
    );
    expect((await ask(people.owner, 'any new requests in the past two weeks')).response).toMatch(
      /2 requests came to you from /,
    );
    expect((await ask(people.owner, 'who read my documents in the past 3 days')).response).toContain(
      'Avery Stone',
    );
  });

  test('counts for admins what was made in it, and for no one else', async ({ deal: { people, admin } }) => {
    const told = await ask(admin, 'give me the numbers of this month: signups, listings, requests, offers');
    expect(told.response).toMatch(
      /: 8 accounts opened, 16 listings published, 2 access requests, 1 offer sent, 0 sales recorded\./,
    );
    expect((await ask(admin, 'how many sign ups last year')).response).toMatch(
      /0 accounts signed up from Jan 1/,
    );
    expect((await ask(admin, 'who logged in recently')).response).toMatch(/- Ada Admin, on .* UTC\./);
    for (const who of ['owner', 'buyer', 'broker'] as const) {
      const other = await ask(people[who], 'how many sign ups this month');
      expect(other.response).not.toMatch(/\d accounts?\b/);
      expect(JSON.stringify(await ask(people[who], 'who logged in recently'))).not.toContain('Ada Admin');
    }
  });

  test('the queues alone are told where they are asked for', async ({ deal: { admin } }) => {
    const told = await ask(admin, 'anything waiting for my approval in the queue');
    expect(told.response).toMatch(/New access requests: 1\./);
    expect(told.response).not.toMatch(/have an account/);
  });
});

describe('the market', () => {
  test('is searched without what is not wanted', async ({ deal: { people } }) => {
    const told = await ask(people.buyer, 'show me businesses in Texas except pharmacies');
    expect(told.response).toMatch(/listings? fits? Texas, without pharmacy\./);
    expect(told.response).toContain('Texas');
    expect(told.response).not.toContain('“Independent pharmacy with compounding lab”');
    const place = await ask(people.buyer, 'manufacturing but not in Ohio');
    expect(place.response).not.toContain('Precision machine shop');
  });

  test('its size is no secret of admins', async ({ deal: { people } }) => {
    const told = await ask(people.buyer, 'how many listings are on here in total');
    expect(told.response).toMatch(/^16 listings are for sale/);
  });
});

test('what went wrong is told with what the person has of it', async ({ deal: { people } }) => {
  const denied = await ask(people.approved, 'signed the nda but nothing opened');
  expect(denied.response).toMatch(/After your signature the owner may still have to countersign/);
  expect(denied.response).toMatch(
    /You asked for access to “Established commercial HVAC contractor”.*Approved/,
  );
  const review = await ask(people.owner, 'my listing has been stuck in review since monday');
  expect(review.response).toMatch(/There is no promised time/);
  expect(review.response).toContain('is live');
  const spanish = await ask(people.approved, 'firmé el NDA pero no me deja ver los documentos');
  expect(spanish.response).toContain('Después de su firma falta que el dueño contrafirme');
});
