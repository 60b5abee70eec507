import { Drawer } from '#kit/ui/Drawer.tsx';
import { SidebarNav } from './SidebarNav.tsx';
import { UserMenu } from './UserMenu.tsx';

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

export function MobileMenu({ open, onOpenChange }: Props) {
  const close = () => onOpenChange(false);
  return (
    <Drawer title="Menu" open={open} onOpenChange={onOpenChange}>
      <SidebarNav collapsed={false} onNavigate={close} />
      <div className="p-3">
        <UserMenu collapsed={false} onNavigate={close} />
      </div>
    </Drawer>
  );
}
