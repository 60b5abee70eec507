import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { Launcher } from '#features/assistant/web/launcher.tsx';
import { useFreshCounts } from '#features/notifications/web/use-counts.ts';
import { useAuth } from '../auth/auth-context.ts';
import { Guard } from '../auth/Guard.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { MobileBar } from './MobileBar.tsx';
import { palettePages } from './palette-pages.ts';
import { Sidebar } from './Sidebar.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import { sidebarOpenIn } from './sidebar-state.ts';
import { usePalette } from './use-palette.ts';
import { useSidebar } from './use-sidebar.ts';

const loadPalette = async () => (await import('#features/finder/web/palette.tsx')).Palette;

/** The server draws the sidebar as it was left, so that nothing jumps. */
export function loader({ request }: LoaderFunctionArgs) {
  return { sidebarOpen: sidebarOpenIn(request.headers.get('cookie')) };
}

export function clientLoader() {
  return { sidebarOpen: sidebarOpenIn(document.cookie) };
}

export function shouldRevalidate() {
  return false;
}

export default function SignedInLayout() {
  const { sidebarOpen } = useLoaderData<typeof loader>();
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
        <div className="mx-auto w-full max-w-page px-5 pt-6 pb-24 md:px-9 md:pt-7">
          <Guard waiting={<Waiting />}>
            <Outlet />
          </Guard>
        </div>
      </main>
      {user && <Launcher personId={user.id} />}
      {user && palette.wasOpen && (
        <OnDemand
          load={loadPalette}
          props={{
            open: palette.open,
            onOpenChange: palette.setOpen,
            pages: palettePages(user.roles),
          }}
          waiting={null}
        />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-24 w-full rounded-large" />
      <Skeleton className="h-48 w-full rounded-large" />
    </div>
  );
}
