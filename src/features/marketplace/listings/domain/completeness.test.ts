import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { missingFields } from './completeness.ts';

describe('what a card cannot go public without', () => {
  const whole = {
    title: 'T',
    description: 'D',
    place: 'utah',
    lastYearRevenue: cents(0),
    ebitda: cents(-5),
    sde: null,
  } as const;

  it('is there, a zero and a loss included', () => expect(missingFields(whole)).toEqual([]));

  it('is one measure of the earnings, whichever', () => {
    expect(missingFields({ ...whole, ebitda: null, sde: cents(0) })).toEqual([]);
    expect(missingFields({ ...whole, ebitda: null })).toEqual(['ebitda']);
  });

  it('is listed in the order of the form', () => {
    const bare = { title: '', description: '', place: null, lastYearRevenue: null, ebitda: null, sde: null };
    expect(missingFields(bare)).toEqual(['title', 'description', 'place', 'lastYearRevenue', 'ebitda']);
    expect(missingFields({ ...whole, place: null })).toEqual(['place']);
  });
});
