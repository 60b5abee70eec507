import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GrantState, grantedStages, reaches, type StageFacts, stages, standingOf } from './stage.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const facts = (given: Partial<StageFacts> = {}): StageFacts => ({
  now,
  registered: true,
  vetted: false,
  grant: null,
  ...given,
});
const grant = (given: Partial<GrantState> = {}): GrantState => ({
  stage: 'S4',
  endsAt: null,
  suspended: false,
  ...given,
});

describe('the access stage of a buyer', () => {
  it('is S0 for a visitor, S1 with a confirmed address, S2 when vetted', () => {
    expect(standingOf(facts({ registered: false })).stage).toBe('S0');
    expect(standingOf(facts()).stage).toBe('S1');
    expect(standingOf(facts({ vetted: true })).stage).toBe('S2');
  });

  it('follows the grant and its end date while the grant is in force', () => {
    const endsAt = new Date('2026-03-02T00:00:00.000Z');
    expect(standingOf(facts({ grant: grant({ endsAt }) }))).toEqual({
      stage: 'S4',
      until: endsAt,
      held: null,
    });
  });

  it('falls back at the instant the grant expires and while it is suspended', () => {
    expect(standingOf(facts({ grant: grant({ endsAt: now }) }))).toEqual({
      stage: 'S1',
      until: null,
      held: 'ran-out',
    });
    expect(standingOf(facts({ vetted: true, grant: grant({ suspended: true }) }))).toEqual({
      stage: 'S2',
      until: null,
      held: 'suspended',
    });
  });

  it('reaches S3 exactly when a grant of S3 or higher is in force', () => {
    const grants = fc.record({
      stage: fc.constantFrom(...grantedStages),
      endsAt: fc.option(fc.date({ noInvalidDate: true })),
      suspended: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.option(grants), (registered, vetted, given) => {
        const { stage, held } = standingOf({ now, registered, vetted, grant: given });
        const inForce = given !== null && !given.suspended && (given.endsAt === null || given.endsAt > now);
        expect(reaches(stage, 'S3')).toBe(inForce && reaches(given.stage, 'S3'));
        expect(held === null).toBe(given === null || inForce);
      }),
    );
  });

  it('orders the stages by their position in the list', () => {
    for (const [index, stage] of stages.entries())
      for (const [other, needed] of stages.entries()) expect(reaches(stage, needed)).toBe(index >= other);
  });
});
