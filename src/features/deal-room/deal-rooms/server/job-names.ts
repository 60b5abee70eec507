export const readRoomVersion = 'read-room-version';
export const unpackRoomZip = 'unpack-room-zip';
