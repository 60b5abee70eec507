import { dayIn } from '#features/valuation/earnings/domain/day-range.ts';
import { Refused } from '#kernel/refusal.ts';

/** The position of a page of what is in order of days, and of IDs within a day. */
export type DayPlace = { day: string; id: number };

export const dayPlaceOf = ({ day, id }: DayPlace) => `${day}.${id}`;

/** Throws Refused('invalid-fields') for a place that nothing can have. */
export function dayPlaceIn(cursor: string): DayPlace {
  const [day = '', id = ''] = cursor.split('.');
  const [year, month, date] = day.split('-').map(Number);
  if (dayIn(year ?? 0, month ?? 0, date ?? 0) !== day || !/^\d{1,9}$/.test(id))
    throw new Refused('invalid-fields', { fields: { after: ['This is not a position in this list.'] } });
  return { day, id: Number(id) };
}
