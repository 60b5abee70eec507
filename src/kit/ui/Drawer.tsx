import { Drawer as Base } from '@base-ui/react/drawer';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonFace } from './button-face.ts';
import { cx } from './cx.ts';

type Props = {
  title: ReactNode;
  side?: 'left' | 'right';
  /** For tables and lists, which need more room than a menu. */
  wide?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

const sides = {
  left: {
    viewport: 'justify-start',
    popup: 'border-r data-starting-style:-translate-x-full data-ending-style:-translate-x-full',
  },
  right: {
    viewport: 'justify-end',
    popup: 'border-l data-starting-style:translate-x-full data-ending-style:translate-x-full',
  },
};

export function Drawer({ title, side = 'left', wide = false, open, onOpenChange, children }: Props) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} swipeDirection={side}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-180 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className={cx('fixed inset-0 z-40 flex items-stretch', sides[side].viewport)}>
          <Base.Popup
            className={cx(
              'flex h-full translate-x-(--drawer-swipe-movement-x) touch-auto flex-col overflow-y-auto overscroll-contain border-line bg-surface outline-none transition-transform duration-180 ease-calm data-swiping:duration-0',
              wide ? 'w-[min(44rem,calc(100vw-1rem))]' : 'w-(--sidebar-mobile) max-w-[calc(100vw-3rem)]',
              sides[side].popup,
            )}
          >
            <Base.Content className="flex min-h-full flex-col">
              <div className="flex items-center justify-between py-3 pr-3 pl-5">
                <Base.Title className="font-display text-lead">{title}</Base.Title>
                <Base.Close aria-label="Close" className={buttonFace('quiet', 'icon')}>
                  <X aria-hidden className="size-5" />
                </Base.Close>
              </div>
              {children}
            </Base.Content>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
