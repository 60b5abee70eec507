import { expect, test } from 'vitest';
import type { FolderView } from './queries.ts';
import { subfolders, sumWithin } from './subfolders.ts';

const folder = (id: string, parentId: string | null, documents = 0): FolderView => ({
  id,
  parentId,
  documents,
  number: id,
  name: id,
  notApplicable: null,
  level: 'view',
  manage: null,
});

test('Lists the folders directly below that lead to documents, with all that is in them', () => {
  const folders = [
    folder('02', null),
    folder('02.01', '02', 2),
    folder('02.01.01', '02.01', 3),
    folder('02.02', '02'),
  ];
  expect(subfolders(folders, '02')).toEqual([{ id: '02.01', number: '02.01', name: '02.01', documents: 5 }]);
  expect(subfolders(folders, '02.02')).toEqual([]);
});

test('Adds up what is in a folder and below it', () => {
  const [top, ...rest] = [folder('04', null, 1), folder('04.01', '04', 2), folder('04.01.01', '04.01', 3)];
  const all = [top, ...rest, folder('05', null, 9)];
  expect(sumWithin(all, top, ({ documents }) => documents)).toBe(6);
});
