import type { z } from 'zod';
import { maskEin, prefixNeverAssigned } from '#features/marketplace/businesses/domain/ein.ts';
import { isIndustry } from '#features/marketplace/businesses/domain/industries.ts';
import { isTradeAnswer, type TradeAnswer } from '#features/marketplace/businesses/domain/trades.ts';
import type { Vault } from '#platform/vault.ts';
import type { business } from '../contract.ts';
import type { BusinessRow } from './store.ts';

export function businessView(row: BusinessRow, vault: Vault): z.input<typeof business> {
  const ein = vault.open(row.ein_cipher, row.id);
  if (!isIndustry(row.industry)) throw new Error(`unknown industry stored: ${row.industry}`);
  return {
    id: row.id,
    businessName: row.business_name,
    businessAddress: row.business_address,
    dba: row.dba,
    industry: row.industry,
    trade: storedTrade(row.trade),
    einMasked: maskEin(ein),
    einPrefixUnknown: prefixNeverAssigned(ein),
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}

/** Throws if the column holds an unknown trade. */
export function storedTrade(stored: string | null): TradeAnswer | null {
  if (stored === null || isTradeAnswer(stored)) return stored;
  throw new Error('unknown trade stored');
}
