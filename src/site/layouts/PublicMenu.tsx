import { Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { buttonFace } from '#kit/ui/button-face.ts';
import { SiteLinks } from './SiteLinks.tsx';

const id = 'site-menu';

/** A native popover, which handles Escape, outside clicks and focus without JavaScript. */
export function PublicMenu() {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <div className="-mr-7 -ml-2 md:hidden">
      <button type="button" popoverTarget={id} aria-label="Open menu" className={buttonFace('quiet', 'icon')}>
        <Menu aria-hidden className="size-5" />
      </button>
      <div ref={menu} id={id} popover="auto" role="dialog" aria-label="Menu" className="drawer-left">
        <div className="flex items-center justify-between py-3 pr-3 pl-5">
          <p className="font-display text-lead">Menu</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close"
            className={buttonFace('quiet', 'icon')}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        <SiteLinks onNavigate={() => menu.current?.hidePopover()} />
      </div>
    </div>
  );
}
