/** Reads the text of a version for personal data. */
export const readRoomVersion = 'read-room-version';
/** Unpacks an archive into a room. */
export const unpackRoomZip = 'unpack-room-zip';
