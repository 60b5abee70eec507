import { CSPProvider } from '@base-ui/react/csp-provider';
import display from '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2?url';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import mark from './assets/mark.svg?url';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { errorWords } from './error-words.ts';
import { OfflineNotice } from './layouts/OfflineNotice.tsx';
import { RouteAnnouncer } from './layouts/RouteAnnouncer.tsx';
import { createQueryClient } from './query-client.ts';
import { useRequestFacts } from './request-facts.ts';
import styles from './styles/app.css?url';
import { themeBootScript } from './theme.ts';
import { Toasts } from './ui/Toasts.tsx';
import { TooltipDelays } from './ui/TooltipDelays.tsx';

export const links: LinksFunction = () => [
  { rel: 'preload', href: text, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: display, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: mark, type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, requestId } = useRequestFacts();
  return (
    // The boot script sets the theme before React sees the page.
    <html lang="en" data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {requestId && <meta name="request-id" content={requestId} />}
        <script
          nonce={nonce ?? undefined}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by nonce or hash
          dangerouslySetInnerHTML={{ __html: themeBootScript }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [queries] = useState(createQueryClient);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <TooltipDelays>
          <Toasts>
            <AuthProvider>
              <Outlet />
              <RouteAnnouncer />
              <OfflineNotice />
            </AuthProvider>
          </Toasts>
        </TooltipDelays>
      </QueryClientProvider>
    </CSPProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { requestId } = useRequestFacts();
  const words = errorWords(error, requestId ?? requestIdInPage());
  return (
    <>
      <title>{words.heading}</title>
      <ErrorPage words={words} />
    </>
  );
}

/** The server left the number in the page; after a navigation it would be another request's, so it must be the first. */
function requestIdInPage(): string | null {
  if (typeof document === 'undefined' || history.state?.idx > 0) return null;
  return document.querySelector('meta[name="request-id"]')?.getAttribute('content') ?? null;
}
