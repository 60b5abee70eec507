import { states } from '#features/marketplace/listings/domain/places.ts';
import { storedWord } from '#kernel/stored-word.ts';
import { brokerRequestStatuses } from '../domain/broker-request.ts';
import type { BrokerRequestRow } from './store.ts';

export const storedStatus = storedWord(brokerRequestStatuses, 'status of a broker request');

const storedState = storedWord(
  states.map(({ slug }) => slug),
  'state of a license',
);

export function brokerRequestView(row: BrokerRequestRow) {
  return {
    id: row.id,
    status: storedStatus(row.status),
    version: row.version,
    firm: row.firm,
    licenseState: row.license_state === null ? null : storedState(row.license_state),
    licenseNumber: row.license_number,
    practice: row.practice,
    requestedAt: row.requested_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  };
}
