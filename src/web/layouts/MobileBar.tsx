import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Bell } from '#features/notifications/web/bell.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/Button.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SidebarNav } from './SidebarNav.tsx';
import { UserMenu } from './UserMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The bar at the top below 768 px; its menu is the sidebar, 18rem wide. */
export function MobileBar({ onSearch }: { onSearch: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-background/95 px-3 backdrop-blur md:hidden">
      <Drawer
        title="Menu"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="quiet" size="icon" aria-label="Open menu">
            <Menu aria-hidden className="size-5" />
          </Button>
        }
      >
        <SidebarNav collapsed={false} onNavigate={() => setOpen(false)} />
        <div className="p-3">
          <UserMenu collapsed={false} />
        </div>
      </Drawer>
      <Wordmark to={paths.dashboard()} />
      <div className="ml-auto flex gap-2">
        <SearchButton wide={false} onClick={onSearch} />
        <Bell side="bottom" />
      </div>
    </header>
  );
}
