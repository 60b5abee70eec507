import { Eye } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { renewToken } from '#kit/auth/renew-token.ts';
import { readView, type ViewAs } from '#kit/auth/view-as.ts';
import { Button } from '#kit/ui/Button.tsx';
import { stopViewing } from './viewing.ts';

const subscribe = () => () => {};
const isHere = () => readView() !== null;
const nowhere = () => false;

/** A view begins and ends with a page load. */
export function ViewBanner() {
  const viewing = useSyncExternalStore(subscribe, isHere, nowhere);
  const view = viewing ? readView() : null;
  return view && <Banner view={view} />;
}

function Banner({ view }: { view: ViewAs }) {
  const [stopping, setStopping] = useState(false);
  const left = useMinutesLeft(view.endsAt);
  return (
    <section
      aria-label="Viewing as another person"
      className="sticky top-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-amber/40 border-b bg-amber-soft px-4 py-2"
    >
      <p className="flex min-w-0 items-center gap-2.5">
        <Eye aria-hidden className="size-5 shrink-0 text-amber" />
        <span className="min-w-0">
          You are viewing as <strong className="wrap-anywhere">{view.name}</strong>. Reading only; everything
          you open is recorded. <span className="tabular whitespace-nowrap">{left} min left.</span>
        </span>
      </p>
      <Button
        size="small"
        variant="secondary"
        busy={stopping}
        onClick={() => {
          setStopping(true);
          void stopViewing();
        }}
      >
        Stop viewing
      </Button>
    </section>
  );
}

/** Whole minutes left; reloads the page as the admin at the end. */
function useMinutesLeft(endsAt: Date): number {
  const end = endsAt.getTime();
  const [left, setLeft] = useState(() => minutesUntil(end));
  // Reason: a timer.
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft(minutesUntil(end));
      if (Date.now() >= end) void renewToken();
    }, 5_000);
    return () => clearInterval(timer);
  }, [end]);
  return left;
}

function minutesUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 60_000));
}
