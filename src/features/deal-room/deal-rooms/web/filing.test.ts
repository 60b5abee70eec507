import { expect, test } from 'vitest';
import { filed, filingsOf } from './filing.ts';
import type { FolderView } from './queries.ts';

const folder = (id: string, number: string): FolderView => ({
  id,
  number,
  name: number,
  parentId: null,
  notApplicable: null,
  documents: 0,
  level: 'original',
  manage: null,
});
const folders = [folder('start', '00'), folder('tax', '06.01')];
const chosen = (name: string, path: string[] = []) => ({ file: new File([], name), path });

test('Files keep their own folders, and a chosen folder goes into one', () => {
  const rows = filingsOf(
    [
      chosen('Tax return.pdf'),
      chosen('Photo.jpg'),
      chosen('a.pdf', ['Pictures']),
      chosen('b.pdf', ['Pictures']),
    ],
    folders,
  );
  expect(rows.map(({ name, folderId }) => [name, folderId])).toEqual([
    ['Tax return.pdf', 'tax'],
    ['Photo.jpg', null],
    ['Pictures (2 files)', null],
  ]);
  const all = filed(rows.map((row) => ({ ...row, folderId: row.folderId ?? 'start' })));
  expect(all.map(({ file, folderId }) => [file.name, folderId])).toEqual([
    ['Tax return.pdf', 'tax'],
    ['Photo.jpg', 'start'],
    ['a.pdf', 'start'],
    ['b.pdf', 'start'],
  ]);
});

test('More than forty are asked about at once', () => {
  const many = Array.from({ length: 41 }, (_none, at) => chosen(`${at}.pdf`));
  expect(filingsOf(many, folders)).toMatchObject([{ name: '41 files', folderId: null }]);
});
