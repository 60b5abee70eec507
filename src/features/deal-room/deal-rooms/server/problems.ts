import { quotaProblems } from '#features/record/orphaned-files/server/problems.ts';
import type { ProblemTable } from '#http/problems.ts';
import { grouped } from '#kernel/counts.ts';
import { most, mostDocuments, mostUploads } from '../room-shapes.ts';

const fileWords = {
  'file-empty': 'The file is empty.',
  'file-infected': 'A virus scanner knows this file as harmful. It was not kept.',
  'file-is-program': 'This is a program or a script. A deal room takes documents only.',
  'file-type-differs':
    'What is in the file is not what its name says. Rename it, or save it again in the right format.',
  'file-changed': 'The file changed while it was sent. Send it again.',
  'zip-encrypted': 'The archive is locked with a password. Unlock it and send it again.',
  'zip-link': 'The archive holds a link to another place instead of a file. Pack the files themselves.',
  'zip-unsafe-path': 'The archive holds a file whose path leads outside of it, or has no proper name.',
  'zip-bomb': 'The archive would unpack to far more than it holds. It was not unpacked.',
  'zip-too-many': 'The archive holds more than 10,000 files. Pack it in several.',
  'zip-too-deep': 'The archive holds folders in folders more than 20 deep.',
  'zip-empty': 'The archive holds no files.',
  'zip-broken': 'The archive is damaged. Pack it again.',
  'zip-over-quota':
    'What is in the archive is more than this deal room, or its owner’s account, has room for. Remove what is not needed, or send a part of it.',
  'room-full': `A deal room holds ${grouped(mostDocuments)} documents at most.`,
} as const;

export const refusalWords: ReadonlyMap<string, string> = new Map([
  ...Object.entries(fileWords),
  ...Object.entries(quotaProblems).map(([code, { detail }]) => [code, detail] as const),
]);

export const dealRoomProblems = {
  'room-exists': { status: 409, detail: 'This listing has a deal room already.' },
  'room-for-closed-listing': {
    status: 409,
    detail: 'This listing is closed. Open a deal room for one that is not.',
  },
  'room-closed': {
    status: 409,
    detail: 'This deal room is closed. Nothing in it can be changed.',
  },
  'room-needs-second-factor': {
    status: 403,
    title: 'This deal room asks for a second factor',
    detail:
      'The seller asks everyone here to sign in with a second factor: an authenticator app or a passkey. Show yours, or set one up on your profile page, then come back.',
  },
  'room-not-with-token': {
    status: 403,
    detail:
      'This deal room asks for a second factor, which a program cannot show. Read it signed in, in a browser.',
  },
  'own-second-factor-first': {
    status: 409,
    detail: 'Show a second factor of your own first: without one you could no longer open the room.',
  },
  'room-full': { status: 409, detail: fileWords['room-full'] },
  'too-many-uploads': {
    status: 409,
    detail: `${grouped(mostUploads)} files are on their way or were refused within the last week. Send those that are not through, or give them up, then add others.`,
  },
  'seller-decides': {
    status: 403,
    detail: 'Only the seller can do this, or a broker who may approve buyers.',
  },
  'right-missing': { status: 403, detail: 'You may read this document, but not download the original.' },
  'folders-full': { status: 409, detail: `A deal room has at most ${most.folders} folders.` },
  'folder-too-deep': { status: 409, detail: 'Folders lie in folders 20 deep at most.' },
  'folder-not-empty': { status: 409, detail: 'There is something in this folder. Move or remove it first.' },
  'folder-needed': { status: 422, detail: 'Choose a folder: files do not lie at the top of a room.' },
  'folder-not-applicable': {
    status: 409,
    detail: 'This folder is marked as not applicable. Take the mark away first.',
  },
  'upload-offset': {
    status: 409,
    detail: 'These are not the next bytes of the file. Continue from where the upload stopped.',
  },
  'upload-over': { status: 409, detail: 'This upload is over.' },
  'part-size': {
    status: 422,
    detail:
      'A file is sent in parts of 64 KiB to 8 MiB (of more than 256 MiB in 4,096 parts at most); only the last one may be shorter, and none reaches beyond its end.',
  },
  'scanner-unavailable': {
    status: 503,
    detail: 'The virus scanner does not answer. Nothing was kept; try again in a moment.',
  },
  'personal-data-held': {
    status: 409,
    detail:
      'A document holds what looks like personal data (a social-security number, an account, a date of birth), or has not been read for it yet. Look at what was found and clear it first.',
  },
  'nothing-to-publish': { status: 409, detail: 'Everything is published already.' },
  'publication-changed': {
    status: 409,
    detail:
      'Something came in or was read in the meantime. Look at what would be published now, and try again.',
  },
  'nothing-to-clear': { status: 409, detail: 'Nothing in this version waits to be cleared.' },
  'no-such-subject': {
    status: 422,
    detail: 'One of these people or groups no longer has access to the listing.',
  },
  'no-such-target': { status: 422, detail: 'This folder or document is no longer in the room.' },
  'rights-full': {
    status: 409,
    detail: `A deal room has at most ${grouped(most.rights)} permissions. Set them for groups and on folders.`,
  },
  'group-exists': { status: 409, detail: 'There is a group of this name.' },
  'groups-full': { status: 409, detail: `A deal room has at most ${most.groups} groups.` },
} as const satisfies ProblemTable;

declare module '#kernel/refusal.ts' {
  interface RefusalCodes extends CodesOf<typeof dealRoomProblems> {}
}
