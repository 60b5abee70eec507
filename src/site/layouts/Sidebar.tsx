import { PanelLeft } from 'lucide-react';
import { Bell } from '#features/inbox/notifications/web/bell.tsx';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Tooltip } from '#kit/ui/Tooltip.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SidebarNav } from './SidebarNav.tsx';
import { UserMenu } from './UserMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

type Props = { open: boolean; onToggle: () => void; onSearch: () => void };

export function Sidebar({ open, onToggle, onSearch }: Props) {
  return (
    <aside
      className={cx(
        'sticky top-0 hidden h-dvh shrink-0 flex-col border-r bg-surface transition-[width] duration-180 md:flex',
        open ? 'w-(--sidebar)' : 'w-(--sidebar-collapsed)',
      )}
    >
      <div
        className={cx(
          'flex py-4',
          open ? 'items-center justify-between pr-2 pl-6' : 'flex-col items-center gap-3',
        )}
      >
        <Wordmark to={paths.dashboard()} compact={!open} />
        <Bell side="right" className={open ? 'ml-auto' : ''} />
        <Tooltip content={`${open ? 'Collapse' : 'Expand'} (Ctrl or ⌘ B)`} side="right">
          <Button
            variant="quiet"
            size="icon"
            aria-label={open ? 'Collapse sidebar' : 'Expand sidebar'}
            aria-expanded={open}
            onClick={onToggle}
          >
            <PanelLeft aria-hidden className="size-4" />
          </Button>
        </Tooltip>
      </div>
      <div className={cx('pb-3', open ? 'px-3' : 'flex justify-center')}>
        <SearchButton wide={open} onClick={onSearch} />
      </div>
      <SidebarNav collapsed={!open} />
      <div className={cx('py-3', open ? 'px-3' : 'px-1')}>
        <UserMenu collapsed={!open} />
      </div>
    </aside>
  );
}
