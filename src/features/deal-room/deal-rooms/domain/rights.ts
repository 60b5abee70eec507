import { reaches, type Stage } from '#features/marketplace/listings/domain/stage.ts';

/** What somebody may do with a document; each includes the ones before it. */
export const levels = ['none', 'view', 'watermarked', 'original'] as const;
export type Level = (typeof levels)[number];

/** From which stage of a deal a buyer may see what is in a folder; `seller`: no buyer ever. */
export const folderStages = ['S3', 'S4', 'S5', 'seller'] as const;
export type FolderStage = (typeof folderStages)[number];

/** Whom a right is given to: everybody with access, the members of a group, one person. */
export type Subject = { kind: 'everyone' } | { kind: 'group' | 'person'; id: string };

/** Where a right is given: on the whole room, on a folder with all below it, on one document. */
export type Target = { kind: 'room' } | { kind: 'folder' | 'document'; id: string };

export type Right = { subject: Subject; target: Target; level: Level };
export type RightFolder = { id: string; parentId: string | null; stage: FolderStage | null };
export type RoomBuyer = { personId: string; groupIds: readonly string[]; stage: Stage };

/** What a right may be asked about: a folder, or a document in one. */
export type Place = { folderId: string; documentId?: string };

/**
 * Answers, for one room, what a buyer may do at a place.
 *
 * 1. No right from below the folder's stage: `none`, whatever was given.
 * 2. Otherwise the nearest target on which the buyer has any right decides: the document, its folder, the folder above,
 *    … the room.
 * 3. On that target a right of the person beats those of their groups, and these the one of everybody.
 * 4. Where several of their groups have rights there, the least counts.
 * 5. No right anywhere: `none`.
 */
export function rightsIn(folders: readonly RightFolder[], rights: readonly Right[]) {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const byTarget = Map.groupBy(rights, ({ target }) => keyOf(target));
  return {
    levelAt: (buyer: RoomBuyer, place: Place): Level => {
      const chain = chainOf(byId, place.folderId);
      if (chain === null || !opens(stageOfChain(chain), buyer.stage)) return 'none';
      const targets = [
        ...(place.documentId === undefined ? [] : [`document ${place.documentId}`]),
        ...chain.map(({ id }) => `folder ${id}`),
        'room',
      ];
      for (const target of targets) {
        const level = levelOn(byTarget.get(target) ?? [], buyer);
        if (level !== null) return level;
      }
      return 'none';
    },
    /** The stage that a folder asks for: its own, or the nearest above it; S3 where none says. */
    stageAt: (folderId: string): FolderStage => stageOfChain(chainOf(byId, folderId) ?? []),
  };
}

/** Whether `level` includes what `wanted` allows. */
export function includes(level: Level, wanted: Level): boolean {
  return levels.indexOf(level) >= levels.indexOf(wanted);
}

function keyOf(target: Target): string {
  return target.kind === 'room' ? 'room' : `${target.kind} ${target.id}`;
}

/** The folder and those above it, nearest first; `null` where one of them is missing or they run in a circle. */
function chainOf(byId: ReadonlyMap<string, RightFolder>, folderId: string): RightFolder[] | null {
  const chain: RightFolder[] = [];
  for (let id: string | null = folderId; id !== null; ) {
    const folder = byId.get(id);
    if (!folder || chain.length > byId.size) return null;
    chain.push(folder);
    id = folder.parentId;
  }
  return chain;
}

function stageOfChain(chain: readonly RightFolder[]): FolderStage {
  return chain.find(({ stage }) => stage !== null)?.stage ?? 'S3';
}

function opens(folder: FolderStage, buyer: Stage): boolean {
  return folder !== 'seller' && reaches(buyer, folder);
}

/** What the rights on one target say for the buyer; `null` where they say nothing. */
function levelOn(rights: readonly Right[], { personId, groupIds }: RoomBuyer): Level | null {
  const of = (fits: (subject: Subject) => boolean) =>
    rights.filter(({ subject }) => fits(subject)).map(({ level }) => level);
  const own = of((subject) => subject.kind === 'person' && subject.id === personId);
  const groups = of((subject) => subject.kind === 'group' && groupIds.includes(subject.id));
  const everyone = of((subject) => subject.kind === 'everyone');
  const said = [own, groups, everyone].find((some) => some.length > 0);
  return said?.reduce((least, level) => (includes(least, level) ? level : least)) ?? null;
}
