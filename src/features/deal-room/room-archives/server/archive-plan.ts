import type { Level } from '#features/deal-room/deal-rooms/domain/rights.ts';
import { indexNumber } from '#features/deal-room/deal-rooms/domain/room-index.ts';
import { numbersOf } from '#features/deal-room/deal-rooms/server/folder-numbers.ts';
import { safeFileName } from '#platform/files/file-name.ts';
import { type Audience, type LeftOut, leftOut } from '../domain/closing.ts';
import type { VersionIn } from './contents-store.ts';

type Folder = { id: string; parent_id: string | null; place: number; name: string };
/** A buyer's level by published version; `null` for a copy of the seller's side. */
export type BuyerMay = ReadonlyMap<string, { level: Level; versionId: string }> | null;

export type Planned = {
  /** `02.01.03` */
  number: string;
  folder: string;
  version: VersionIn;
  /** Relative to the archive's root and valid on every system; `null` if the file is left out. */
  path: string | null;
  why: LeftOut | null;
};

/** In bytes, so that folder and file together fit the path limit of Windows. */
const longest = { folder: 60, file: 90 } as const;

/** In index order. Number, upload month, name and version make each path unique in its folder. */
export function planArchive(
  folders: readonly Folder[],
  versions: readonly VersionIn[],
  { audience, buyerMay }: { audience: Audience; buyerMay: BuyerMay },
): Planned[] {
  const numbers = numbersOf(folders);
  const names = new Map(folders.map(({ id, name }) => [id, name]));
  const planned = versions.flatMap((version): Planned[] => {
    const folderNumber = numbers.get(version.folder_id) ?? '';
    const folderName = names.get(version.folder_id) ?? '';
    const number = `${folderNumber}.${indexNumber([version.place])}`;
    const why = leftOut(audience, {
      removed: version.removed_at !== null,
      personalData: version.personal_data,
      buyerMay: mayOf(buyerMay, version),
    });
    if (why === 'hidden') return [];
    const folder = safeFileName(`${folderNumber}_${folderName}`, longest.folder);
    const path = why === null ? `documents/${folder}/${fileNameOf(number, version)}` : null;
    return [{ number, folder: folderName, version, path, why }];
  });
  return planned.sort((a, b) => compare(a.number, b.number) || a.version.number - b.version.number);
}

function mayOf(buyerMay: BuyerMay, version: VersionIn) {
  const may = buyerMay?.get(version.document_id);
  return may === undefined || may.versionId !== version.id || may.level === 'none' ? null : may.level;
}

function fileNameOf(number: string, { file_name, created_at, number: version }: VersionIn): string {
  const name = safeFileName(file_name, longest.file);
  const extension = /\.[\p{L}\p{N}]{1,12}$/u.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - extension.length);
  return `${number}_${created_at.toISOString().slice(0, 7)}_${stem}_v${version}${extension}`;
}

/** Compares numbers step by step: 02.10 comes after 02.9, and 100 after 20. */
function compare(a: string, b: string): number {
  const [one, other] = [a, b].map((number) => number.split('.').map(Number));
  for (let at = 0; at < Math.max(one?.length ?? 0, other?.length ?? 0); at += 1) {
    const difference = (one?.[at] ?? -1) - (other?.[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
