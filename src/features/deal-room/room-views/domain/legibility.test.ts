import { describe, expect, test } from 'vitest';
import { legibilityOf, pagesInWords } from './legibility.ts';

describe('what became of a page that is a picture', () => {
  test.each([
    ['a clean scan', { words: 79, confidence: 96, ink: 0.01 }, 'read'],
    ['the least that counts', { words: 3, confidence: 80, ink: 0.01 }, 'read'],
    ['a blurred one', { words: 18, confidence: 38, ink: 0.002 }, 'illegible'],
    ['a photo', { words: 0, confidence: 0, ink: 0.34 }, 'illegible'],
    ['an empty back side', { words: 0, confidence: 0, ink: 0 }, 'blank'],
    ['an empty back side with dust', { words: 0, confidence: 0, ink: 0.001 }, 'blank'],
  ])('%s', (_name, page, state) => {
    expect(legibilityOf(page)).toBe(state);
  });
});

test.each([
  [[3], 'Page 3 is'],
  [[3, 4], 'Pages 3 and 4 are'],
  [[1, 2, 3, 4, 5, 6], 'Pages 1, 2, 3, 4, 5 and 6 are'],
  [[1, 2, 3, 4, 5, 6, 7], 'Pages 1, 2, 3, 4, 5 and 2 more are'],
])('%j in words', (pages, words) => {
  expect(pagesInWords(pages)).toBe(words);
});
