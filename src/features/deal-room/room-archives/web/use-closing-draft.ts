import { useState } from 'react';
import type { ClosingReason } from '#features/deal-room/deal-rooms/domain/closing.ts';
import type { ClosureView } from '../contract.ts';

export const nobody = 'nobody';
export type Before = NonNullable<ClosureView['before']>;
export type ClosingDraft = ReturnType<typeof useClosingDraft>;

export function useClosingDraft(closure: ClosureView, before: Before) {
  const { closed } = closure;
  const buyerId = before.listing.buyerId;
  const [asked, setReason] = useState<ClosingReason | null>(null);
  const [note, setNote] = useState(closed?.note ?? '');
  const [picked, setPicked] = useState<Picked | null>(null);
  const reason = asked ?? closed?.reason ?? (before.listing.status === 'sold' ? 'sold' : 'withdrawn');
  const keepFor = keptNow(picked, closure, before);
  const sold = reason === 'sold';
  const kept = sold && keepFor !== nobody ? keepFor : null;
  const losing = buyerLosing(closure, before, kept);
  const said = note.trim() === '' ? {} : { note: note.trim() };
  return {
    reason,
    setReason,
    note,
    setNote,
    keepFor,
    setKeepFor: (id: string) => setPicked({ id, buyerId }),
    sold,
    kept,
    losing,
    missing: reason === 'other' && note.trim() === '' ? 'Enter a reason first.' : null,
    body: {
      reason,
      keepFor: kept,
      version: closure.version,
      ...(losing ? { withoutBuyer: true } : {}),
      ...said,
    },
  };
}

/** `buyerId`: whom the sale named when the choice was made. */
type Picked = { id: string; buyerId: string | null };

/** The choice counts until the sale names another buyer: the person who chose could not know that one. */
export function keptNow(
  picked: Picked | null,
  closure: Pick<ClosureView, 'closed' | 'keptFor' | 'side'>,
  before: Before,
): string {
  const start = startOf(closure, before);
  if (picked === null || picked.buyerId !== before.listing.buyerId) return start;
  if (picked.id === nobody) return nobody;
  return choicesFor(before, closure.side).find(({ id }) => id === picked.id)?.id ?? start;
}

/** The buyer of the sale, if they can read the room now and could not once it is closed like this. */
export function buyerLosing(
  { closed, keptFor }: Pick<ClosureView, 'closed' | 'keptFor'>,
  { buyers, listing }: Before,
  kept: string | null,
): Before['buyers'][number] | null {
  const buyer = buyers.find(({ id }) => id === listing.buyerId);
  if (!buyer || kept === buyer.id) return null;
  return closed && keptFor?.id !== buyer.id ? null : buyer;
}

/** One of the choices: a room may be kept for someone who did not buy, until the sale is recorded. */
export function startOf(
  { closed, keptFor, side }: Pick<ClosureView, 'closed' | 'keptFor' | 'side'>,
  before: Before,
): string {
  const start = keptFor?.id ?? (closed?.reason === 'sold' ? null : before.listing.buyerId);
  return choicesFor(before, side).find(({ id }) => id === start)?.id ?? nobody;
}

/** After the sale the room can only be kept for its buyer. If none is recorded, the owner names one here. */
export function choicesFor({ buyers, listing }: Before, side: ClosureView['side']): Before['buyers'] {
  if (listing.status !== 'sold' || (listing.buyerId === null && side === 'seller')) return buyers;
  return buyers.filter(({ id }) => id === listing.buyerId);
}
