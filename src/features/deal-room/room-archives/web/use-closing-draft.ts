import { useState } from 'react';
import type { ClosingReason } from '#features/deal-room/deal-rooms/domain/closing.ts';
import type { ClosureView } from '../contract.ts';

export const nobody = 'nobody';
export type Before = NonNullable<ClosureView['before']>;
export type ClosingDraft = ReturnType<typeof useClosingDraft>;

export function useClosingDraft(closure: ClosureView, before: Before) {
  const { closed } = closure;
  const wasSold = before.listing.status === 'sold';
  const [reason, setReason] = useState<ClosingReason>(closed?.reason ?? (wasSold ? 'sold' : 'withdrawn'));
  const [note, setNote] = useState(closed?.note ?? '');
  const [keepFor, setKeepFor] = useState(() => startOf(closure, before));
  const sold = reason === 'sold';
  const kept = sold && keepFor !== nobody ? keepFor : null;
  const said = note.trim() === '' ? {} : { note: note.trim() };
  return {
    reason,
    setReason,
    note,
    setNote,
    keepFor,
    setKeepFor,
    sold,
    kept,
    missing: reason === 'other' && note.trim() === '' ? 'Enter a reason first.' : null,
    body: { reason, keepFor: kept, version: closure.version, ...said },
  };
}

/** One of the choices: a room may be kept for someone who did not buy, until the sale is recorded. */
export function startOf(
  { closed, keptFor, side }: Pick<ClosureView, 'closed' | 'keptFor' | 'side'>,
  before: Before,
): string {
  const start = keptFor?.id ?? (closed ? null : before.listing.buyerId);
  return choicesFor(before, side).find(({ id }) => id === start)?.id ?? nobody;
}

/** After the sale the room can only be kept for its buyer. If none is recorded, the owner names one here. */
export function choicesFor({ buyers, listing }: Before, side: ClosureView['side']): Before['buyers'] {
  if (listing.status !== 'sold' || (listing.buyerId === null && side === 'seller')) return buyers;
  return buyers.filter(({ id }) => id === listing.buyerId);
}
