import { changes, type Route, reads } from '#http/mount.ts';
import type { Vault } from '#platform/vault.ts';
import * as contract from '../contract.ts';
import { createBusiness } from './create-business.ts';
import { getBusiness, listBusinesses } from './get-business.ts';
import { sayTrade } from './say-trade.ts';

export function businessRoutes(vault: Vault): Route[] {
  return [
    changes(contract.createBusiness, (work, input) => createBusiness(work, input, vault)),
    changes(contract.sayTrade, (work, input) => sayTrade(work, input, vault)),
    reads(contract.getBusiness, (reading, { params }) => getBusiness(reading, params.id, vault)),
    reads(contract.listBusinesses, (reading, { query }) => listBusinesses(reading, query, vault)),
  ];
}
