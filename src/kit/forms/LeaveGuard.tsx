import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';

type Props = {
  dirty: boolean;
  /** What would be lost, as "You have changed this listing and it is not saved." */
  loss: string;
  /** Saves before one leaves, where that is possible; tells whether it did. */
  flush: (() => Promise<boolean>) | null;
  onLeave?: () => void;
};

/** Saves, or asks, before unsaved work is left, be it for another page of ours or for elsewhere. */
export function LeaveGuard({ dirty, loss, flush, onLeave }: Props) {
  const [failed, setFailed] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const blocked = blocker.state === 'blocked';
  // Reason: closing the tab or reloading is the browser's business.
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
  // Reason: the router says by its state that somebody is about to leave.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody is about to leave
  useEffect(() => {
    if (!blocked || !flush) return;
    setFailed(false);
    void flush().then((saved) => (saved ? blocker.proceed?.() : setFailed(true)));
  }, [blocked]);
  return (
    <ConfirmDialog
      open={blocked && (failed || !flush)}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description={`${loss} Cancel to go back and save, or leave and lose the changes.`}
      confirmLabel="Leave without saving"
      danger
      busy={false}
      error={null}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
