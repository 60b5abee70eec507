import { useEffect, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';

type Props = {
  dirty: boolean;
  /** For example "You have changed this listing and it is not saved." */
  loss: string;
  /** Saves before leaving, if possible; resolves to whether it did. */
  flush: (() => Promise<boolean>) | null;
  onLeave?: () => void;
};

/** Saves or asks before the person leaves unsaved work, within the site or to another one. */
export function LeaveGuard({ dirty, loss, flush, onLeave }: Props) {
  const [failed, setFailed] = useState(false);
  const { pathname } = useLocation();
  // A guard that is still there while the next page comes must not hold the person on that one.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );
  const blocked = blocker.state === 'blocked';
  // Reason: closing or reloading the tab is a browser event.
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
  // Reason: the router reports a blocked navigation through its state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt to leave
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
