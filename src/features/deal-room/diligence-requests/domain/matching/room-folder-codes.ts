import { roomIndex } from '#features/deal-room/deal-rooms/domain/room-index.ts';

/** By a folder's name in lower case, its code in the standard index. A folder that was renamed has none. */
export const roomFolderCodes: ReadonlyMap<string, string> = new Map(
  roomIndex.map(({ code, name }) => [name.toLowerCase(), code]),
);
