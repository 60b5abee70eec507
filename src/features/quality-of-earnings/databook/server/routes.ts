import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { copyToRoom } from './copy-to-room.ts';
import type { DatabookTools } from './databook-tools.ts';
import { downloadDatabook } from './download-databook.ts';
import { listDatabooks } from './read-databooks.ts';
import { startDatabook } from './start-databook.ts';

export function databookRoutes(tools: DatabookTools): Route[] {
  return [
    reads(contract.listDatabooks, (reading, { params }) => listDatabooks(reading, params.id)),
    changes(contract.makeDatabook, startDatabook),
    changes(contract.copyDatabookToRoom, (work, { params }) => copyToRoom(work, params.id)),
    reads(contract.downloadDatabook, (reading, { params }) => downloadDatabook(reading, params.id, tools)),
  ];
}
