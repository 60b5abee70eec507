import { z } from 'zod';
import { endpoint } from '#wire/endpoint.ts';
import { cursorQuery, pageOf } from '#wire/page-of.ts';
import { id, idParams, line, prose, seenVersion } from '#wire/words.ts';
import { partBytes } from './domain/part-size.ts';
import { longestName } from './domain/zip-check.ts';
import { publicationBody, publicationEffect, publicationQuery } from './publication-shapes.ts';
import {
  announced,
  announcement,
  announcementRefusals,
  byteRefusals,
  changedFolder,
  documentDetail,
  documentView,
  fileBytes,
  folderStage,
  folderView,
  openableListing,
  openableMost,
  roomItem,
  roomView,
  uploadView,
} from './room-shapes.ts';

const version = seenVersion();
/** The seller's side may view the room as this buyer, under the buyer's permissions. */
const as = z.object({ as: id.optional() });

export const listRooms = endpoint({
  method: 'GET',
  path: '/api/deal-rooms',
  summary: 'The caller’s deal rooms: of own listings, of engagements, and those shared with the caller',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  query: cursorQuery,
  reply: pageOf(roomItem).extend({
    openable: z.array(openableListing).max(openableMost),
  }),
  failure: 'unable to get deal rooms',
});

export const openRoom = endpoint({
  method: 'POST',
  path: '/api/listing/:id/deal-room',
  summary:
    'Opens the deal room of a listing of the caller or of a client, with the standard index; visible only to the seller’s side at first',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: z.object({}),
  reply: z.object({ id }),
  status: 201,
  refusals: ['room-exists', 'room-for-closed-listing'],
  failure: 'unable to open deal room',
});

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id',
  summary:
    'A deal room as the caller sees it, or as the buyer named by `as` would: its folders and missing documents',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: as,
  reply: roomView,
  refusals: ['room-needs-second-factor'],
  failure: 'unable to get deal room',
});

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/room-folders/:id/documents',
  summary: 'The documents of a folder that the caller (or the buyer named by `as`) sees, in index order',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: as.extend({
    after: z.coerce.number().int().min(0).max(1_000_000).optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: z.object({ items: z.array(documentView).max(100), next: z.number().int().nullable() }),
  failure: 'unable to get documents',
});

export const addFolder = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/folders',
  summary: 'Adds a folder after its siblings',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: z.object({ parentId: id.nullable(), name: line(1, 300), stage: folderStage.nullable() }),
  reply: folderView,
  status: 201,
  refusals: ['room-closed', 'folders-full', 'folder-too-deep'],
  failure: 'unable to add folder',
});

export const changeFolder = endpoint({
  method: 'PUT',
  path: '/api/room-folders/:id',
  summary: 'Renames a folder, or sets its access stage, whether it is required, or why it does not apply',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: changedFolder,
  reply: folderView,
  refusals: ['room-closed', 'stale', 'folder-not-empty'],
  failure: 'unable to change folder',
});

export const removeFolder = endpoint({
  method: 'DELETE',
  path: '/api/room-folders/:id',
  summary: 'Removes an empty folder',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  reply: z.object({ id }),
  refusals: ['room-closed', 'folder-not-empty'],
  failure: 'unable to remove folder',
});

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/room-documents/:id',
  summary: 'A document with its versions, as the caller may see them',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  reply: documentDetail,
  failure: 'unable to get document',
});

export const changeDocument = endpoint({
  method: 'PUT',
  path: '/api/room-documents/:id',
  summary: 'Renames a document or moves it to another folder; its link, versions and questions stay',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: z.object({ name: line(1, longestName), folderId: id, version }),
  reply: documentDetail,
  refusals: ['room-closed', 'stale'],
  failure: 'unable to change document',
});

export const sortDocuments = endpoint({
  method: 'PUT',
  path: '/api/room-folders/:id/order',
  summary: 'Sorts the documents of a folder, or moves one before another; the index numbers follow',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  /** `hand`: moves the document before another one, or to the end if none is given. */
  body: z.object({
    by: z.enum(['name', 'uploaded', 'hand']),
    documentId: id.optional(),
    before: id.optional(),
  }),
  reply: z.object({ moved: z.number().int() }),
  refusals: ['room-closed', 'no-such-target'],
  failure: 'unable to sort documents',
});

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/room-documents/:id',
  summary: 'Removes a document from the room for everyone, starting with the next request',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  reply: z.object({ id }),
  refusals: ['room-closed'],
  failure: 'unable to remove document',
});

export const announceUploads = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/uploads',
  summary: 'Registers files for upload; each gets an ID to which its bytes are sent, and can be resumed',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: announcement,
  reply: announced,
  status: 201,
  refusals: [...announcementRefusals],
  failure: 'unable to begin upload',
});

export const listUploads = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/uploads',
  summary: 'Uploads in progress, newest first, with the bytes stored and the files refused',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: cursorQuery.extend({ open: z.enum(['yes', 'no']).default('no') }),
  reply: pageOf(uploadView),
  failure: 'unable to get uploads',
});

export const sendBytes = endpoint({
  method: 'PUT',
  path: '/api/room-uploads/:id/bytes',
  summary:
    'Uploads the next bytes of a file, from `offset` on; accepts as many as arrive within a few seconds and replies when they are stored durably',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  query: z.object({ offset: z.coerce.number().int().min(0).max(fileBytes) }),
  upload: { types: ['application/octet-stream'], limit: partBytes },
  reply: uploadView,
  refusals: [...byteRefusals],
  failure: 'unable to send file',
});

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/room-uploads/:id',
  summary: 'Cancels an upload; what was stored of it is removed',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  reply: z.object({ id }),
  refusals: ['upload-over'],
  failure: 'unable to cancel upload',
});

export const getPublication = endpoint({
  method: 'GET',
  path: '/api/deal-rooms/:id/publication',
  summary: 'Previews a publication: how many documents, and which buyers would see them now or later',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  query: publicationQuery,
  reply: publicationEffect,
  refusals: ['no-such-subject', 'no-such-target'],
  failure: 'unable to show who would see the documents',
});

export const publishRoom = endpoint({
  method: 'POST',
  path: '/api/deal-rooms/:id/publication',
  summary: 'Publishes draft versions, all or those named, to the chosen buyers in one transaction',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: publicationBody,
  reply: z.object({ published: z.number().int(), held: z.number().int(), buyers: z.number().int() }),
  refusals: [
    'room-closed',
    'personal-data-held',
    'nothing-to-publish',
    'publication-changed',
    'no-such-subject',
    'rights-full',
  ],
  failure: 'unable to publish',
});

export const clearPersonalData = endpoint({
  method: 'POST',
  path: '/api/room-versions/:id/clearance',
  summary: 'Approves a file for publishing despite possible personal data, with a reason',
  who: 'signed-in',
  scope: 'deal-rooms:write',
  params: idParams,
  body: z.object({ why: prose(1, 500) }),
  reply: documentDetail,
  refusals: ['room-closed', 'nothing-to-clear'],
  failure: 'unable to clear document',
});

export const downloadOriginal = endpoint({
  method: 'GET',
  path: '/api/room-versions/:id/original',
  summary: 'The original file, byte for byte, for those who may download it',
  who: 'signed-in',
  scope: 'deal-rooms:read',
  params: idParams,
  reply: { file: 'application/octet-stream' },
  refusals: ['storage-unavailable'],
  failure: 'unable to download file',
});
