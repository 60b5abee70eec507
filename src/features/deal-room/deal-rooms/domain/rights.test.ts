import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stages } from '#features/marketplace/listings/domain/stage.ts';
import {
  folderStages,
  includes,
  type Level,
  levels,
  type Right,
  type RightFolder,
  type RoomBuyer,
  rightsIn,
} from './rights.ts';

const folders: RightFolder[] = [
  { id: 'tax', parentId: null, stage: 'S4' },
  { id: 'returns', parentId: 'tax', stage: null },
  { id: 'formation', parentId: 'tax', stage: 'S3' },
  { id: 'offers', parentId: null, stage: 'seller' },
];
const buyer: RoomBuyer = { personId: 'ann', groupIds: ['final', 'lenders'], stage: 'S4' };
const everyone = { kind: 'everyone' } as const;
const room = { kind: 'room' } as const;
const on = (id: string) => ({ kind: 'folder', id }) as const;
const group = (id: string) => ({ kind: 'group', id }) as const;
const ann = { kind: 'person', id: 'ann' } as const;

function at(rights: Right[], place = { folderId: 'returns', documentId: 'doc' }, who = buyer): Level {
  return rightsIn(folders, rights).levelAt(who, place);
}

describe('a permission', () => {
  test('is none if none was given', () => expect(at([])).toBe('none'));

  test('is inherited from the room down to the document', () => {
    expect(at([{ subject: everyone, target: room, level: 'view' }])).toBe('view');
  });

  test('on the nearer target decides, even if it takes access away', () => {
    const rights: Right[] = [
      { subject: everyone, target: room, level: 'original' },
      { subject: everyone, target: on('tax'), level: 'none' },
    ];
    expect(at(rights)).toBe('none');
    expect(at([...rights, { subject: everyone, target: on('returns'), level: 'view' }])).toBe('view');
  });

  test('for the person overrides groups, and groups override everyone, on one target', () => {
    const rights: Right[] = [
      { subject: everyone, target: on('tax'), level: 'original' },
      { subject: group('final'), target: on('tax'), level: 'none' },
    ];
    expect(at(rights)).toBe('none');
    expect(at([...rights, { subject: ann, target: on('tax'), level: 'watermarked' }])).toBe('watermarked');
  });

  test('for everyone on a document overrides one for the person on its folder', () => {
    const document = { kind: 'document', id: 'doc' } as const;
    const rights: Right[] = [
      { subject: ann, target: on('returns'), level: 'original' },
      { subject: everyone, target: document, level: 'none' },
    ];
    expect(at(rights)).toBe('none');
    expect(at(rights, { folderId: 'returns', documentId: 'other' })).toBe('original');
  });

  test('from several groups is the least of them', () => {
    const rights: Right[] = [
      { subject: group('final'), target: room, level: 'original' },
      { subject: group('lenders'), target: room, level: 'view' },
      { subject: group('strangers'), target: room, level: 'none' },
    ];
    expect(at(rights)).toBe('view');
  });

  test('is limited by the stage of the folder, whatever was given', () => {
    const all: Right[] = [{ subject: ann, target: room, level: 'original' }];
    const early = { ...buyer, stage: 'S3' as const };
    expect(at(all, { folderId: 'returns', documentId: 'doc' }, early)).toBe('none');
    expect(at(all, { folderId: 'formation', documentId: 'doc' }, early)).toBe('original');
    expect(at(all, { folderId: 'offers', documentId: 'doc' }, { ...buyer, stage: 'S5' })).toBe('none');
  });

  test('is none in a folder that does not exist or is its own ancestor', () => {
    const circle: RightFolder[] = [
      { id: 'a', parentId: 'b', stage: null },
      { id: 'b', parentId: 'a', stage: null },
    ];
    const rights: Right[] = [{ subject: everyone, target: room, level: 'original' }];
    expect(rightsIn(circle, rights).levelAt(buyer, { folderId: 'a' })).toBe('none');
    expect(at(rights, { folderId: 'gone', documentId: 'doc' })).toBe('none');
  });
});

