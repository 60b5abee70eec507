import { expect, test } from 'vitest';
import { toldSteps } from './told-steps.ts';

const step = (from: string, to: string, by: string, at: string) => ({ from, to, by, reason: null, at });

test('an automatic review is shown as draft to live, and a manual review is kept', () => {
  const published = [step('draft', 'in_review', 'owner', '1'), step('in_review', 'live', 'system', '1')];
  const reviewed = [step('draft', 'in_review', 'owner', '3'), step('in_review', 'live', 'admin', '4')];
  const withdrawn = step('live', 'withdrawn', 'owner', '2');
  expect(toldSteps([...published, withdrawn, ...reviewed])).toEqual([
    step('draft', 'live', 'owner', '1'),
    withdrawn,
    ...reviewed,
  ]);
});
