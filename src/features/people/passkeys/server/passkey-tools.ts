import { Refused } from '#kernel/refusal.ts';
import { type PasskeysOff, type RelyingParty, relyingParty } from '../domain/relying-party.ts';

export type PasskeyTools = { publicUrl: string };

/** For whom devices keep passkeys here. Throws Refused('passkeys-off') where the address makes that impossible. */
export function partyOf({ publicUrl }: PasskeyTools): RelyingParty {
  const party = relyingParty(publicUrl);
  if (typeof party === 'string') throw new Refused('passkeys-off');
  return party;
}

/** Why there are no passkeys here; `null` where there are. */
export function offReason({ publicUrl }: PasskeyTools): PasskeysOff | null {
  const party = relyingParty(publicUrl);
  return typeof party === 'string' ? party : null;
}
