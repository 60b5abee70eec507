import type { WebRoute } from '#http/web-routes.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { challengeOf, type PopupFlow, popupFlow } from './popup-flow.ts';
import { cancelled, type PopupMessage, popupPage } from './popup-page.ts';

export type PopupOptions = {
  identity: IdentityProvider | null;
  publicUrl: string;
  secret: Uint8Array;
};

const callbackPath = '/auth/google/callback';

export function identityPopup(options: PopupOptions): readonly WebRoute[] {
  const { identity, publicUrl, secret } = options;
  const redirectUri = `${publicUrl}${callbackPath}`;
  const flow = popupFlow({
    name: 'cairn_identity_flow',
    path: '/auth/google',
    purpose: 'sign-in popup',
    publicUrl,
    secret,
  });
  return [
    {
      method: 'GET',
      path: '/auth/google/start',
      handle: async () => {
        if (!identity) return popupPage({ error: 'sign-in with Google is not set up here' }, 404);
        const begun = flow.begin();
        const { state, nonce, verifier } = begun;
        const challenge = challengeOf(verifier);
        return new Response(null, {
          status: 302,
          headers: {
            Location: identity.authorizationUrl({ redirectUri, state, nonce, challenge }),
            'Set-Cookie': await flow.cookieOf(begun),
            'Cache-Control': 'no-store',
          },
        });
      },
    },
    {
      method: 'GET',
      path: callbackPath,
      handle: async (request) => {
        const message = await finish(request, { identity, redirectUri, begun: await flow.read(request) });
        const response = popupPage(message, 'error' in message && message.error !== cancelled ? 400 : 200);
        response.headers.append('Set-Cookie', flow.ended());
        return response;
      },
    },
  ];
}

const failed: PopupMessage = { error: 'the sign-in could not be completed. Start again' };

type Finishing = { identity: IdentityProvider | null; redirectUri: string; begun: PopupFlow | null };

async function finish(request: Request, { identity, redirectUri, begun }: Finishing): Promise<PopupMessage> {
  const query = new URL(request.url).searchParams;
  if (!identity || !begun) return failed;
  if (query.get('error') === cancelled) return { error: cancelled };
  const code = query.get('code');
  const token = code ? await identity.exchange(code, begun.verifier, redirectUri) : null;
  const claims = token ? await identity.verify(token) : null;
  return token && claims?.nonce === begun.nonce ? { identityToken: token } : failed;
}
