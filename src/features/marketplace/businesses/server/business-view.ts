import type { z } from 'zod';
import { maskEin, prefixNeverAssigned } from '#features/marketplace/businesses/domain/ein.ts';
import { type Industry, industryValues } from '#features/marketplace/businesses/domain/industries.ts';
import { type TradeAnswer, tradeAnswers } from '#features/marketplace/businesses/domain/trades.ts';
import { orNull, storedWord } from '#kernel/stored-word.ts';
import type { Vault } from '#platform/vault.ts';
import type { business } from '../contract.ts';
import type { BusinessRow } from './store.ts';

export function businessView(row: BusinessRow, vault: Vault): z.input<typeof business> {
  const ein = vault.open(row.ein_cipher, row.id);
  return {
    id: row.id,
    businessName: row.business_name,
    businessAddress: row.business_address,
    dba: row.dba,
    industry: storedIndustry(row.industry),
    trade: storedTrade(row.trade),
    einMasked: maskEin(ein),
    einPrefixUnknown: prefixNeverAssigned(ein),
    createdAt: row.created_at.toISOString(),
    version: row.version,
  };
}

export const storedIndustry: (stored: string) => Industry = storedWord(industryValues, 'industry');

export const storedTrade: (stored: string | null) => TradeAnswer | null = orNull(
  storedWord(tradeAnswers, 'trade'),
);
