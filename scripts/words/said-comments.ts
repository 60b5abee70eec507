import { parseSync } from 'vite';
import type { Said } from './said-strings.ts';

/** Also of `test.each(cases)('title', …)`. */
const titles = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1|\)\(\s*(['"`])(.*?)\3\s*,/g;

/** Comments and titles of tests, without what stands in backticks. */
export function saidComments(file: string, source: string): Said[] {
  const { comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found = [
    ...comments.map(({ value, start }) => ({ text: value, at: start })),
    ...[...source.matchAll(titles)].map((match) => ({ text: match[2] ?? match[4] ?? '', at: match.index })),
  ];
  return found.map(({ text, at }) => ({
    text: text.replace(/`[^`]*`/g, '').replace(/\s*\n\s*(?:\*\s)?/g, ' '),
    line: source.slice(0, at).split('\n').length,
  }));
}
