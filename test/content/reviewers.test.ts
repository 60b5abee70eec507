import { expect, test } from 'vitest';
import { maintainers, notReviewedBy, reviewedBy } from '#content/help/reviewers.ts';

test('says who reviewed an article, and which professional did not', () => {
  expect(reviewedBy(maintainers)).toBe('the maintainers of this software');
  expect(notReviewedBy(maintainers)).toBe('an attorney or a CPA');
  expect(reviewedBy({ name: 'Ada Quill', licenses: ['CPA'] })).toBe('Ada Quill, CPA');
  expect(notReviewedBy({ name: 'Ada Quill', licenses: ['CPA'] })).toBe('an attorney');
  const both = { name: 'Quill & Ames', licenses: ['attorney', 'CPA'] } as const;
  expect(reviewedBy(both)).toBe('Quill & Ames, attorney and CPA');
  expect(notReviewedBy(both)).toBeNull();
});
