import { createMiddleware } from 'hono/factory';
import { type ServerEnv, socketResponse } from './request-facts.ts';

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

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export function securityHeaders(secure: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Links with tokens are opened here: other sites must not learn them.
    'Referrer-Policy': 'same-origin',
    // With plain same-origin, popup.closed is true while the sign-in popup is still open.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** Sets Node's response if there is one: on each `Response` it would take as long as a database statement. */
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
