import { reaches, type Stage } from '#features/marketplace/listings/domain/stage.ts';

/** In ascending order: each level includes the ones before it. */
export const levels = ['none', 'view', 'watermarked', 'original'] as const;
export type Level = (typeof levels)[number];

/** The deal stage from which buyers may see a folder. `seller`: never. */
export const folderStages = ['S3', 'S4', 'S5', 'seller'] as const;
export type FolderStage = (typeof folderStages)[number];

export type Subject = { kind: 'everyone' } | { kind: 'group' | 'person'; id: string };

/** A right on a folder also applies to everything below it. */
export type Target = { kind: 'room' } | { kind: 'folder' | 'document'; id: string };

export type Right = { subject: Subject; target: Target; level: Level };
export type RightFolder = { id: string; parentId: string | null; stage: FolderStage | null };
export type RoomBuyer = { personId: string; groupIds: readonly string[]; stage: Stage };

export type Place = { folderId: string; documentId?: string };

/**
 * Returns what a buyer may do at a place. Below the folder's stage: `none`. Otherwise the nearest target with
 * a right for the buyer decides: document, folder, parent folders, room. On one target a right of the person
 * overrides those of groups (the least of several counts), and these override everyone's.
 */
export function rightsIn(folders: readonly RightFolder[], rights: readonly Right[]) {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const byTarget = Map.groupBy(rights, ({ target }) => keyOf(target));
  const rightAt = (buyer: RoomBuyer, place: Place): Level => {
    const targets = [
      ...(place.documentId === undefined ? [] : [`document ${place.documentId}`]),
      ...(chainOf(byId, place.folderId) ?? []).map(({ id }) => `folder ${id}`),
      'room',
    ];
    for (const target of targets) {
      const level = levelOn(byTarget.get(target) ?? [], buyer);
      if (level !== null) return level;
    }
    return 'none';
  };
  const opensTo = (buyer: Pick<RoomBuyer, 'stage'>, folderId: string): boolean => {
    const chain = chainOf(byId, folderId);
    return chain !== null && opens(stageOfChain(chain), buyer.stage);
  };
  return {
    levelAt: (buyer: RoomBuyer, place: Place): Level =>
      opensTo(buyer, place.folderId) ? rightAt(buyer, place) : 'none',
    /** The two parts of `levelAt`, each without the other: what the rights say, whether the stage is reached. */
    rightAt,
    opensTo,
    /** The folder's own stage or the nearest one above it; S3 if none is set. */
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

/** The folder and its ancestors, nearest first; `null` if one is missing or the chain is a cycle. */
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

/** `null` if no right on the target applies to the buyer. */
function levelOn(rights: readonly Right[], { personId, groupIds }: RoomBuyer): Level | null {
  const of = (fits: (subject: Subject) => boolean) =>
    rights.filter(({ subject }) => fits(subject)).map(({ level }) => level);
  const own = of((subject) => subject.kind === 'person' && subject.id === personId);
  const groups = of((subject) => subject.kind === 'group' && groupIds.includes(subject.id));
  const everyone = of((subject) => subject.kind === 'everyone');
  const said = [own, groups, everyone].find((some) => some.length > 0);
  return said?.reduce((least, level) => (includes(least, level) ? level : least)) ?? null;
}
