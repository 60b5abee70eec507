import { changes, type Route, reads } from '#http/mount.ts';
import type { Vault } from '#platform/vault.ts';
import * as contract from '../contract.ts';
import { closeAccount } from './close-account.ts';
import { getClosing } from './get-closing.ts';

export function accountClosingRoutes(vault: Vault): readonly Route[] {
  return [
    reads(contract.getClosing, (reading, { params }) => getClosing(reading, params.id)),
    changes(contract.deleteUser, (work, { params }) => closeAccount(work, params.id, vault)),
  ];
}
