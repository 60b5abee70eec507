import { describe, expect, test } from 'vitest';
import {
  asPrice,
  carriedOver,
  isFollowUp,
  isSaying,
  listingsMeant,
  namedIn,
  paperOnPage,
} from './question.ts';

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const told = '2 listings fit Texas. [1]\n- “Pharmacy”: Health Care. [2]\n- “Courier”: Transportation. [3]';
const asked = (message: string, page: string | null = null) => ({
  message,
  page,
  earlier: [
    { type: 'user' as const, text: 'Any listings in Texas under 2M?' },
    { type: 'assistant' as const, text: told },
  ],
});

describe('a follow-up question', () => {
  test('is short and begins like one', () => {
    expect(isFollowUp(asked('And in Florida?'))).toBe(true);
    expect(isFollowUp(asked('Who sees my name?'))).toBe(false);
    expect(isFollowUp({ ...asked('And in Florida?'), earlier: [] })).toBe(false);
  });

  test('keeps what it does not change', () => {
    const now = carriedOver(namedIn('And in Florida?'), namedIn('Any pharmacies in Texas under 2M?'));
    expect(now.places).toEqual(['florida']);
    expect(now.trades.map(({ label }) => label)).toEqual(['pharmacy']);
    expect(now.amounts.map(({ amount, bound }) => [amount, bound])).toEqual([[200_000_000, 'most']]);
  });

  test('a bare figure takes the role of the previous figure', () => {
    const [amount] = carriedOver(namedIn('and with 500k?'), namedIn('worth with 400k of SDE')).amounts;
    expect(amount).toMatchObject({ amount: 50_000_000, role: 'sde' });
  });
});

describe('a statement about a business', () => {
  const says = (message: string) => isSaying(asked(message), namedIn(message));

  test('is not a question of its own', () => {
    expect(says('it’s an HVAC company')).toBe(true);
    expect(says('A pharmacy in Ohio')).toBe(true);
    expect(says('any pharmacies?')).toBe(false);
    expect(says('a pharmacy under 1M')).toBe(false);
    expect(says('it is large')).toBe(false);
  });

  test('keeps earlier earnings beside the price of a loan question', () => {
    const now = asPrice(namedIn('can a buyer get a loan for it at 1.2 million?'));
    const { amounts } = carriedOver(now, namedIn('worth with 400k of SDE'));
    expect(amounts.map(({ amount, role }) => [amount, role])).toEqual([
      [40_000_000, 'sde'],
      [120_000_000, 'price'],
    ]);
  });
});

describe('listings that a message refers to', () => {
  test.for([
    ['tell me about the second one', null, ['Courier']],
    ['what about the Pharmacy', null, ['Pharmacy']],
    ['compare the first two', null, ['Pharmacy', 'Courier']],
    ['what does this cost', `/listing/${id}`, [id]],
    ['compare these', `/marketplace/compare?ids=${id},${id.replace('6', '7')}`, [id, id.replace('6', '7')]],
    ['what is SDE', `/listing/${id}`, []],
    ['he found "issues" and wants less', null, []],
    ['who is "M.T.", the one without a name', null, []],
    ['the check refuses "Summit", but it is a common word', `/listing/${id}`, []],
    ['access to "Bakery in Ohio" please', null, ['Bakery in Ohio']],
    ['compare "Bakery" and "Florist"', null, ['Bakery', 'Florist']],
  ] as const)('%s on %s', ([message, page, meant]) => {
    expect(listingsMeant(asked(message, page))).toEqual([...meant]);
  });
});

test('the room or document of the page', () => {
  expect(paperOnPage(`/deal-rooms/${id}/search`)).toEqual({ roomId: id });
  expect(paperOnPage(`/room-document/${id}?page=2`)).toEqual({ documentId: id });
  expect(paperOnPage('/deal-rooms/..%2f')).toEqual({});
});
