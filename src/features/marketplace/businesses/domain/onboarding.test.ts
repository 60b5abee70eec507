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

describe('Basic Info', () => {
  it('passes with or without a DBA', () => {
    expect(firstFailure(good)).toBeNull();
    expect(firstFailure({ ...good, dba: 'Corner Shop' })).toBeNull();
  });

  it('shows the first failing field alone, in the order of the form', () => {
    expect(firstFailure({})).toBe("EIN: Must contain 10 characters including '-'");
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

describe('the wizard', () => {
  it('walks its two steps and stays inside', () => {
    expect(onboardingSteps).toEqual(['Basic Info', 'Summary']);
    expect([stepAfter(0, 1), stepAfter(1, 1), stepAfter(1, -1), stepAfter(0, -1)]).toEqual([1, 1, 0, 0]);
  });

  it('has 1 to 5 steps', () => {
    expect(stepAfter(3, 1, 5)).toBe(4);
    expect(() => stepAfter(0, 1, 6)).toThrow(RangeError);
    expect(() => stepAfter(0, 1, 0)).toThrow(RangeError);
  });
});

describe('industries', () => {
  it('are 25, each with a label and a slug of its own', () => {
    expect(industries).toHaveLength(25);
    expect(new Set(industries.map((entry) => entry.value)).size).toBe(25);
    for (const { value } of industries) expect(industryOfSlug(industrySlug(value))).toBe(value);
    expect(industryLabel('ChemicalsMaterials')).toBe('Chemicals/Speciality Materials');
    expect(isIndustry('Retail')).toBe(true);
    expect(isIndustry('retail')).toBe(false);
  });

  it('offer the filter the five options of the marketplace first', () => {
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
