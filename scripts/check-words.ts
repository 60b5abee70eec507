import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retiredIn, retiredWords } from './words/retired-words.ts';
import { saidStrings } from './words/said-strings.ts';

/** Reads every text that the product may show, and says where it uses a word that the glossary retired. */
const root = join(import.meta.dirname, '..');
const words = retiredWords(readFileSync(join(root, 'GLOSSARY.md'), 'utf8'));
const spaced = { word: '0 %', instead: '0%' };
/** Words that people type, so that Appa understands them. */
const typed = new Set(['src/features/assistant/domain/words.ts', 'src/web/layouts/palette-pages.ts']);
let found = 0;
for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root }).sort()) {
  if (file.endsWith('.test.ts') || file.endsWith('.d.ts') || typed.has(file)) continue;
  for (const { text, line } of saidStrings(file, readFileSync(join(root, file), 'utf8')))
    for (const { word, instead } of [
      ...retiredIn(text, words),
      ...(/\d\s%(?=[\s.,;:)]|$)/.test(text) ? [spaced] : []),
    ]) {
      console.error(`${file}:${line}: “${word}”: say ${instead}. ${text.trim().slice(0, 160)}`);
      found += 1;
    }
}
if (found > 0) {
  console.error(`${found} places`);
  process.exitCode = 1;
}
