import type { TradeAnswer } from '#features/marketplace/businesses/domain/trades.ts';
import type { PrivateFields } from './private-fields.ts';

export type PrivateProfile = Omit<PrivateFields, 'contactEmail'> & {
  businessName: string;
  dba: string | null;
  businessAddress: string;
  trade: TradeAnswer | null;
  contactName: string;
  /** The account's address if the owner gave no other. */
  contactEmail: string;
};
