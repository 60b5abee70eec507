import { Refused } from '#kernel/refusal.ts';

export type RequestCursor = { day: string; place: number };

export function encodePlace({ day, place }: RequestCursor): string {
  return Buffer.from(`${day} ${place}`).toString('base64url');
}

const lastPlace = 2_147_483_647;

/** JavaScript accepts February 30 as March 2. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.getUTCFullYear() > 0 && at.toISOString().startsWith(day);
}

/** Throws Refused('invalid-fields') for a text that is not a cursor. */
export function decodePlace(text: string): RequestCursor {
  const told = Buffer.from(text, 'base64url').toString('latin1');
  const [, day = '', place = ''] = /^(\d{4}-[01]\d-[0-3]\d) (\d{1,15})$/.exec(told) ?? [];
  if (!isDay(day) || Number(place) > lastPlace)
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  return { day, place: Number(place) };
}
