import { Refused } from '#kernel/refusal.ts';

/** A cursor: the time and the unique key of an event. */
export type Place = { at: Date; key: string };

export function encodePlace({ at, key }: Place): string {
  return Buffer.from(`${at.getTime().toString(36)}.${key}`).toString('base64url');
}

/** The year 10000: PostgreSQL cannot read later instants as JavaScript writes them. */
const endOfTime = 253_402_300_800_000;

/** Throws Refused('invalid-fields') for a cursor that was never issued. */
export function decodePlace(text: string): Place {
  const [time = '', key = ''] = Buffer.from(text, 'base64url').toString('latin1').split('.', 2);
  const at = new Date(Number.parseInt(time, 36));
  if (!/^[a-z][\da-f-]{1,40}$/.test(key) || !(at.getTime() >= 0 && at.getTime() < endOfTime))
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  return { at, key };
}
