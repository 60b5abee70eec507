import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useAuth } from '#kit/auth/auth-context.ts';
import { ErrorAdvice, ErrorPage } from '#kit/ErrorPage.tsx';
import { wordsOfStatus } from '#kit/error-words.ts';
import { SignedInFrame } from '../layouts/SignedInFrame.tsx';
import { sidebarOpenIn } from '../layouts/sidebar-state.ts';

const words = wordsOfStatus(404, null);

export function loader({ request }: LoaderFunctionArgs) {
  return data({ sidebarOpen: sidebarOpenIn(request.headers.get('cookie')) }, { status: 404 });
}

export function clientLoader() {
  return { sidebarOpen: sidebarOpenIn(document.cookie) };
}

export const meta = () => [{ title: words.heading }, { name: 'robots', content: 'noindex' }];

export default function NotFoundPage() {
  const { sidebarOpen } = useLoaderData<typeof loader>();
  const { user } = useAuth();
  if (!user) return <ErrorPage words={words} />;
  return (
    <SignedInFrame sidebarOpen={sidebarOpen}>
      <div className="flex max-w-column flex-col items-start gap-5 py-16">
        <ErrorAdvice words={words} />
      </div>
    </SignedInFrame>
  );
}
