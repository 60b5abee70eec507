import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div
      role="status"
      className="pointer-events-none above-corner fixed inset-x-0 z-50 flex justify-center px-4 max-sm:in-[:root:has(.dialog-place)]:bottom-4"
    >
      {!online && (
        <p
          data-offline
          className="flex items-center gap-3 rounded-medium border border-amber/60 bg-raised px-4 py-3 shadow-high"
        >
          <WifiOff aria-hidden className="size-5 shrink-0 text-amber" />
          You are offline. What you see may be out of date, and nothing is saved until you are back.
        </p>
      )}
    </div>
  );
}

function subscribe(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
