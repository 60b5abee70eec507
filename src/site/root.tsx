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
import { branding, brandingScript } from '#content/branding.ts';
import { evaluationBootScript } from '#features/valuation/check-value/web/kept-evaluation.ts';
import { locale } from '#kernel/locale.ts';
import display from '#kit/assets/fonts/fraunces.woff2?url';
import text from '#kit/assets/fonts/inter.woff2?url';
import mark from '#kit/assets/mark.svg?url';
import { publicUrlContext } from '#kit/contexts.ts';
import { ErrorPage } from '#kit/ErrorPage.tsx';
import { stopKeepingClicks } from '#kit/early-input.ts';
import { errorWords } from '#kit/error-words.ts';
import { paths } from '#kit/paths.ts';
import { useRequestFacts } from '#kit/request-facts.ts';
import styles from '#kit/styles/app.css?url';
import { themeBootScript } from '#kit/theme.ts';
import { unknownPublicUrl } from '#wire/public-url.ts';
import { BrandColors } from './layouts/BrandColors.tsx';
import { DraftNotice } from './layouts/DraftNotice.tsx';
import { OfflineNotice } from './layouts/OfflineNotice.tsx';
import { RouteAnnouncer } from './layouts/RouteAnnouncer.tsx';

/** Without jitless, zod tests whether eval is allowed; the content policy blocks it, and each attempt is logged. */
const bootScript = () =>
  `${brandingScript()}globalThis.__zod_globalConfig={jitless:true};${themeBootScript};${evaluationBootScript}`;

/** Pages rendered at build time contain a placeholder. */
export function loader({ context }: LoaderFunctionArgs) {
  return { publicUrl: context.get(publicUrlContext) ?? unknownPublicUrl };
}

export const shouldRevalidate = () => false;

function icon() {
  const { mark: own } = branding();
  return own
    ? { rel: 'icon', href: paths.brandingMark(own), type: 'image/webp' }
    : { rel: 'icon', href: mark, type: 'image/svg+xml' };
}

export const links: LinksFunction = () => [
  { rel: 'preload', href: text, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: display, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  icon(),
];

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, requestId } = useRequestFacts();
  return (
    // The boot script sets the theme and other data attributes before hydration.
    <html lang={locale} data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {requestId && <meta name="request-id" content={requestId} />}
        <script
          nonce={nonce ?? undefined}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, allowed by nonce or hash; what is published is escaped
          dangerouslySetInnerHTML={{ __html: bootScript() }}
        />
        <Meta />
        <Links />
        <BrandColors nonce={nonce} />
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
  // Reason: early clicks are stored outside of React.
  useEffect(stopKeepingClicks, []);
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <OfflineNotice />
      <DraftNotice />
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

/** The server writes the ID into the page. It is valid only before the first navigation. */
function requestIdInPage(): string | null {
  if (typeof document === 'undefined' || history.state?.idx > 0) return null;
  return document.querySelector('meta[name="request-id"]')?.getAttribute('content') ?? null;
}
