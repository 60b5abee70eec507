import { expect, test } from 'vitest';
import { readSource, sourceOf } from './legal-source.ts';

test('a text reads back as it was written', () => {
  const sections = [
    { heading: 'Who we are', paragraphs: ['One.', 'Two.'] },
    { heading: 'What we do', paragraphs: ['Three.'] },
  ];
  expect(readSource(sourceOf({ sections }))).toEqual({ sections, problem: null });
});

test('lines of one paragraph are joined, with any line ending', () => {
  expect(readSource('## A\r\none\r\ntwo\r\n\r\nthree').sections).toEqual([
    { heading: 'A', paragraphs: ['one two', 'three'] },
  ]);
});

test.each([
  ['', 'There is no heading. Begin one with “## ”.'],
  ['words', 'Line 1: begin with a heading, such as “## Your account”.'],
  ['## A\n\n## B\n\nwords', 'There is no text under “A”.'],
])('%j says what is wrong', (source, problem) => {
  expect(readSource(source).problem).toBe(problem);
});
