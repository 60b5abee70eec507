import { locale } from '#kernel/locale.ts';
import { Button } from '../ui/Button.tsx';

type Props = {
  /** 'Load older requests' */
  label: string;
  /** How many are here; `undefined` while the first are on their way. */
  loaded: number | undefined;
  hasMore: boolean;
  busy: boolean;
  failed: boolean;
  onLoad: () => void;
};

/** Below a list that the server gives by page: says how much of it is here, and gets more. */
export function LoadMore({ label, loaded, hasMore, busy, failed, onLoad }: Props) {
  if (loaded === undefined || !hasMore) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-muted text-small">
      <p role="status" className="tabular">
        {failed
          ? 'The next ones could not be loaded.'
          : `The newest ${loaded.toLocaleString(locale)} are here.`}
      </p>
      <Button variant="secondary" size="small" busy={busy} onClick={onLoad}>
        {failed ? 'Try again' : label}
      </Button>
    </div>
  );
}
