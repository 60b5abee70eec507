import { useRef, useState } from 'react';
import { call } from '#kit/api.ts';
import { reasonFromError } from '#kit/api-error.ts';
import { moveListing } from '../contract.ts';
import type { ListingStatus } from '../domain/life-cycle.ts';
import type { Leak, OwnListing } from './queries.ts';
import { leaksFrom } from './refused-leaks.ts';
import type { ListingEditor } from './use-listing-editor.ts';

type Move = {
  to: ListingStatus;
  reason?: string;
  acknowledgeWarnings?: boolean;
  /** The buyer; `null`: not known here. */
  buyerId?: string | null;
};

export function useListingMove(editor: ListingEditor) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [leaks, setLeaks] = useState<readonly Leak[]>([]);
  const moving = useRef(false);

  const move = async (from: OwnListing, asked: Move): Promise<boolean> => {
    const { to, reason, acknowledgeWarnings, buyerId } = asked;
    if (moving.current) return false;
    moving.current = true;
    setBusy(true);
    setError(null);
    setLeaks([]);
    try {
      const body = {
        to,
        version: from.version,
        ...(reason ? { reason } : {}),
        ...(acknowledgeWarnings ? { acknowledgeWarnings } : {}),
        ...(buyerId === undefined ? {} : { buyerId }),
      };
      await call(moveListing, { params: { id: from.id }, body });
      await editor.reload();
      return true;
    } catch (failure) {
      console.error(failure);
      setLeaks(leaksFrom(failure));
      setError(reasonFromError(failure));
      return false;
    } finally {
      moving.current = false;
      setBusy(false);
    }
  };

  return { busy, error, leaks, move, clear: () => setError(null) };
}
