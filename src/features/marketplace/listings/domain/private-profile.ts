import type { TradeAnswer } from '#features/marketplace/businesses/domain/trades.ts';
import type { PrivateFields } from './private-fields.ts';

/** What approval opens: who the business is, and what its owner entered in the private fields. */
export type PrivateProfile = Omit<PrivateFields, 'contactEmail'> & {
  businessName: string;
  dba: string | null;
  businessAddress: string;
  trade: TradeAnswer | null;
  contactName: string;
  /** That of the account where the owner gave no other. */
  contactEmail: string;
};
