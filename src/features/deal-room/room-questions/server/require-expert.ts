import type { Asking } from '#features/deal-room/deal-rooms/server/room-sight.ts';
import { Refused } from '#kernel/refusal.ts';
import { signedIn } from '#platform/signed-in.ts';
import { confirmedAddress } from './access-sql.ts';

/** Throws Refused('not-found') unless the caller confirmed the address that was asked as an expert. */
export async function requireExpert({ actor, db }: Asking, expertEmail: string | null): Promise<void> {
  const address = expertEmail && (await confirmedAddress(db, signedIn(actor).personId));
  if (!address || address !== expertEmail) throw new Refused('not-found');
}
