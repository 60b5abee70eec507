import { readCosts } from '#http/limits.ts';
import { changes, changesAfter, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { downloadCopy, openCopy } from './download-copy.ts';
import { exportAttention } from './export-attention.ts';
import { readDocumentAttention, readRoomAttention } from './get-attention.ts';
import { getPage } from './get-page.ts';
import { getPageText } from './get-page-text.ts';
import { getPages } from './get-pages.ts';
import { listRedactions, redactDocument } from './redact-document.ts';
import type { RoomViewTools } from './room-view-tools.ts';
import { searchRoom } from './search-room.ts';
import { tellAttention } from './tell-attention.ts';

export function roomViewRoutes(tools: RoomViewTools): Route[] {
  return [
    reads(contract.getPages, (reading, input) => getPages(reading, input, tools)),
    reads(contract.getPage, (reading, input) => getPage(reading, input, tools)),
    reads(contract.getPageText, getPageText),
    // A GET that writes: a download is recorded as an act of the deal.
    changesAfter(
      contract.downloadCopy,
      (reading, input) => openCopy(reading, input, tools),
      (work, input, opened) => downloadCopy(work, input, opened, tools),
    ),
    changes(contract.tellAttention, tellAttention),
    reads(contract.getDocumentAttention, readDocumentAttention),
    reads(contract.getRoomAttention, readRoomAttention),
    reads(contract.exportAttention, exportAttention),
    reads(contract.searchRoom, searchRoom, { cost: readCosts.search }),
    changes(contract.redactDocument, redactDocument),
    reads(contract.listRedactions, (reading, { params }) => listRedactions(reading, params.id)),
  ];
}
