import { describe, expect, test } from 'vitest';
import { changedInReport, type ReportBasis } from './report-basis.ts';
import { commentRefusal, commentSides, commentStates } from './report-comments.ts';
import { reviewedBy, signingRefusal, signOffChapter } from './sign-off.ts';

describe('a comment', () => {
  test('is answered and resolved by the seller, resolved and opened again by the reviewer, and by no one else', () => {
    const allowed = commentStates.flatMap((state) =>
      commentStates.flatMap((to) =>
        commentSides
          .filter((side) => commentRefusal({ state, signedOff: false }, to, side, 'words') === null)
          .map((side) => `${side}: ${state} to ${to}`),
      ),
    );
    expect(allowed).toEqual([
      'seller: open to answered',
      'reviewer: open to resolved',
      'seller: open to resolved',
      'reviewer: answered to open',
      'reviewer: answered to resolved',
      'seller: answered to resolved',
      'reviewer: resolved to open',
    ]);
  });

  test('needs words where something is said, and does not move once the report is signed off', () => {
    const of = (side: 'seller' | 'reviewer', to: 'answered' | 'resolved', words: string) =>
      commentRefusal({ state: 'open', signedOff: false }, to, side, words);
    expect(of('seller', 'answered', ' ')).toBe('comment-words');
    expect(of('seller', 'resolved', '')).toBe('comment-words');
    expect(of('reviewer', 'resolved', '')).toBeNull();
    expect(commentRefusal({ state: 'resolved', signedOff: true }, 'open', 'reviewer', 'x')).toBe(
      'report-signed-off',
    );
  });
});

test('only the newest final report without open comments is signed off, once', () => {
  const fit = { final: true, newest: true, signedOff: false, open: 0 };
  expect(signingRefusal(fit)).toBeNull();
  expect(signingRefusal({ ...fit, open: 1 })).toBe('report-comments-open');
  expect(signingRefusal({ ...fit, final: false })).toBe('report-not-final');
  expect(signingRefusal({ ...fit, newest: false })).toBe('report-not-newest');
  expect(signingRefusal({ ...fit, signedOff: true })).toBe('report-signed-off');
});

const signOff = {
  ...{ id: 'x', name: 'Jane Roe', credential: 'CPA', firm: 'Roe LLP' },
  ...{
    licenseState: 'Utah',
    licenseNumber: '12345',
    comments: 1,
    signedAt: new Date('2026-03-04T12:00:00Z'),
  },
};

test('a report says who signed it off as they state it, for which version, and that it is no attest engagement', () => {
  expect(reviewedBy(signOff)).toBe('Reviewed by Jane Roe, CPA as stated by the reviewer, on March 4, 2026');
  const of = { signOffs: [signOff], dataset: 4, madeAt: new Date('2026-03-01T12:00:00Z') };
  const text = signOffChapter({ ...of, changed: [] }).text.join('\n');
  expect(text).toContain(
    'Firm: Roe LLP. License: Utah 12345. Both as stated by the reviewer; no one verified them.',
  );
  expect(text).toContain('not an audit, review, compilation or other attest engagement');
  expect(text).toContain('1 comment was resolved');
  expect(text).toContain('version 4 of the books, as of March 1, 2026.');
  expect(text).not.toContain('Since then');
  expect(signOffChapter({ ...of, changed: ['books', 'taxes'] }).text.at(-1)).toContain(
    'Since then, these changed: the books and the tax returns.',
  );
});

test('a report names everyone who signed it off, and says once what that is', () => {
  const other = { ...signOff, id: 'y', name: 'Sam Poe', comments: 0 };
  const of = { signOffs: [signOff, other], dataset: 4, madeAt: new Date('2026-03-01T12:00:00Z') };
  const { title, text } = signOffChapter({ ...of, changed: [] });
  expect(title).toBe('The reviewers');
  const said = text.join('\n');
  expect(said).toContain('Reviewed by Jane Roe, CPA as stated by the reviewer');
  expect(said).toContain('Reviewed by Sam Poe, CPA as stated by the reviewer');
  expect(said).toContain('There were no comments.');
  expect(said.match(/Each reviewer read this report and agreed to be named/g)).toHaveLength(1);
  expect(said.match(/version 4 of the books/g)).toHaveLength(1);
});

test('what changed is told part by part, and of a report without fingerprints whether the books did', () => {
  const now: ReportBasis = {
    books: 2,
    ...{ months: 'm', accounts: 'a', adjustments: 'd', findings: 'f', cash: 'c', taxes: 't', terms: 'p' },
  };
  const { books: _, ...basis } = now;
  expect(changedInReport({ dataset: 2, basis }, now)).toEqual([]);
  expect(changedInReport({ dataset: 1, basis: { ...basis, adjustments: 'x', cash: 'x' } }, now)).toEqual([
    'books',
    'adjustments',
    'cash',
  ]);
  expect(changedInReport({ dataset: 1, basis: null }, now)).toEqual(['books']);
  expect(changedInReport({ dataset: 2, basis: null }, now)).toEqual([]);
});
