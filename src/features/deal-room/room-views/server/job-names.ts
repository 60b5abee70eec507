export const readRoomPages = 'read-room-pages';
/** Slow Office files have their own queue, so that they block nothing else. */
export const convertRoomFiles = 'convert-room-files';
/** Reading a page takes seconds, so it has its own queue. */
export const readRoomPictures = 'read-room-pictures';
export const resumeRoomRedactions = 'resume-room-redactions';
