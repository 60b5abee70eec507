import { join } from 'node:path';
import { placesInComments, placesInDocuments, placesInProduct, placesInSummaries } from './words/places.ts';

const root = join(import.meta.dirname, '..');
const places = [
  ...placesInProduct(root),
  ...placesInSummaries(root),
  ...placesInDocuments(root),
  ...placesInComments(root),
];
for (const { file, line, word, instead, text } of places)
  console.error(`${file}:${line}: “${word}”: say ${instead}. ${text.slice(0, 160)}`);
if (places.length > 0) {
  console.error(`${places.length} places`);
  process.exitCode = 1;
}
