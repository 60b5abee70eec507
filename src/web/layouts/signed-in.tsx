import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { useFreshCounts } from '#features/notifications/web/use-counts.ts';
import { Guard } from '../auth/Guard.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { MobileBar } from './MobileBar.tsx';
import { Sidebar } from './Sidebar.tsx';
import { mainId, SkipLink } from './SkipLink.tsx';
import { sidebarOpenIn } from './sidebar-state.ts';
import { useSidebar } from './use-sidebar.ts';

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
  const [open, toggle] = useSidebar(sidebarOpen);
  return (
    <div className="flex min-h-dvh flex-col md:flex-row">
      <SkipLink />
      <MobileBar />
      <Sidebar open={open} onToggle={toggle} />
      <main id={mainId} tabIndex={-1} className="min-w-0 flex-1 outline-none">
        <div className="mx-auto w-full max-w-page px-5 py-6 md:px-9 md:py-7">
          <Guard waiting={<Waiting />}>
            <Outlet />
          </Guard>
        </div>
      </main>
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
