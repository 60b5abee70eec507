import { changes, type Route, reads } from '#http/mount.ts';
import * as contract from '../contract.ts';
import { type ClosingTools, closeAccount } from './close-account.ts';
import { getClosing } from './get-closing.ts';

export function accountClosingRoutes(tools: ClosingTools): readonly Route[] {
  return [
    reads(contract.getClosing, (reading, { params }) => getClosing(reading, params.id)),
    changes(contract.deleteUser, (work, { params }) => closeAccount(work, params.id, tools)),
  ];
}
