import { Html, html, sourceHash } from '#http/html.ts';

/** `identityToken`: what the page that opened the popup sends on. */
export type PopupMessage = { identityToken: string } | { error: string };

/** What the page takes for a person who changed their mind. */
export const cancelled = 'access_denied';

/** Constant, so that the policy can name its hash; the message is in an attribute. */
const script = `
const message = JSON.parse(document.body.dataset.message);
new BroadcastChannel('cairn-identity').postMessage(message);
if (!('error' in message) || message.error === '${cancelled}') setTimeout(() => window.close(), 50);
`;
const policy = `default-src 'none'; script-src ${sourceHash(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** BroadcastChannel, because the provider's opener policy may have cleared window.opener. */
export function popupPage(message: PopupMessage, status: number): Response {
  const words =
    'error' in message && message.error !== cancelled
      ? `Error: ${message.error}.`
      : 'You can close this window.';
  const document = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sign-in</title></head>
<body data-message="${JSON.stringify(message)}"><p role="status">${words}</p><script>${new Html(script)}</script></body></html>`;
  return new Response(document.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
