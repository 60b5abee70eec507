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
  const [keepFor, setKeepFor] = useState(closure.keptFor?.id ?? (closed ? nobody : recordedBuyer(before)));
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

function recordedBuyer({ buyers, listing }: Before): string {
  return buyers.find(({ id }) => id === listing.buyerId)?.id ?? nobody;
}
