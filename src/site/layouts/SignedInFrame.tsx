import type { ReactNode } from 'react';
import { Launcher } from '#features/conversation/assistant/web/launcher.tsx';
import { useFreshCounts } from '#features/inbox/notifications/web/use-counts.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { OnDemand } from '#kit/ui/OnDemand.tsx';
import { MobileBar } from './MobileBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import { usePalette } from './use-palette.ts';
import { useSidebar } from './use-sidebar.ts';

const loadPalette = async () => (await import('./PagesPalette.tsx')).PagesPalette;

export function SignedInFrame({ sidebarOpen, children }: { sidebarOpen: boolean; children: ReactNode }) {
  useFreshCounts();
  const palette = usePalette(loadPalette);
  const { user } = useAuth();
  const onSearch = () => palette.setOpen(true);
  const [open, toggle] = useSidebar(sidebarOpen);
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <SkipLink />
      <MobileBar onSearch={onSearch} />
      <Sidebar open={open} onToggle={toggle} onSearch={onSearch} />
      <main id={mainId} tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {/* The right margin is for the assistant's button, so that it covers nothing. */}
        <div className="mx-auto w-full max-w-page px-5 pt-6 pb-24 md:pt-7 md:pr-16 md:pl-9">{children}</div>
      </main>
      {user && <Launcher personId={user.id} />}
      {user && palette.times > 0 && (
        <OnDemand
          load={loadPalette}
          props={{
            open: palette.open,
            times: palette.times,
            onOpenChange: palette.setOpen,
            roles: user.roles,
          }}
          waiting={null}
        />
      )}
    </div>
  );
}
