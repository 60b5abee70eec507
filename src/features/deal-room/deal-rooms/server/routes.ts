import type { LimitRule } from '#http/limits.ts';
import { changes, changesAfter, type Route, reads, uploads } from '#http/mount.ts';
import { signedIn } from '#platform/signed-in.ts';
import * as contract from '../contract.ts';
import { getOpenings as openingsContract } from '../openings-contract.ts';
import * as rights from '../rights-contract.ts';
import { announceUploads } from './announce-uploads.ts';
import { cancelUpload } from './cancel-upload.ts';
import { changeDocument, clearPersonalData, removeDocument } from './change-documents.ts';
import { addFolder, changeFolder, removeFolder } from './change-folders.ts';
import { downloadOriginal, openOriginal } from './download-original.ts';
import { getDocument } from './get-document.ts';
import { getOpenings } from './get-openings.ts';
import { getRoom } from './get-room.ts';
import { listDocuments } from './list-documents.ts';
import { listRooms } from './list-rooms.ts';
import { openRoom } from './open-room.ts';
import { getPublication } from './publication-effect.ts';
import { publishRoom } from './publish-room.ts';
import type { RoomTools } from './room-tools.ts';
import { acceptBytes, keepBytes } from './send-bytes.ts';
import { addGroup, changeGroup, getRights, removeGroup, setRights } from './set-rights.ts';
import { setSecondFactor } from './set-second-factor.ts';
import { sortDocuments } from './sort-documents.ts';
import { listUploads } from './upload-views.ts';

/** Enough for a room of 500 files in a minute, or for a file of gigabytes. */
const partsPerPerson: LimitRule = { name: 'room-parts', most: 3_000, seconds: 60 };

/** Each announcement inserts a row or more for up to 500 files, whether or not they ever arrive. */
const announcementsPerPerson: LimitRule = { name: 'room-announcements', most: 1_000, seconds: 86_400 };

export function dealRoomRoutes(tools: RoomTools): Route[] {
  return [
    reads(contract.listRooms, (reading, { query }) => listRooms(reading, query)),
    changes(contract.openRoom, (work, { params }) => openRoom(work, params.id)),
    reads(contract.getRoom, (reading, { params, query }) => getRoom(reading, params.id, query.as)),
    reads(openingsContract, (reading, { params, query }) => getOpenings(reading, params.id, query.buyerId)),
    reads(contract.listDocuments, (reading, { params, query }) => listDocuments(reading, params.id, query)),
    changes(contract.addFolder, (work, { params, body }) => addFolder(work, params.id, body)),
    changes(contract.changeFolder, (work, { params, body }) => changeFolder(work, params.id, body)),
    changes(contract.removeFolder, (work, { params }) => removeFolder(work, params.id)),
    reads(contract.getDocument, (reading, { params }) => getDocument(reading, params.id)),
    changes(contract.changeDocument, (work, { params, body }) => changeDocument(work, params.id, body)),
    changes(contract.sortDocuments, (work, { params, body }) => sortDocuments(work, params.id, body)),
    changes(contract.removeDocument, (work, { params }) => removeDocument(work, params.id)),
    changes(
      contract.announceUploads,
      (work, { params, body }) => announceUploads(work, params.id, body, tools),
      {
        limits: ({ actor }) => [{ rule: announcementsPerPerson, subject: signedIn(actor).personId }],
      },
    ),
    reads(contract.listUploads, (reading, { params, query }) => listUploads(reading, params.id, query)),
    uploads(
      contract.sendBytes,
      (reading, input) => keepBytes(reading, input, tools),
      (work, input, sent) => acceptBytes(work, input, sent, tools),
      { general: partsPerPerson },
    ),
    changes(contract.cancelUpload, (work, { params }) => cancelUpload(work, params.id)),
    changes(rights.setSecondFactor, (work, { params, body }) =>
      setSecondFactor(work, params.id, body.required),
    ),
    reads(contract.getPublication, (reading, { params, query }) => getPublication(reading, params.id, query)),
    changes(contract.publishRoom, publishRoom),
    reads(rights.getRights, (reading, { params }) => getRights(reading, params.id)),
    changes(rights.setRights, (work, { params, body }) => setRights(work, params.id, body)),
    changes(rights.addGroup, (work, { params, body }) => addGroup(work, params.id, body.name)),
    changes(rights.changeGroup, (work, { params, body }) => changeGroup(work, params.id, body)),
    changes(rights.removeGroup, (work, { params }) => removeGroup(work, params.id)),
    changes(contract.clearPersonalData, (work, { params, body }) =>
      clearPersonalData(work, params.id, body.why),
    ),
    changesAfter(
      contract.downloadOriginal,
      (reading, { params }) => openOriginal(reading, params.id, tools),
      (work, { params }, opened) => downloadOriginal(work, params.id, opened, tools),
    ),
  ];
}
