import { Drawer } from '#kit/ui/Drawer.tsx';
import { SidebarNav } from './SidebarNav.tsx';
import { UserMenu } from './UserMenu.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function MobileMenu({ open, onOpenChange }: Props) {
  return (
    <Drawer title="Menu" open={open} onOpenChange={onOpenChange}>
      <SidebarNav collapsed={false} onNavigate={() => onOpenChange(false)} />
      <div className="p-3">
        <UserMenu collapsed={false} />
      </div>
    </Drawer>
  );
}
