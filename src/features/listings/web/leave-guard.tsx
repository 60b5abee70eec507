import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** Asks before unsaved work is left, be it for another page of ours or for elsewhere. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  // Reason: closing the tab or reloading is the browser's business.
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description="You have changed this listing and not saved it. Cancel to go back and save, or leave and lose the changes."
      confirmLabel="Leave without saving"
      danger
      busy={false}
      error={null}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
