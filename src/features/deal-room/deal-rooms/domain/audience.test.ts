import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grantedStages } from '#features/marketplace/listings/domain/stage.ts';
import { afterPublication, effectOf, type Publication, rightsFor } from './audience.ts';
import { folderStages, levels, type Right, type RightFolder, type RoomBuyer, rightsIn } from './rights.ts';

const folders: RightFolder[] = [
  { id: 'books', parentId: null, stage: 'S3' },
  { id: 'tax', parentId: null, stage: 'S4' },
  { id: 'returns', parentId: 'tax', stage: null },
  { id: 'offers', parentId: null, stage: 'seller' },
  { id: 'drafts', parentId: 'offers', stage: null },
];
const ann: RoomBuyer = { personId: 'ann', groupIds: ['lenders'], stage: 'S3' };
const bob: RoomBuyer = { personId: 'bob', groupIds: [], stage: 'S4' };
const documents = [
  { id: 'new', folderId: 'books', published: false },
  { id: 'return', folderId: 'returns', published: false },
  { id: 'old', folderId: 'returns', published: true },
  { id: 'draft', folderId: 'drafts', published: false },
];
const everyone = { kind: 'everyone' } as const;
const open: Right = { subject: everyone, target: { kind: 'room' }, level: 'view' };
const toAnn = { subject: { kind: 'person', id: 'ann' }, level: 'view' } as const;

function effect(rights: Right[], publication: Partial<Publication>) {
  const all = documents.map(({ id }) => id);
  const chosen = { documentIds: all, audience: null, opensAt: null, ...publication };
  const { buyers, ...rest } = effectOf({ folders, rights }, documents, [ann, bob], chosen);
  return {
    ...rest,
    ...Object.fromEntries(buyers.map(({ personId, now, later }) => [personId, [now, later]])),
  };
}

describe('publication effect', () => {
  test('shows nothing to buyers without a permission', () => {
    expect(effect([], {})).toEqual({ ann: [0, 0], bob: [0, 0], opened: 0, hidden: 0 });
  });

  test('counts buyers who see the documents now and buyers who will at a later stage', () => {
    const documentIds = ['new', 'return'];
    expect(effect([open], { documentIds })).toMatchObject({ ann: [1, 1], bob: [2, 0] });
  });

  test('hides documents published to one person from everyone else, whatever the room permits', () => {
    expect(effect([open], { documentIds: ['new'], audience: toAnn })).toMatchObject({
      ann: [1, 0],
      bob: [0, 0],
    });
  });

  test('opens documents published earlier in those folders when the stage changes, and counts them', () => {
    const chosen = { documentIds: ['return'], opensAt: 'S3' } as const;
    expect(effect([open], chosen)).toEqual({ ann: [1, 0], bob: [1, 0], opened: 1, hidden: 0 });
    const later = { documentIds: ['return'], opensAt: 'S5' } as const;
    expect(effect([open], later)).toEqual({ ann: [0, 1], bob: [0, 1], opened: 0, hidden: 1 });
  });

  test('never opens a folder that is for the seller’s side only', () => {
    const chosen = {
      documentIds: ['draft'],
      opensAt: 'S3',
      audience: { subject: everyone, level: 'original' },
    } as const;
    expect(effect([open], chosen)).toEqual({ ann: [0, 0], bob: [0, 0], opened: 0, hidden: 0 });
  });

  const subjects = fc.constantFrom(
    everyone,
    { kind: 'group', id: 'lenders' } as const,
    { kind: 'person', id: 'ann' } as const,
    { kind: 'person', id: 'bob' } as const,
  );
  const targets = fc.constantFrom(
    { kind: 'room' } as const,
    ...folders.map(({ id }) => ({ kind: 'folder', id }) as const),
    ...documents.map(({ id }) => ({ kind: 'document', id }) as const),
  );
  const rights = fc.array(
    fc.record({ subject: subjects, target: targets, level: fc.constantFrom(...levels) }),
  );

  test('gives the audience exactly the chosen level where the folder is open to them', () => {
    fc.assert(
      fc.property(
        rights,
        subjects,
        fc.constantFrom(...levels),
        fc.constantFrom(...grantedStages),
        fc.constantFrom(...folderStages.slice(0, 3), null),
        (given, subject, level, stage, opensAt) => {
          const publication = {
            documentIds: ['new', 'return', 'draft'],
            audience: { subject, level },
            opensAt: opensAt === 'seller' ? null : opensAt,
          };
          const after = afterPublication({ folders, rights: given }, documents, publication);
          const { levelAt, stageAt } = rightsIn(after.folders, after.rights);
          for (const who of [ann, bob].map((buyer) => ({ ...buyer, stage })))
            for (const { id, folderId } of documents.filter((one) =>
              publication.documentIds.includes(one.id),
            )) {
              const isAudience =
                subject.kind === 'everyone' ||
                (subject.kind === 'person' ? subject.id === who.personId : who.groupIds.includes(subject.id));
              const opens = stageAt(folderId);
              const open = opens !== 'seller' && stage >= opens;
              expect(levelAt(who, { folderId, documentId: id })).toBe(isAudience && open ? level : 'none');
            }
          const others = (some: readonly Right[]) =>
            some.filter(({ target }) => target.kind !== 'document' || target.id === 'old');
          expect(others(after.rights)).toEqual(others(given));
        },
      ),
    );
  });

  test('adds no second right when the audience is everyone', () => {
    expect(rightsFor('new', { subject: everyone, level: 'view' })).toHaveLength(1);
    expect(rightsFor('new', toAnn)).toHaveLength(2);
  });
});
