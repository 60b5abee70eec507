import { localZone } from '#kernel/days.ts';
import { getToken } from '#wire/sign-in.ts';
import { ApiError } from '../api-error.ts';
import { replyFrom } from '../api-reply.ts';
import { type ApiRequest, requestFor } from '../api-request.ts';
import type { AuthInfo } from './auth-info.ts';

export type Proof =
  | { kind: 'password'; email: string; password: string }
  | { kind: 'identity-token'; identityToken: string }
  | { kind: 'factor'; request: ApiRequest }
  | { kind: 'cookie' };

export async function fetchToken(proof: Proof): Promise<AuthInfo> {
  const token = await replyFrom(getToken, await sent(proof));
  return { jwt: token.jwt, expiresAt: new Date(token.expiresAt), userId: token.userId };
}

async function sent(proof: Proof): Promise<Response> {
  if (proof.kind === 'factor') return reach(proof.request.path, proof.request.init);
  const { path, init } = requestFor(getToken, {});
  const authorization = authorizationFor(proof);
  const headers = authorization === null ? init.headers : { ...init.headers, authorization };
  return reach(path, { ...init, headers });
}

export function authorizationFor(proof: Exclude<Proof, { kind: 'factor' }>): string | null {
  if (proof.kind === 'cookie') return null;
  if (proof.kind === 'identity-token') return `Bearer ${proof.identityToken}`;
  return `Basic ${base64(`${proof.email.trim()}:${proof.password}`)}`;
}

/** As UTF-8: `btoa` alone fails beyond Latin-1. */
function base64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    // For the email about a new device.
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-time-zone': localZone() };
    return await fetch(path, { ...init, headers, credentials: 'same-origin', cache: 'no-store' });
  } catch {
    throw new ApiError(getToken.failure, {
      serverError: 'the server cannot be reached. Check your connection and try again.',
      code: 'unreachable',
      status: 0,
    });
  }
}
