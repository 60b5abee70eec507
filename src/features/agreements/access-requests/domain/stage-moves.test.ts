import { describe, expect, it } from 'vitest';
import { parties } from './parties.ts';
import {
  endRefusal,
  handStages,
  isLower,
  mayStage,
  type StageMoveFacts,
  stageMoves,
  stageRefusal,
} from './stage-moves.ts';

const facts = (given: Partial<StageMoveFacts> = {}): StageMoveFacts => ({
  stage: 'S3',
  suspended: false,
  blocked: false,
  requestOpen: true,
  bought: false,
  ndaComplete: true,
  identityMissing: false,
  fundsMissing: false,
  brokerDelegated: true,
  sellerConsent: true,
  ...given,
});

describe('a stage set by hand', () => {
  const cases = handStages.flatMap((from) =>
    handStages.flatMap((to) => parties.map((party) => [from, to, party] as const)),
  );

  it.each(cases)('from %s to %s by %s: follows the table and never crosses the NDA', (from, to, party) => {
    const refused = stageRefusal(to, [party], facts({ stage: from }));
    const listed = stageMoves.some((move) => move.from === from && move.to === to && move.by.includes(party));
    expect(refused === null).toBe(listed);
    if (refused === null) {
      const profile = (stage: string) => stage >= 'S3';
      expect(profile(from)).toBe(profile(to));
      expect(['seller', 'broker', 'admin']).toContain(party);
    }
  });

  it.each(cases)(
    'from %s to %s by %s: opening more requires delegation or consent, opening less does not',
    (from, to, party) => {
      if (stageRefusal(to, [party], facts({ stage: from })) !== null) return;
      const bare = stageRefusal(
        to,
        [party],
        facts({ stage: from, brokerDelegated: false, sellerConsent: false }),
      );
      const free = party === 'seller' || isLower(from, to);
      expect(bare).toBe(free ? null : party === 'broker' ? 'delegated' : 'seller-consent');
    },
  );

  it('opens nothing past S2 without a complete NDA, nothing while suspended, nothing for an ended request', () => {
    expect(stageRefusal('S4', ['seller'], facts({ ndaComplete: false }))).toBe('nda-complete');
    expect(stageRefusal('S4', ['seller'], facts({ blocked: true }))).toBe('not-blocked');
    expect(stageRefusal('S3', ['seller'], facts({ stage: 'S4', blocked: true }))).toBeNull();
    expect(stageRefusal('S2', ['seller'], facts({ stage: 'S1', ndaComplete: false }))).toBeNull();
    for (const stage of handStages)
      for (const to of handStages) {
        expect(stageRefusal(to, ['seller'], facts({ stage, suspended: true }))).not.toBeNull();
        expect(stageRefusal(to, ['seller'], facts({ stage, requestOpen: false }))).not.toBeNull();
      }
  });

  it('opens a further stage only with the proofs that the rules require; open stages stay open', () => {
    for (const [missing, refused] of [
      [{ identityMissing: true }, 'identity-proven'],
      [{ fundsMissing: true }, 'funds-proven'],
    ] as const) {
      expect(stageRefusal('S4', ['seller'], facts(missing))).toBe(refused);
      expect(stageRefusal('S5', ['seller'], facts({ stage: 'S4', ...missing }))).toBe(refused);
      expect(stageRefusal('S3', ['seller'], facts(missing))).toBeNull();
      expect(stageRefusal('S3', ['seller'], facts({ stage: 'S5', ...missing }))).toBeNull();
      // A manual S2 is the seller's own decision, whatever the rules open automatically.
      expect(stageRefusal('S2', ['seller'], facts({ stage: 'S1', ...missing }))).toBeNull();
    }
  });

  it('tells a dialog which stages can be chosen', () => {
    expect(mayStage(['seller'], facts({ stage: 'S4' }))).toEqual({
      S1: 'invalid-transition',
      S2: 'invalid-transition',
      S3: null,
      S4: null,
      S5: null,
    });
    expect(mayStage(['buyer'], facts()).S5).toBe('not-your-move');
  });

  it('accepts an end in the future, within five years', () => {
    const now = new Date('2026-02-03T00:00:00.000Z');
    expect(endRefusal(null, now)).toBeNull();
    expect(endRefusal(now, now)).toBe('end-not-possible');
    expect(endRefusal(new Date('2031-02-03T00:00:00.000Z'), now)).toBeNull();
    expect(endRefusal(new Date('2031-02-03T00:00:00.001Z'), now)).toBe('end-not-possible');
  });
});