const stageArbitrary = fc.constantFrom(...stages);
const treeArbitrary = fc
  .array(
    fc.record({
      parent: fc.nat(),
      stage: fc.option(fc.constantFrom(...folderStages), { freq: 2 }),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((made) =>
    made.map(
      ({ parent, stage }, n): RightFolder => ({
        id: `f${n}`,
        parentId: n === 0 || parent % 3 === 0 ? null : `f${parent % n}`,
        stage,
      }),
    ),
  );
const subjectArbitrary = fc.oneof(
  fc.constant(everyone),
  fc.constantFrom('g1', 'g2', 'g3').map(group),
  fc.constantFrom('ann', 'bob').map((id) => ({ kind: 'person', id }) as const),
);
const roomArbitrary = treeArbitrary.chain((tree) =>
  fc.record({
    tree: fc.constant(tree),
    rights: fc.uniqueArray(
      fc.record({
        subject: subjectArbitrary,
        target: fc.oneof(
          fc.constant(room),
          fc.constantFrom(...tree.map(({ id }) => on(id))),
          fc.constantFrom('d1', 'd2').map((id) => ({ kind: 'document', id }) as const),
        ),
        level: fc.constantFrom(...levels),
      }),
      { maxLength: 20, selector: ({ subject, target }) => JSON.stringify([subject, target]) },
    ),
    who: fc.record({
      personId: fc.constantFrom('ann', 'bob', 'cy'),
      groupIds: fc.subarray(['g1', 'g2', 'g3']),
      stage: stageArbitrary,
    }),
    folderId: fc.constantFrom(...tree.map(({ id }) => id)),
    documentId: fc.constantFrom('d1', 'd2'),
  }),
);

describe('in any room', () => {
  test('no buyer has more than was given to everyone, to them or to their groups', () => {
    fc.assert(
      fc.property(roomArbitrary, ({ tree, rights, who, folderId, documentId }) => {
        const mine = rights.filter(
          ({ subject }) =>
            subject.kind === 'everyone' ||
            (subject.kind === 'person' ? subject.id === who.personId : who.groupIds.includes(subject.id)),
        );
        const level = rightsIn(tree, rights).levelAt(who, { folderId, documentId });
        expect(level).toBe(rightsIn(tree, mine).levelAt(who, { folderId, documentId }));
        expect(level === 'none' || mine.some((right) => right.level === level)).toBe(true);
      }),
    );
  });

  test('permissions of others change nothing', () => {
    fc.assert(
      fc.property(
        roomArbitrary,
        fc.constantFrom(...levels),
        ({ tree, rights, who, folderId, documentId }, level) => {
          const other: Right = {
            subject: { kind: 'person', id: 'else' },
            target: { kind: 'document', id: documentId },
            level,
          };
          const place = { folderId, documentId };
          expect(rightsIn(tree, [...rights, other]).levelAt(who, place)).toBe(
            rightsIn(tree, rights).levelAt(who, place),
          );
        },
      ),
    );
  });

  test('a permission of the person on the document decides, within the stage', () => {
    fc.assert(
      fc.property(
        roomArbitrary,
        fc.constantFrom(...levels),
        ({ tree, rights, who, folderId, documentId }, level) => {
          const isSame = ({ subject, target }: Right) =>
            subject.kind === 'person' &&
            subject.id === who.personId &&
            target.kind === 'document' &&
            target.id === documentId;
          const own: Right = {
            subject: { kind: 'person', id: who.personId },
            target: { kind: 'document', id: documentId },
            level,
          };
          const room = rightsIn(tree, [...rights.filter((right) => !isSame(right)), own]);
          const stage = room.stageAt(folderId);
          const open = stage !== 'seller' && who.stage >= stage && who.stage >= 'S3';
          expect(room.levelAt(who, { folderId, documentId })).toBe(open ? level : 'none');
        },
      ),
    );
  });

  test('a later stage never takes access away, and the order of permissions never matters', () => {
    fc.assert(
      fc.property(roomArbitrary, stageArbitrary, ({ tree, rights, who, folderId, documentId }, later) => {
        const place = { folderId, documentId };
        const now = rightsIn(tree, rights).levelAt(who, place);
        const stage = [later, who.stage].toSorted()[1] ?? later;
        expect(includes(rightsIn(tree, rights).levelAt({ ...who, stage }, place), now)).toBe(true);
        expect(rightsIn(tree, rights.toReversed()).levelAt(who, place)).toBe(now);
      }),
    );
  });
});
