import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyAnswers,
  exampleAnswers,
  exampleInputs,
  exampleRows,
  given,
} from '#test/support/check-value-examples.ts';
import { dollars, scored } from '#test/support/valuation-examples.ts';
import { checkValue } from './check-value.ts';
import { wayUp } from './way-up.ts';

const stepsOf = (answers = exampleAnswers) => {
  const found = checkValue({ ...exampleInputs, answers });
  return {
    found,
    steps: wayUp(
      answers,
      found,
      found.boosts.map(({ key }) => key),
      exampleRows,
    ),
  };
};

describe('the way up', () => {
  it('leads from the current middle through the three suggested changes to the best value', () => {
    const { steps } = stepsOf();
    expect(steps.map(({ key }) => key)).toEqual(['C1', 'C2', 'A5', null]);
    expect(steps[0]?.from).toBe(dollars(scored.value.mid));
    // The size limits the multiple to 4.95.
    expect(steps.at(-1)?.to).toBe(dollars(374_000 * 4.95));
  });

  it('is empty without a value', () => {
    expect(stepsOf({ A6: given(374_000_00) }).steps).toEqual([]);
  });

  it('has no gaps between steps and never goes down', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { found, steps } = stepsOf(answers);
        let at = found.value.claimed?.mid ?? 0;
        for (const { from, to } of steps) {
          expect(from).toBe(at);
          expect(to).toBeGreaterThanOrEqual(from);
          at = to;
        }
      }),
    );
  });
});
