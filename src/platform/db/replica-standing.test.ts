import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Position, replicaStanding, stillNeeded, tolerance } from './replica-standing.ts';

const facts = { recovering: true, systemId: '7', replayed: 100n };
const seen: Position[] = [
  { at: 0, position: 90n },
  { at: 250, position: 100n },
  { at: 500, position: 140n },
];

describe('a replica', () => {
  test('is used if it has what the primary had half a second ago', () => {
    expect(replicaStanding(facts, '7', { seen, now: 750 })).toBe('used');
    expect(replicaStanding({ ...facts, replayed: 99n }, '7', { seen, now: 750 })).toBe('behind');
    expect(replicaStanding(facts, '7', { seen, now: 1_000 })).toBe('behind');
  });

  test('is not used before the primary was seen for half a second', () => {
    expect(replicaStanding(facts, '7', { seen, now: 499 })).toBe('behind');
    expect(replicaStanding(facts, '7', { seen: [], now: 9_000 })).toBe('behind');
  });

  test('is not used if it is silent, no standby, or a standby of another database', () => {
    expect(replicaStanding(null, '7', { seen, now: 750 })).toBe('away');
    expect(replicaStanding({ ...facts, recovering: false }, '7', { seen, now: 750 })).toBe('other-server');
    expect(replicaStanding({ ...facts, systemId: '8' }, '7', { seen, now: 750 })).toBe('other-server');
  });

  test('is judged alike by the positions that are kept and by all of them', () => {
    const positions = fc
      .array(fc.record({ at: fc.nat(3_000), position: fc.bigInt(0n, 200n) }))
      .map((all) => all.toSorted((a, b) => a.at - b.at));
    fc.assert(
      fc.property(positions, fc.nat(3_000), fc.nat(1_000), (all, now, later) => {
        const kept = stillNeeded(all, now);
        expect(replicaStanding(facts, '7', { seen: kept, now: now + later })).toBe(
          replicaStanding(facts, '7', { seen: all, now: now + later }),
        );
        expect(kept.filter(({ at }) => at <= now - tolerance).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
