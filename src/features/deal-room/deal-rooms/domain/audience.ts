import {
  type FolderStage,
  includes,
  type Level,
  type Right,
  type RightFolder,
  type RoomBuyer,
  rightsIn,
  type Subject,
} from './rights.ts';

export type Audience = { subject: Subject; level: Level };

/** What a seller chooses when publishing. `null` keeps the current value. */
export type Publication = {
  documentIds: readonly string[];
  audience: Audience | null;
  opensAt: Exclude<FolderStage, 'seller'> | null;
};

export type PlacedDocument = { id: string; folderId: string; published: boolean };

type Shape = { folders: readonly RightFolder[]; rights: readonly Right[] };

/** Rights that open one document to exactly this audience, whatever its folders permit. */
export function rightsFor(documentId: string, { subject, level }: Audience): Right[] {
  const target = { kind: 'document', id: documentId } as const;
  const own = { subject, target, level };
  return subject.kind === 'everyone'
    ? [own]
    : [{ subject: { kind: 'everyone' }, target, level: 'none' }, own];
}

/** Folders whose stage a publication changes. Folders for the seller's side only are never included. */
export function foldersToOpen(
  { folders, rights }: Shape,
  documents: readonly PlacedDocument[],
  { documentIds, opensAt }: Pick<Publication, 'documentIds' | 'opensAt'>,
): string[] {
  if (opensAt === null) return [];
  const { stageAt } = rightsIn(folders, rights);
  const these = new Set(documentIds);
  const holding = new Set(documents.filter(({ id }) => these.has(id)).map(({ folderId }) => folderId));
  return [...holding].filter((id) => !['seller', opensAt].includes(stageAt(id)));
}

/** The folders and rights after a publication. */
export function afterPublication(
  shape: Shape,
  documents: readonly PlacedDocument[],
  publication: Publication,
): Shape {
  const { audience, documentIds, opensAt } = publication;
  const opened = new Set(foldersToOpen(shape, documents, publication));
  const folders = shape.folders.map((folder) =>
    opened.has(folder.id) ? { ...folder, stage: opensAt } : folder,
  );
  if (audience === null) return { folders, rights: shape.rights };
  const these = new Set(documentIds);
  const others = shape.rights.filter(({ target }) => target.kind !== 'document' || !these.has(target.id));
  return { folders, rights: [...others, ...documentIds.flatMap((id) => rightsFor(id, audience))] };
}

export type Effect = {
  /** For each buyer: how many of the documents they would see now, and how many more at a later stage. */
  buyers: { personId: string; now: number; later: number }[];
  /** Other documents, already published, that a buyer would see for the first time. */
  opened: number;
  /** Published documents that a buyer would no longer see. */
  hidden: number;
};

/** What a publication changes for each buyer of a room. */
export function effectOf(
  shape: Shape,
  documents: readonly PlacedDocument[],
  buyers: readonly RoomBuyer[],
  publication: Publication,
): Effect {
  const after = afterPublication(shape, documents, publication);
  const [seesNow, willSee] = [seeing(shape), seeing(after)];
  const these = new Set(publication.documentIds);
  const inIt = documents.filter(({ id }) => these.has(id));
  const before = documents.filter(({ published }) => published);
  const [opened, hidden] = [new Set<string>(), new Set<string>()];
  const counts = buyers.map((buyer) => {
    const last = { ...buyer, stage: 'S5' as const };
    for (const document of before) {
      const [was, is] = [seesNow(buyer, document), willSee(buyer, document)];
      if (!was && is && !these.has(document.id)) opened.add(document.id);
      if (was && !is) hidden.add(document.id);
    }
    const now = inIt.filter((document) => willSee(buyer, document)).length;
    return {
      personId: buyer.personId,
      now,
      later: inIt.filter((document) => willSee(last, document)).length - now,
    };
  });
  return { buyers: counts, opened: opened.size, hidden: hidden.size };
}

/** Cached by folder: documents without a right of their own share their folder's answer. */
function seeing({ folders, rights }: Shape) {
  const { levelAt } = rightsIn(folders, rights);
  const own = new Set(rights.flatMap(({ target }) => (target.kind === 'document' ? [target.id] : [])));
  const known = new Map<string, boolean>();
  return (buyer: RoomBuyer, { id, folderId }: PlacedDocument): boolean => {
    const key = `${buyer.personId} ${buyer.stage} ${own.has(id) ? id : folderId}`;
    const answer = known.get(key) ?? includes(levelAt(buyer, { folderId, documentId: id }), 'view');
    known.set(key, answer);
    return answer;
  };
}
