import { brand } from '#content/brand.ts';
import type { Work } from '#platform/context.ts';
import { deviceWords } from '#platform/device-words.ts';
import { sendMailToPerson } from './mail-to-person.ts';
import { personById, updatePerson } from './store.ts';

export async function noteNewDevice(work: Work, personId: string): Promise<void> {
  const person = await personById(work.db, personId);
  await updatePerson(work.db, personId, { device_added_at: work.now });
  if (!person?.device_added_at) return;
  await work.audit({ action: 'device-added', subject: { type: 'person', id: personId } });
  const { address, userAgent } = work.origin;
  await sendMailToPerson(work, personId, {
    kind: 'new-device',
    subject: 'A new device signed in to your account',
    lines: [
      `${deviceWords(userAgent)} signed in to your account from the address ${address}. We had not seen this device with your account before.`,
      'If it was you, there is nothing to do.',
      `If it was not you, sign it out under Devices on your profile page, change your password right away, and write to ${brand.supportEmail}.`,
    ],
    path: '/user/profile',
  });
}
