import { describe, expect, it } from 'vitest';
import { cents } from '#kernel/money.ts';
import { grossMargin, grossPeriodOf } from './gross-margin.ts';

const lines = (REV: number, COGS_MAT: number) => ({ REV: cents(REV), COGS_MAT: cents(COGS_MAT) });

describe('gross margin', () => {
  it('is sales less cost of sales, weighted by sales', () => {
    const small = grossPeriodOf(lines(100_000_00, 50_000_00));
    const large = grossPeriodOf({ ...lines(400_000_00, 80_000_00), CONTRA_REV: cents(-100_000_00) });
    if (!small || !large) throw new Error('no period');
    expect(grossMargin([small])).toBe(0.5);
    expect(grossMargin([small, large])).toBe((400_000 - 130_000) / 400_000);
  });

  it('is missing without sales or cost of sales', () => {
    expect(grossPeriodOf({ REV: cents(100) })).toBeNull();
    expect(grossPeriodOf(lines(0, 100))).toBeNull();
    expect(grossMargin([])).toBeNull();
  });
});
