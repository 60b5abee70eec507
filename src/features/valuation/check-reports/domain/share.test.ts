import { describe, expect, it } from 'vitest';
import { days, shift } from '#kernel/instant.ts';
import { cents } from '#kernel/money.ts';
import { figureState } from './listing-figure.ts';
import { isOpen, shareRefusal } from './share.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (later: number) => shift(now, later * days);

describe('a link', () => {
  it('ends in the future, within a year', () => {
    expect(shareRefusal({ now, endsAt: now, open: 0 })).toBe('share-ends-before-now');
    expect(shareRefusal({ now, endsAt: at(1), open: 0 })).toBeNull();
    expect(shareRefusal({ now, endsAt: at(365), open: 0 })).toBeNull();
    expect(shareRefusal({ now, endsAt: shift(at(365), 1), open: 0 })).toBe('share-too-long');
  });

  it('is refused beyond twenty open ones', () => {
    expect(shareRefusal({ now, endsAt: at(1), open: 19 })).toBeNull();
    expect(shareRefusal({ now, endsAt: at(1), open: 20 })).toBe('too-many-shares');
  });

  it('opens nothing once it has expired or was ended', () => {
    expect(isOpen({ endsAt: shift(now, 1), endedAt: null }, now)).toBe(true);
    expect(isOpen({ endsAt: now, endedAt: null }, now)).toBe(false);
    expect(isOpen({ endsAt: at(1), endedAt: now }, now)).toBe(false);
  });
});

describe('a figure of a listing', () => {
  const taken = cents(374_000_00);
  it('is linked while listing and books agree with the report', () => {
    expect(figureState({ taken, listed: taken, now: taken })).toBe('linked');
  });
  it('is stale once the books show another one or none', () => {
    expect(figureState({ taken, listed: taken, now: cents(1) })).toBe('stale');
    expect(figureState({ taken, listed: taken, now: null })).toBe('stale');
  });
  it('is the owner’s own once another one was typed', () => {
    expect(figureState({ taken, listed: cents(1), now: taken })).toBe('typed-over');
    expect(figureState({ taken, listed: null, now: cents(1) })).toBe('typed-over');
  });
});
