import { type Listener, on } from '#http/listeners.ts';
import {
  onBuyerRecorded,
  onClosingSettled,
  onNdaCountersigned,
  onNdaDeclined,
  onNdaExpired,
  onNdaSigned,
  onPeopleBlocked,
  onProofVerified,
} from './system-moves.ts';

export const accessRequestListeners: readonly Listener[] = [
  on('nda-signed', onNdaSigned),
  on('nda-countersigned', onNdaCountersigned),
  on('nda-declined', onNdaDeclined),
  on('nda-expired', onNdaExpired),
  on('proof-verified', onProofVerified),
  on('people-blocked', onPeopleBlocked),
  on('closing-settled', onClosingSettled),
  on('buyer-recorded', onBuyerRecorded),
];
