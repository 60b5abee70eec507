import { expect, test } from 'vitest';
import { openingsFor } from './openings.ts';
import type { Right } from './rights.ts';

const everyone: Right = { subject: { kind: 'everyone' }, target: { kind: 'room' }, level: 'view' };
const folders = [
  { id: 'start', parentId: null, stage: 'S3' },
  { id: 'tax', parentId: null, stage: 'S4' },
  { id: 'own', parentId: null, stage: 'seller' },
] as const;
const documents = [
  { id: 'letter', folderId: 'start', published: true },
  { id: 'memo', folderId: 'start', published: true },
  { id: 'draft', folderId: 'start', published: false },
  { id: 'return', folderId: 'tax', published: true },
  { id: 'offer', folderId: 'own', published: true },
];
const buyer = { personId: 'ben', groupIds: [] };

test('Each stage counts published documents only, those of the lower stages included', () => {
  expect(openingsFor({ folders, rights: [everyone] }, documents, buyer)).toEqual([
    { stage: 'S3', documents: 2, folderIds: ['start'] },
    { stage: 'S4', documents: 3, folderIds: ['start', 'tax'] },
    { stage: 'S5', documents: 3, folderIds: ['start', 'tax'] },
  ]);
});

test('A document kept from this buyer does not count', () => {
  const kept: Right = {
    subject: { kind: 'person', id: 'ben' },
    target: { kind: 'document', id: 'memo' },
    level: 'none',
  };
  const [after] = openingsFor({ folders, rights: [everyone, kept] }, documents, buyer);
  expect(after).toEqual({ stage: 'S3', documents: 1, folderIds: ['start'] });
});
