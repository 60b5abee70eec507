export const makeRoomArchive = 'make-room-archive';
