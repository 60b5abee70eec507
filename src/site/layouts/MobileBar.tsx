import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Bell } from '#features/inbox/notifications/web/bell.tsx';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { usePart } from '#kit/ui/use-part.ts';
import { SearchButton } from './SearchButton.tsx';
import { Wordmark } from './Wordmark.tsx';

const loadMenu = async () => (await import('./MobileMenu.tsx')).MobileMenu;

/** Only below 768 px. */
export function MobileBar({ onSearch }: { onSearch: () => void }) {
  const [open, setOpen] = useState(false);
  const { Part, ahead, call } = usePart(loadMenu);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-background/95 px-3 backdrop-blur md:hidden">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open && Part !== null}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => {
          setOpen(true);
          call();
        }}
      >
        <Menu aria-hidden className="size-5" />
      </Button>
      {Part && <Part open={open} onOpenChange={setOpen} />}
      <Wordmark to={paths.dashboard()} />
      <div className="ml-auto flex gap-2">
        <SearchButton wide={false} onClick={onSearch} />
        <Bell side="bottom" />
      </div>
    </header>
  );
}
