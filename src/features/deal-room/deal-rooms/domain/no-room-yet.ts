/** For everyone to whom no room is open, so that it tells no one whether there is one. */
export const noRoomYet = 'The seller has not opened a deal room yet. You are told when it opens.';
