import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, hours } from '#kernel/instant.ts';
import { nextMailAt } from './saved-search.ts';

const instant = fc.date({ min: new Date('1990-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });

describe('the next email of a saved search', () => {
  it('is sent in the morning, daily or on Mondays', () => {
    const friday = new Date('2026-11-20T13:22:00Z');
    expect(nextMailAt('daily', friday)).toEqual(new Date('2026-11-21T13:00:00Z'));
    expect(nextMailAt('weekly', friday)).toEqual(new Date('2026-11-23T13:00:00Z'));
    expect(nextMailAt('daily', new Date('2026-11-20T12:59:59.999Z'))).toEqual(
      new Date('2026-11-20T13:00:00Z'),
    );
    expect(nextMailAt('weekly', new Date('2026-11-23T12:00:00Z'))).toEqual(new Date('2026-11-23T13:00:00Z'));
    expect(nextMailAt('weekly', new Date('2026-11-23T13:00:00Z'))).toEqual(new Date('2026-11-30T13:00:00Z'));
  });

  it('is always in the future, by at most a day or a week', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const daily = nextMailAt('daily', now);
        const weekly = nextMailAt('weekly', now);
        const ahead = (next: Date | null) => (next?.getTime() ?? 0) - now.getTime();
        expect(ahead(daily)).toBeGreaterThan(0);
        expect(ahead(daily)).toBeLessThanOrEqual(24 * hours);
        expect(ahead(weekly)).toBeGreaterThan(0);
        expect(ahead(weekly)).toBeLessThanOrEqual(7 * days);
        expect([daily?.getUTCHours(), weekly?.getUTCHours(), weekly?.getUTCDay()]).toEqual([13, 13, 1]);
      }),
    );
  });

  it('is immediate for “instant” and never for “off”', () => {
    const now = new Date('2026-11-20T13:22:00Z');
    expect(nextMailAt('instant', now)).toEqual(now);
    expect(nextMailAt('off', now)).toBeNull();
  });
});
