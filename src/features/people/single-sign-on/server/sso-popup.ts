import { createHash, randomBytes } from 'node:crypto';
import { popupFlow } from '#features/people/accounts/server/popup-flow.ts';
import { cancelled, type PopupMessage, popupPage } from '#features/people/accounts/server/popup-page.ts';
import type { WebRoute } from '#http/web-routes.ts';
import { minutes, shift } from '#kernel/instant.ts';
import type { Work } from '#platform/context.ts';
import type { SsoSettings } from '#platform/sso-settings.ts';
import { emailFault, type SsoFault, ssoFaults } from '../domain/sso-faults.ts';
import { SsoFailure, type SsoIdentity, ssoProvider } from './sso-provider.ts';
import { insertAnswer } from './store.ts';

export type SsoParts = {
  sso: SsoSettings | null;
  publicUrl: string;
  secret: Uint8Array;
  asSystem<T>(run: (work: Work) => Promise<T>): Promise<T>;
};

const startPath = '/auth/sso/start';
const callbackPath = '/auth/sso/callback';
/** At least as long as the flow's cookie, so that no state is answered twice. */
const answerLife = 10 * minutes;

export function ssoPopup({ sso, publicUrl, secret, asSystem }: SsoParts): readonly WebRoute[] {
  const provider = sso && ssoProvider(sso, `${publicUrl}${callbackPath}`);
  const name = 'cairn_sso_flow';
  const flow = popupFlow({ name, path: '/auth/sso', publicUrl, secret, purpose: 'single sign-on popup' });
  const start = async () => {
    if (!provider) return failed('not-set-up', 404);
    const begun = flow.begin();
    const headers = new Headers({ 'Cache-Control': 'no-store', 'Set-Cookie': await flow.cookieOf(begun) });
    headers.set('Location', await provider.authorizationUrl(begun));
    return new Response(null, { status: 302, headers });
  };
  const callback = async (request: Request): Promise<PopupMessage> => {
    const begun = await flow.read(request);
    if (!provider || !sso || !begun) throw new SsoFailure(begun ? 'not-set-up' : 'replayed');
    // The public address: a proxy in front may use another one.
    const back = new URL(callbackPath + new URL(request.url).search, publicUrl);
    const identity = await provider.identityIn(back, begun);
    if (!identity) return { error: cancelled };
    const fault = emailFault(identity, sso.emailDomains);
    if (fault) throw new SsoFailure(fault);
    return { identityToken: await asSystem((work) => keepAnswer(work, begun.state, identity)) };
  };
  return [
    { method: 'GET', path: startPath, handle: () => start().catch(failure) },
    {
      method: 'GET',
      path: callbackPath,
      handle: async (request) => {
        const response = await callback(request).then((message) => popupPage(message, 200), failure);
        response.headers.append('Set-Cookie', flow.ended());
        return response;
      },
    },
  ];
}

function failure(error: unknown): Response {
  if (!(error instanceof SsoFailure)) throw error;
  return failed(error.fault, error.fault === 'unreachable' ? 502 : 400);
}

function failed(fault: SsoFault, status: number): Response {
  return popupPage({ error: ssoFaults[fault] }, status);
}

/** Returns what the page gets; only its hash is stored. */
async function keepAnswer(work: Work, state: string, identity: SsoIdentity): Promise<string> {
  const answer = randomBytes(32).toString('base64url');
  const fresh = await insertAnswer(work.db, {
    hash: hashOf(answer),
    state_hash: hashOf(state),
    subject: identity.subject,
    email: identity.email,
    first_name: identity.firstName,
    last_name: identity.lastName,
    expires_at: shift(work.now, answerLife),
  });
  if (!fresh) throw new SsoFailure('replayed');
  return answer;
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
