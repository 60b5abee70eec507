/** Makes what versions need before they can be shown and searched. */
export const readRoomPages = 'read-room-pages';
/** The same for Office files, which take their time: a line of their own, so that nothing else waits behind them. */
export const convertRoomFiles = 'convert-room-files';
/** What a killed process left in the middle goes on. */
export const resumeRoomRedactions = 'resume-room-redactions';
