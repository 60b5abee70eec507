import { getToken } from '#features/people/accounts/contract.ts';
import type { passSecondFactor, signInByPasskey } from '#features/people/two-factor/contract.ts';
import type { CallOf } from '#wire/endpoint.ts';
import { ApiError } from '../api-error.ts';
import { replyFrom } from '../api-reply.ts';
import { requestFor } from '../api-request.ts';
import type { AuthInfo } from './auth-info.ts';

/**
 * How somebody proves who they are: a password, an identity token, a second factor after one of these, a passkey alone,
 * or the session cookie of this browser.
 */
export type Proof =
  | { kind: 'password'; email: string; password: string }
  | { kind: 'identity-token'; identityToken: string }
  | { kind: 'second-step'; answer: CallOf<typeof passSecondFactor>['body'] }
  | { kind: 'passkey'; answer: CallOf<typeof signInByPasskey>['body'] }
  | { kind: 'cookie' };

/** Asks for a token. Throws `ApiError`. */
export async function fetchToken(proof: Proof): Promise<AuthInfo> {
  const token = await replyFrom(getToken, await sent(proof));
  return { jwt: token.jwt, expiresAt: new Date(token.expiresAt), userId: token.userId };
}

async function sent(proof: Proof): Promise<Response> {
  if (proof.kind === 'second-step' || proof.kind === 'passkey') {
    // Only who signs in with one needs to know how: every other page has a token already.
    const factors = await import('#features/people/two-factor/contract.ts');
    const { path, init } =
      proof.kind === 'passkey'
        ? requestFor(factors.signInByPasskey, { body: proof.answer })
        : requestFor(factors.passSecondFactor, { body: proof.answer });
    return reach(path, init);
  }
  const { path, init } = requestFor(getToken, {});
  const authorization = authorizationFor(proof);
  const headers = authorization === null ? init.headers : { ...init.headers, authorization };
  return reach(path, { ...init, headers });
}

/** The `Authorization` header for a proof; `null` for the cookie, which the browser sends by itself. */
export function authorizationFor(proof: Exclude<Proof, { kind: 'second-step' | 'passkey' }>): string | null {
  if (proof.kind === 'cookie') return null;
  if (proof.kind === 'identity-token') return `Bearer ${proof.identityToken}`;
  return `Basic ${base64(`${proof.email.trim()}:${proof.password}`)}`;
}

/** Base64 of the text as UTF-8: `btoa` alone fails beyond Latin-1. */
function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, credentials: 'same-origin', cache: 'no-store' });
  } catch {
    throw new ApiError(getToken.failure, {
      serverError: 'the server cannot be reached. Check your connection and try again.',
      code: 'unreachable',
      status: 0,
    });
  }
}
