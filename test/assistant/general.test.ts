import { describe, expect } from 'vitest';
import { hrefs, test } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';

describe('what is asked of selling in general', () => {
  test.for([
    ['owner', 'do i pay tax when i sell', 'taxes-by-structure'],
    ['owner', 'how fast could a company like mine be sold', 'how-long-a-sale-takes'],
    ['seller', 'my buyer has gone silent', 'quiet-buyers'],
    ['owner', 'what would make my company worth more before a sale', 'raising-the-value'],
    ['broker', 'how does a broker get new clients', 'winning-clients'],
    ['buyer', 'which papers do I ask for in due diligence', 'due-diligence'],
  ] as const)(
    'is answered by its article, by no document and no button: %s, %s',
    async ([who, asked, slug], { appa }) => {
      const told = await ask(appa.people[who], asked);
      expect(hrefs(told).some((href) => href?.startsWith(`/help/${slug}`))).toBe(true);
      expect(told.citations.map(({ kind }) => kind)).not.toContain('document');
      expect(told.response).not.toContain('general information, not legal');
    },
  );

  test('names both of two terms whose difference is asked for', async ({ appa }) => {
    const { response } = await ask(appa.people.seller, 'whats the difference between an IOI and a LOI?');
    expect(response).toContain('IOI stands for indication of interest');
    expect(response).toContain('LOI stands for letter of intent');
  });

  test('does not take a word that begins like a month for a date', async ({ appa }) => {
    const { response } = await ask(appa.people.owner, 'We want out in maybe two years. Where do we start?');
    expect(response).not.toMatch(/24 months from/);
  });
});

describe('a price', () => {
  test('without a trade is told by size, and the trade is asked for', async ({ appa }) => {
    const { response } = await ask(appa.people.buyer, 'what is a fair price for a business with 350k SDE');
    expect(response).toMatch(/2\.8× SDE, which makes \$980,000/);
    expect(response).toContain('Tell me what the business does');
  });

  test('of one’s own business is worked out by its trade', async ({ appa }) => {
    const { people } = appa;
    const [business] = await ownBusinesses(people.owner);
    const said = await people.owner.put(`/api/business/${business?.id}/trade`, {
      trade: 'hvac',
      version: business?.version,
    });
    expect(said.status).toBe(200);
    const { response } = await ask(people.owner, 'what is my business worth with $400K SDE');
    expect(response).toMatch(/a business in HVAC.* may be worth \$1,125,000 to \$1,875,000/);
  });
});

test('what to press is told in Spanish where it is asked in Spanish', async ({ appa }) => {
  const { response } = await ask(appa.people.owner, '¿Cómo publico un documento en la sala?');
  expect(response).toContain('En la sala, elija Publish');
  const other = await ask(appa.people.owner, '¿Qué impuestos pago si vendo mi empresa?');
  expect(hrefs(other).some((href) => href?.startsWith('/help/taxes-by-structure'))).toBe(true);
});

test('who is behind a listing is refused, however it is asked for', async ({ appa }) => {
  const { response } = await ask(appa.people.buyer, 'who is the owner of this business and where is it');
  expect(response).toContain('Who is behind a listing stays hidden');
});

type Person = { get(path: string): Promise<Response> };

async function ownBusinesses(person: Person): Promise<{ id: string; version: number }[]> {
  const listed = await (await person.get('/api/business/')).json();
  return listed.items;
}
