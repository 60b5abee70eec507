import { Refused } from '#kernel/refusal.ts';

/** Where a page of requests begins: behind this day (`9999-12-31`: none) and this place. */
export type RequestCursor = { day: string; place: number };

export function encodePlace({ day, place }: RequestCursor): string {
  return Buffer.from(`${day} ${place}`).toString('base64url');
}

/** The column's own largest. */
const lastPlace = 2_147_483_647;

/** A day of the calendar; JavaScript takes the 30th of February for the second of March. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.getUTCFullYear() > 0 && at.toISOString().startsWith(day);
}

/** Throws Refused('invalid-fields') for what no page ever handed out. */
export function decodePlace(text: string): RequestCursor {
  const told = Buffer.from(text, 'base64url').toString('latin1');
  const [, day = '', place = ''] = /^(\d{4}-[01]\d-[0-3]\d) (\d{1,15})$/.exec(told) ?? [];
  if (!isDay(day) || Number(place) > lastPlace)
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  return { day, place: Number(place) };
}
