import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { Guard } from './Guard.tsx';
import { SignedInFrame } from './SignedInFrame.tsx';
import { sidebarOpenIn } from './sidebar-state.ts';

/** The server renders the sidebar in its last state to avoid a layout shift. */
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
  return (
    <SignedInFrame sidebarOpen={sidebarOpen}>
      <Guard waiting={<Waiting />}>
        <Outlet />
      </Guard>
    </SignedInFrame>
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
