import { Search } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Tooltip } from '#kit/ui/Tooltip.tsx';

type Props = { wide: boolean; onClick: () => void };

export function SearchButton({ wide, onClick }: Props) {
  const keys = useKeys();
  const keyShortcuts = { 'aria-keyshortcuts': 'Control+K Meta+K', 'aria-haspopup': 'dialog' } as const;
  if (!wide) {
    return (
      <Tooltip content={`Search (${keys})`} side="right">
        <Button {...keyShortcuts} variant="quiet" size="icon" aria-label="Search" onClick={onClick}>
          <Search aria-hidden className="size-4.5" />
        </Button>
      </Tooltip>
    );
  }
  return (
    <button
      {...keyShortcuts}
      type="button"
      onClick={onClick}
      className="touch-target flex h-9 w-full items-center gap-3 rounded-medium border bg-background px-3 text-left text-muted text-small transition-colors hover:border-line-strong hover:text-text"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="flex-1">Search</span>
      <kbd aria-hidden className="rounded-small border px-1.5 font-sans text-tiny">
        {keys}
      </kbd>
    </button>
  );
}

/** The server does not know the keyboard and renders Ctrl. */
function useKeys(): string {
  const mac = useSyncExternalStore(
    () => () => {},
    () => /Mac|iP(hone|ad|od)/.test(navigator.platform),
    () => false,
  );
  return mac ? '⌘ K' : 'Ctrl K';
}
