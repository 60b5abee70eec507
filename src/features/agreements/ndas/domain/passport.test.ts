import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, shift } from '#kernel/instant.ts';
import { passportConsentVersion } from './consent.ts';
import { composeNda, switchedOff } from './document.ts';
import { joinderNotInForce, notInForce } from './in-force.ts';
import { joinderText } from './joinder-text.ts';
import { endingSoon, lapseOf, type Passport, passportFault } from './passport.ts';
import { passportMaster } from './passport-master.ts';
import { parseSource, sourceOf } from './template-source.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const master = {
  status: 'signed',
  templateId: passportMaster.id,
  templateVersion: passportMaster.version,
  termEndsAt: shift(now, 100 * days),
} as const;
const passport: Passport = {
  nda: master,
  consentVersion: passportConsentVersion,
  withdrawnAt: null,
  sealed: true,
};

describe('a passport', () => {
  it('can be used while it is signed, current, within its term, not withdrawn, and sealed', () => {
    const fault = (given: Partial<Passport>) => passportFault({ ...passport, ...given }, passportMaster, now);
    expect(fault({})).toBeNull();
    expect(passportFault(null, passportMaster, now)).toBe('none');
    expect(fault({ withdrawnAt: now })).toBe('withdrawn');
    expect(fault({ sealed: false })).toBe('being-sealed');
    expect(fault({ consentVersion: 'an older text' })).toBe('superseded');
    expect(fault({ nda: { ...master, templateVersion: 0 } })).toBe('superseded');
    expect(fault({ nda: { ...master, termEndsAt: now } })).toBe('term-ended');
    expect(fault({ nda: { ...master, status: 'issued' } })).toBe('none');
  });

  it('announces its end from a month before, and never after it was withdrawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), fc.boolean(), (left, withdrawn) => {
        const nda = { ...master, termEndsAt: shift(now, left * days) };
        const told = lapseOf({ ...passport, nda, withdrawnAt: withdrawn ? now : null }, passportMaster, now);
        const due = left <= 0 ? 'term-ended' : left * days <= endingSoon ? 'ending' : null;
        expect(told).toBe(withdrawn ? null : due);
      }),
    );
  });
});

describe('a joinder', () => {
  it('never opens more than its master, its own term and the seller allow', () => {
    const ends = fc.integer({ min: -5, max: 5 }).map((left) => shift(now, left * days));
    fc.assert(
      fc.property(ends, ends, fc.boolean(), fc.boolean(), (own, of, taken, current) => {
        const joinder = {
          ...master,
          templateId: joinderText.id,
          templateVersion: joinderText.version,
          termEndsAt: own,
        };
        const rests = { ...master, termEndsAt: of, templateVersion: current ? master.templateVersion : 0 };
        const fault = joinderNotInForce({ joinder, master: rests, taken }, passportMaster, now);
        const stands =
          notInForce(rests, passportMaster, now) === null &&
          notInForce(joinder, joinderText, now) === null &&
          taken;
        expect(fault === null).toBe(stands);
      }),
    );
  });
});

describe('the built-in master agreement', () => {
  it('parses back from its source, names no listing, and leaves no gap', () => {
    const { parts, issues } = parseSource(sourceOf(passportMaster.parts), 'master');
    expect(issues).toEqual([]);
    expect(parts).toEqual(passportMaster.parts);
    expect(parseSource('# A\n\n{{buyerName}}, {{listingReference}}', 'master').issues).toEqual([
      { line: 3, text: '{{listingReference}} is not a known variable.' },
    ]);
  });

  it('shows every clause, under the numbers that a joinder refers to', () => {
    const { blocks } = composeNda(passportMaster, {
      buyerName: 'Ada Lovelace',
      buyerEmail: 'ada@buyer.example',
      listingReference: null,
      platformName: 'Cairn',
      issuedAt: now,
      place: null,
    });
    const [off] = switchedOff(passportMaster, 'california');
    expect(switchedOff(passportMaster, 'california')).toHaveLength(1);
    expect(switchedOff(passportMaster, 'utah')).toEqual([]);
    expect(blocks.find(({ number }) => number === off)?.text).toContain('solicit for employment');
    expect(JSON.stringify(blocks)).not.toContain('Listing reference');
  });
});
