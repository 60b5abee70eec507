import { Refused } from '#kernel/refusal.ts';
import { type PasskeysOff, type RelyingParty, relyingParty } from '../domain/relying-party.ts';

export type PasskeyTools = { publicUrl: string };

export function partyOf({ publicUrl }: PasskeyTools): RelyingParty {
  const party = relyingParty(publicUrl);
  if (typeof party === 'string') throw new Refused('passkeys-off');
  return party;
}

export function offReason({ publicUrl }: PasskeyTools): PasskeysOff | null {
  const party = relyingParty(publicUrl);
  return typeof party === 'string' ? party : null;
}
