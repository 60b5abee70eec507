import { describe, expect, it } from 'vitest';
import {
  firstIndustries,
  industries,
  industryLabel,
  industryOfSlug,
  industrySlug,
  isIndustry,
} from './industries.ts';
import { firstFailure, onboardingSteps, stepAfter } from './onboarding.ts';

const good = { ein: '12-3456789', businessName: 'Shop', businessAddress: '1 Road', industry: 'Retail' };

describe('Basic Info validation', () => {
  it('accepts a business with or without a DBA', () => {
    expect(firstFailure(good)).toBeNull();
    expect(firstFailure({ ...good, dba: 'Corner Shop' })).toBeNull();
  });

  it('reports only the first invalid field, in form order', () => {
    expect(firstFailure({})).toBe("EIN: Must contain 10 characters including '-'");
    expect(firstFailure({ ...good, ein: '123456789' })).toBeNull();
    expect(firstFailure({ ein: '1234567890' })).toBe("EIN: Must contain 10 characters including '-'");
    expect(firstFailure({ ein: good.ein })).toBe('Business Name: Must contain at least 1 character(s)');
    expect(firstFailure({ ...good, businessName: ' ' })).toBe(
      'Business Name: Must contain at least 1 character(s)',
    );
    expect(firstFailure({ ...good, businessAddress: '' })).toBe(
      'Business Address: Must contain at least 1 character(s)',
    );
    expect(firstFailure({ ...good, industry: '' })).toBe('Industry Type: Required');
    expect(firstFailure({ ...good, industry: 'Piracy' })).toBe('Industry Type: Required');
  });
});

describe('the onboarding wizard', () => {
  it('moves between its two steps and never past either end', () => {
    expect(onboardingSteps).toEqual(['Basic Info', 'Summary']);
    expect([stepAfter(0, 1), stepAfter(1, 1), stepAfter(1, -1), stepAfter(0, -1)]).toEqual([1, 1, 0, 0]);
  });

  it('rejects fewer than 1 or more than 5 steps', () => {
    expect(stepAfter(3, 1, 5)).toBe(4);
    expect(() => stepAfter(0, 1, 6)).toThrow(RangeError);
    expect(() => stepAfter(0, 1, 0)).toThrow(RangeError);
  });
});

describe('industries', () => {
  it('include 25 entries with unique labels and slugs', () => {
    expect(industries).toHaveLength(25);
    expect(new Set(industries.map((entry) => entry.value)).size).toBe(25);
    for (const { value } of industries) expect(industryOfSlug(industrySlug(value))).toBe(value);
    expect(industryLabel('ChemicalsMaterials')).toBe('Chemicals/Speciality Materials');
    expect(isIndustry('Retail')).toBe(true);
    expect(isIndustry('retail')).toBe(false);
  });

  it('list the five marketplace filter options first', () => {
    expect(firstIndustries.map((entry) => entry.slug)).toEqual([
      'all',
      'retail',
      'manufacturing',
      'technology',
      'healthcare',
    ]);
    for (const { slug, industry, label } of firstIndustries) {
      expect(industryOfSlug(slug)).toBe(industry);
      if (industry) expect(label).toBe(industryLabel(industry));
    }
  });
});
