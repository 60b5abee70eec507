import { storedTrade } from '#features/marketplace/businesses/server/business-view.ts';
import type { PrivateProfile } from '../domain/private-profile.ts';
import { fieldsOf } from './private-fields-store.ts';
import type { ProfileFacts } from './public-store.ts';

/** Only for the owner and for holders of a grant. */
export function profileView(row: ProfileFacts): PrivateProfile {
  const fields = fieldsOf(row);
  return {
    ...fields,
    businessName: row.business_name,
    dba: row.dba,
    businessAddress: row.business_address,
    trade: storedTrade(row.trade),
    contactName: `${row.first_name} ${row.last_name}`.trim(),
    contactEmail: fields.contactEmail ?? row.email,
  };
}
