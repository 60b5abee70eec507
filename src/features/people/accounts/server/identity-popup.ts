import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { Html, html, sourceHash } from '#http/html.ts';
import type { WebRoute } from '#http/web-routes.ts';
import { deriveKey } from '#platform/derive-key.ts';
import type { IdentityProvider } from './identity-provider.ts';

export type PopupOptions = {
  identity: IdentityProvider | null;
  publicUrl: string;
  secret: Uint8Array;
};

const callbackPath = '/auth/google/callback';
const cookieName = 'cairn_identity_flow';
const flowMinutes = 10;
const flow = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
type Flow = z.infer<typeof flow>;
type Message = { identityToken: string } | { error: string };

export function identityPopup(options: PopupOptions): readonly WebRoute[] {
  const { identity, publicUrl } = options;
  const secret = deriveKey(options.secret, 'sign-in popup');
  const redirectUri = `${publicUrl}${callbackPath}`;
  const secure = publicUrl.startsWith('https:');
  return [
    {
      method: 'GET',
      path: '/auth/google/start',
      handle: async () => {
        if (!identity) return page({ error: 'sign-in with Google is not set up here' }, 404);
        const begun: Flow = { state: random(), nonce: random(), verifier: random() };
        const challenge = createHash('sha256').update(begun.verifier).digest('base64url');
        const { state, nonce } = begun;
        return new Response(null, {
          status: 302,
          headers: {
            Location: identity.authorizationUrl({ redirectUri, state, nonce, challenge }),
            'Set-Cookie': cookie(await seal(begun, secret), flowMinutes * 60, secure),
            'Cache-Control': 'no-store',
          },
        });
      },
    },
    {
      method: 'GET',
      path: callbackPath,
      handle: async (request) => {
        const message = await finish(request, identity, redirectUri, secret);
        const response = page(message, 'error' in message && message.error !== cancelled ? 400 : 200);
        response.headers.append('Set-Cookie', cookie('', 0, secure));
        return response;
      },
    },
  ];
}

const cancelled = 'access_denied';
const failed: Message = { error: 'the sign-in could not be completed. Start again' };

async function finish(
  request: Request,
  identity: IdentityProvider | null,
  redirectUri: string,
  secret: Uint8Array,
): Promise<Message> {
  const query = new URL(request.url).searchParams;
  const begun = await unseal(request.headers.get('cookie') ?? '', secret);
  if (!identity || !begun || !same(query.get('state') ?? '', begun.state)) return failed;
  if (query.get('error') === cancelled) return { error: cancelled };
  const code = query.get('code');
  const token = code ? await identity.exchange(code, begun.verifier, redirectUri) : null;
  const claims = token ? await identity.verify(token) : null;
  return token && claims?.nonce === begun.nonce ? { identityToken: token } : failed;
}

/** Constant, so that the policy can name its hash; the message is in an attribute. */
const script = `
const message = JSON.parse(document.body.dataset.message);
new BroadcastChannel('cairn-identity').postMessage(message);
if (!('error' in message) || message.error === '${cancelled}') setTimeout(() => window.close(), 50);
`;
const policy = `default-src 'none'; script-src ${sourceHash(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** BroadcastChannel, because the provider's opener policy may have cleared window.opener. */
function page(message: Message, status: number): Response {
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

function cookie(value: string, seconds: number, secure: boolean): string {
  // Lax: the provider redirects from another site.
  const parts = [
    `${cookieName}=${value}`,
    'Path=/auth/google',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

function seal(begun: Flow, secret: Uint8Array): Promise<string> {
  return new SignJWT(begun)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(`${flowMinutes}m`)
    .sign(secret);
}

async function unseal(cookies: string, secret: Uint8Array): Promise<Flow | null> {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(cookies)?.[1];
  if (!value) return null;
  const verified = await jwtVerify(value, secret, { algorithms: ['HS256'] }).catch(() => null);
  return flow.safeParse(verified?.payload).data ?? null;
}

function same(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
