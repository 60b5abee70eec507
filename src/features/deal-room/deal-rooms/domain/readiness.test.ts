import { describe, expect, test } from 'vitest';
import { readinessOf, readinessWords } from './readiness.ts';
import { folderStages } from './rights.ts';
import { indexNumber, roomIndex } from './room-index.ts';

const folder = (id: string, given: object = {}) => ({
  id,
  parentId: null,
  required: true,
  notApplicable: null,
  published: 0,
  staged: 0,
  ...given,
});

describe('readiness', () => {
  test('is the published share of the required folders, rounded down', () => {
    const folders = [folder('a', { published: 2 }), folder('b', { staged: 1 }), folder('c')];
    expect(readinessOf(folders)).toEqual({
      percent: 33,
      needed: 3,
      present: 1,
      missing: [
        { id: 'b', staged: true },
        { id: 'c', staged: false },
      ],
    });
  });

  test('counts a document in a subfolder', () => {
    const folders = [
      folder('a'),
      folder('b', { parentId: 'a', required: false }),
      folder('c', { parentId: 'b', required: false, published: 1 }),
      folder('d'),
      folder('e', { parentId: 'd', required: false, staged: 1 }),
    ];
    expect(readinessOf(folders)).toMatchObject({ percent: 50, missing: [{ id: 'd', staged: true }] });
  });

  test('is worded with what counts and what is only a draft', () => {
    expect(readinessWords({ percent: 0, needed: 28, present: 0 }, 0)).toBe(
      'Readiness: 0%, 0 of 28 required folders. A folder counts once it, or a folder in it, has a published document.',
    );
    expect(readinessWords({ percent: 3, needed: 28, present: 1 }, 1)).toContain(
      ' 1 more has a draft and counts when you publish.',
    );
    expect(readinessWords({ percent: null, needed: 0, present: 0 }, 0)).toBe('No folder is required.');
  });

  test('ignores folders that are optional or not applicable', () => {
    const folders = [
      folder('a', { published: 1 }),
      folder('b', { notApplicable: 'No franchise' }),
      folder('c', { required: false }),
    ];
    expect(readinessOf(folders)).toMatchObject({ percent: 100, needed: 1, missing: [] });
  });

  test('has no percentage if nothing is required', () => expect(readinessOf([]).percent).toBeNull());
});

describe('standard index', () => {
  test('has sixteen main folders, unique codes, and a parent for every folder', () => {
    const codes = roomIndex.map(({ code }) => code);
    expect(codes.filter((code) => !code.includes('.'))).toHaveLength(16);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes.filter((one) => one.includes('.'))) expect(codes).toContain(code.slice(0, 2));
  });

  test('opens customer names, people and source code last, and offers never', () => {
    const stage = (code: string) => roomIndex.find((folder) => folder.code === code)?.stage;
    expect(['07.06', '09.07', '12.03'].map(stage)).toEqual(['S5', 'S5', 'S5']);
    expect(stage('15.01')).toBe('seller');
    expect(['01.01', '02.01', '09.01', '00', '14'].map(stage)).toEqual(['S3', 'S3', 'S3', 'S3', 'S3']);
    expect(roomIndex.every(({ stage: one }) => folderStages.includes(one))).toBe(true);
  });

  test('does not count what leads a buyer in toward readiness', () => {
    expect(roomIndex.find(({ code }) => code === '00')?.required).toBe(false);
    expect(roomIndex.filter(({ required }) => required)).toHaveLength(27);
  });

  test('writes two digits per level', () => expect(indexNumber([2, 1, 112])).toBe('02.01.112'));
});
