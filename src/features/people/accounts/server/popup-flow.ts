import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { serverCookie } from '#http/server-cookie.ts';
import { deriveKey } from '#platform/derive-key.ts';

const flowMinutes = 10;
const flow = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
export type PopupFlow = z.infer<typeof flow>;

type Options = {
  /** Of the cookie. */
  name: string;
  path: string;
  publicUrl: string;
  secret: Uint8Array;
  /** What the key is derived for. */
  purpose: string;
};

/** What one popup has to remember of its sign-in until the provider answers, in a signed cookie of its own. */
export function popupFlow({ name, path, publicUrl, secret, purpose }: Options) {
  const key = deriveKey(secret, purpose);
  const secure = publicUrl.startsWith('https:');
  const cookie = (value: string, seconds: number) => serverCookie({ name, value, path, seconds, secure });
  return {
    begin: (): PopupFlow => ({ state: random(), nonce: random(), verifier: random() }),
    cookieOf: async (begun: PopupFlow) => {
      const signing = new SignJWT(begun).setProtectedHeader({ alg: 'HS256' });
      return cookie(await signing.setExpirationTime(`${flowMinutes}m`).sign(key), flowMinutes * 60);
    },
    ended: () => cookie('', 0),
    /** `null` if there is none, it has expired, or the state is another one. */
    read: async (request: Request): Promise<PopupFlow | null> => {
      const cookies = request.headers.get('cookie') ?? '';
      const value = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies)?.[1];
      const verified = value
        ? await jwtVerify(value, key, { algorithms: ['HS256'] }).catch(() => null)
        : null;
      const begun = flow.safeParse(verified?.payload).data;
      const state = new URL(request.url).searchParams.get('state') ?? '';
      return begun && same(state, begun.state) ? begun : null;
    },
  };
}

export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function same(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

function random(): string {
  return randomBytes(32).toString('base64url');
}
