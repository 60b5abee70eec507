import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import {
  confirmSessionDevice,
  forgetDevice,
  forgetSecondFactor,
  isConfirmedDevice,
  updateSession,
  writeConfirmedDevice,
} from './device-store.ts';
import { noteNewDevice } from './new-device.ts';
import { personById } from './store.ts';

type SignIn = {
  session: { id: string; personId: string };
  device: { hash: Buffer; isNew: boolean };
  secondFactor: boolean;
};

/**
 * Keeps with a new session what deal files ask about it. The first device of an account is no one's but its
 * owner's; others have to be confirmed, and a second factor confirms.
 */
export async function noteDevice(work: Work, { session, device, secondFactor }: SignIn): Promise<void> {
  const { id, personId } = session;
  const known = { personId, device: device.hash };
  const first = device.isNew && !(await personById(work.db, personId))?.device_added_at;
  const proven = secondFactor || first;
  const confirmed = proven || (await isConfirmedDevice(work.db, known));
  await updateSession(work.db, id, {
    device: device.hash,
    time_zone: work.origin.timeZone ?? null,
    ...(confirmed ? { device_confirmed_at: work.now } : {}),
    ...(secondFactor ? { second_factor_at: work.now } : {}),
  });
  // The person before their devices, in the same order as where all sessions are ended.
  if (device.isNew) await noteNewDevice(work, { personId, sessionId: id, first });
  if (proven) await writeConfirmedDevice(work.db, known, work.now);
}

/** The caller's device, now that they have shown who they are. The caller has locked the person. */
export async function confirmDevice(work: Work, { secondFactor }: { secondFactor: boolean }): Promise<void> {
  const { personId, sessionId } = signedIn(work.actor);
  const device = await confirmSessionDevice(work.db, { sessionId, at: work.now, secondFactor });
  if (device) await writeConfirmedDevice(work.db, { personId, device }, work.now);
}

/** Once a person has turned it off. */
export async function noSecondFactor(work: Work, personId: string): Promise<void> {
  await forgetSecondFactor(work.db, personId);
}

/** The device of a session that its owner ended. */
export async function distrustDevice(work: Work, personId: string, device: Buffer | null): Promise<void> {
  if (device) await forgetDevice(work.db, { personId, device });
}
