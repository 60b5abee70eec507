export const readRoomPages = 'read-room-pages';
/** Slow Office files have their own queue, so that they block nothing else. */
export const convertRoomFiles = 'convert-room-files';
export const resumeRoomRedactions = 'resume-room-redactions';
