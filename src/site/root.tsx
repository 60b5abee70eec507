import { type ReactNode, useEffect } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { locale } from '#kernel/locale.ts';
import display from '#kit/assets/fonts/fraunces.woff2?url';
import text from '#kit/assets/fonts/inter.woff2?url';
import mark from '#kit/assets/mark.svg?url';
import { publicUrlContext } from '#kit/contexts.ts';
import { ErrorPage } from '#kit/ErrorPage.tsx';
import { stopKeepingClicks } from '#kit/early-click.ts';
import { errorWords } from '#kit/error-words.ts';
import { useRequestFacts } from '#kit/request-facts.ts';
import styles from '#kit/styles/app.css?url';
import { themeBootScript } from '#kit/theme.ts';
import { unknownPublicUrl } from '#wire/public-url.ts';
import { OfflineNotice } from './layouts/OfflineNotice.tsx';
import { RouteAnnouncer } from './layouts/RouteAnnouncer.tsx';

/** zod would try out whether it may build code from text. It may not, and each try is reported to the console. */
const bootScript = `globalThis.__zod_globalConfig={jitless:true};${themeBootScript}`;

/** Rendered at build time, the page has a stand-in for it. */
export function loader({ context }: LoaderFunctionArgs) {
  return { publicUrl: context.get(publicUrlContext) ?? unknownPublicUrl };
}

/** It does not change while the page is open. */
export const shouldRevalidate = () => false;

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
    <html lang={locale} data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {requestId && <meta name="request-id" content={requestId} />}
        <script
          nonce={nonce ?? undefined}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, allowed by nonce or hash
          dangerouslySetInnerHTML={{ __html: bootScript }}
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
  // Reason: presses are kept outside of React, by the script that wakes the page.
  useEffect(stopKeepingClicks, []);
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <OfflineNotice />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const { requestId } = useRequestFacts();
  const words = errorWords(error, requestId ?? requestIdInPage());
  return (
    <>
      <title>{words.heading}</title>
      <meta name="robots" content="noindex" />
      <ErrorPage words={words} />
    </>
  );
}

/** The server left the number in the page; after a navigation it would be another request's, so it must be the first. */
function requestIdInPage(): string | null {
  if (typeof document === 'undefined' || history.state?.idx > 0) return null;
  return document.querySelector('meta[name="request-id"]')?.getAttribute('content') ?? null;
}
