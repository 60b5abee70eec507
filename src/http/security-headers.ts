import { createMiddleware } from 'hono/factory';
import { type ServerEnv, socketResponse } from './request-facts.ts';

/** What may run and load on a page. `scripts`: a nonce or hashes; `styles` likewise for inline style elements. */
export function pagePolicy(scripts: readonly string[], styles: readonly string[] = scripts): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // React renders style attributes on the server; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For everything that is not a page. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers for every answer, keyed by name. `secure`: the product is reached over https. */
export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Links with tokens are opened here: nobody else learns where somebody came from.
    'Referrer-Policy': 'same-origin',
    // With plain same-origin, popup.closed reads true while the sign-in popup is still open.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/**
 * Adds them to every answer; what the handler set itself stays. On a socket they go to Node's own response: setting
 * them on each `Response` would take as long as a statement in the database.
 */
export function withSecurityHeaders(secure: boolean) {
  const headers = Object.entries({
    ...securityHeaders(secure),
    'Content-Security-Policy': closedPolicy,
  });
  return createMiddleware<ServerEnv>(async (c, next) => {
    const socket = socketResponse(c);
    if (socket) for (const [name, value] of headers) socket.setHeader(name, value);
    await next();
    if (socket) return;
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
}
