import { expect, test } from 'vitest';
import { openingSentence } from './opening-words.ts';

const folder = (number: string) => ({ number, name: 'Folder' });
const at = (documents: number, numbers: string[]) => ({
  stages: [{ stage: 'S3' as const, documents, folders: numbers.map(folder) }],
});

test('A stage that opens nothing in the room says so', () => {
  expect(openingSentence(at(0, []), 'S3')).toMatch(
    /^No published document of the deal room opens with it\. .* permit this buyer/,
  );
});

test('Names the folders, at most six of them', () => {
  expect(openingSentence(at(1, ['00']), 'S3')).toBe(
    '1 published document of the deal room in 1 folder: 00 Folder.',
  );
  expect(openingSentence(at(9, ['00', '01', '02', '03', '04', '05', '06', '07']), 'S3')).toMatch(
    /in 8 folders: 00 Folder, .*05 Folder, 2 other folders\.$/,
  );
});
