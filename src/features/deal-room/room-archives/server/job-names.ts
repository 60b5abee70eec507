/** Makes an archive of a closed room. */
export const makeRoomArchive = 'make-room-archive';
