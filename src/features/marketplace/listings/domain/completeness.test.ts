import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { missingFields } from './completeness.ts';

describe('the fields required for publication', () => {
  const whole = {
    title: 'T',
    description: 'D',
    place: 'utah',
    lastYearRevenue: cents(0),
    ebitda: cents(-5),
    sde: null,
  } as const;

  it('accept zero and negative amounts', () => expect(missingFields(whole)).toEqual([]));

  it('include either EBITDA or SDE', () => {
    expect(missingFields({ ...whole, ebitda: null, sde: cents(0) })).toEqual([]);
    expect(missingFields({ ...whole, ebitda: null })).toEqual(['ebitda']);
  });

  it('are reported in form order', () => {
    const bare = { title: '', description: '', place: null, lastYearRevenue: null, ebitda: null, sde: null };
    expect(missingFields(bare)).toEqual(['title', 'description', 'place', 'lastYearRevenue', 'ebitda']);
    expect(missingFields({ ...whole, place: null })).toEqual(['place']);
  });
});
