import type { PlacedDocument } from './audience.ts';
import { folderStages, includes, type Right, type RightFolder, type RoomBuyer, rightsIn } from './rights.ts';

export const buyerStages = folderStages.filter((stage) => stage !== 'seller');
export type BuyerStage = (typeof buyerStages)[number];

export type Opening = { stage: BuyerStage; documents: number; folderIds: string[] };

/** For each stage, how many published documents the buyer could read there, and the folders that hold them. */
export function openingsFor(
  { folders, rights }: { folders: readonly RightFolder[]; rights: readonly Right[] },
  documents: readonly PlacedDocument[],
  buyer: Omit<RoomBuyer, 'stage'>,
): Opening[] {
  const { levelAt } = rightsIn(folders, rights);
  const published = documents.filter((document) => document.published);
  return buyerStages.map((stage) => {
    const readable = published.filter(({ id, folderId }) =>
      includes(levelAt({ ...buyer, stage }, { folderId, documentId: id }), 'view'),
    );
    return {
      stage,
      documents: readable.length,
      folderIds: [...new Set(readable.map(({ folderId }) => folderId))],
    };
  });
}
