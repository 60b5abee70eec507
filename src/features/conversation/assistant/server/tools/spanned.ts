import { z } from 'zod';
import { dayInWords } from '#kernel/days.ts';
import { spanIn } from '../../domain/span.ts';

const day = z.iso.date();

/** Parameters of a tool that can tell of some days only; both included. */
export const spanned = { from: day.optional(), until: day.optional() };
export type Spanned = { from?: string | undefined; until?: string | undefined };

/** The days that a question names, for such a tool. */
export function spannedBy(message: string, now: Date): Spanned {
  return spanIn(message, now) ?? {};
}

/** Whether a moment is in them; every moment is, if none are named. */
export function isWithin(moment: string, { from, until }: Spanned): boolean {
  const at = moment.slice(0, 10);
  return (from === undefined || at >= from) && (until === undefined || at <= until);
}

/** `from Nov 22, 2026 to Nov 28, 2026`, or `on` one day. */
export function spanInWords({ from, until }: { from: string; until: string }): string {
  return from === until ? `on ${dayInWords(from)}` : `from ${dayInWords(from)} to ${dayInWords(until)}`;
}
