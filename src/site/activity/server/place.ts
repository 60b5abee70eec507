import { Refused } from '#kernel/refusal.ts';

/** Where a page of the feed begins: by time, then by the key of an event, which no other event has. */
export type Place = { at: Date; key: string };

export function encodePlace({ at, key }: Place): string {
  return Buffer.from(`${at.getTime().toString(36)}.${key}`).toString('base64url');
}

/** The year 10000: later instants are not written the way PostgreSQL reads them. */
const endOfTime = 253_402_300_800_000;

/** Throws Refused('invalid-fields') for what no page ever handed out. */
export function decodePlace(text: string): Place {
  const [time = '', key = ''] = Buffer.from(text, 'base64url').toString('latin1').split('.', 2);
  const at = new Date(Number.parseInt(time, 36));
  if (!/^[a-z][\da-f-]{1,40}$/.test(key) || !(at.getTime() >= 0 && at.getTime() < endOfTime))
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  return { at, key };
}
