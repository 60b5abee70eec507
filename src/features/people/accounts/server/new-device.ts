import { brand } from '#content/brand.ts';
import type { Work } from '#platform/context.ts';
import { deviceWords } from '#platform/device-words.ts';
import { placeWords, timeIn } from '#platform/time-zone.ts';
import { sendMailToPerson } from './mail-to-person.ts';
import { newNotMeLink } from './mailed-links.ts';
import { personById, updatePerson } from './store.ts';

type New = { personId: string; sessionId: string; first: boolean };

/** The first device of an account is told to no one. */
export async function noteNewDevice(work: Work, { personId, sessionId, first }: New): Promise<void> {
  const person = await personById(work.db, personId);
  await updatePerson(work.db, personId, { device_added_at: work.now });
  if (!person || first) return;
  await work.audit({ action: 'device-added', subject: { type: 'person', id: personId } });
  await sendMailToPerson(work, personId, {
    kind: 'new-device',
    subject: `Was it you? A new device signed in to your ${brand.name} account`,
    about: signInFacts(work),
    lines: [
      'This device has not signed in to your account before.',
      'If it was you, there is nothing to do.',
      'If it was not you, open the link below and choose “It was not me”: it signs that device out, makes your current password invalid, and lets you choose a new one. The link works once and expires in three days. Opening it changes nothing yet.',
    ],
    path: await newNotMeLink(work, person, sessionId),
    secret: true,
  });
}

/** The place is what the browser says of its clock, so no one is looked up by their address. */
function signInFacts({ now, origin: { address, userAgent, timeZone } }: Work): string[] {
  return [
    `Device: ${deviceWords(userAgent)}`,
    timeZone
      ? `Time: ${timeIn(now, timeZone)}, as clocks show it there`
      : `Time: ${timeIn(now, 'UTC')} (UTC)`,
    `Place: ${timeZone ? `the time zone of ${placeWords(timeZone)}` : 'unknown'}, from the address ${address}`,
  ];
}
