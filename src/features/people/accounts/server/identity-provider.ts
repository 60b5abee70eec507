import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { minutes } from '#kernel/instant.ts';
import type { Clock } from '#platform/clock.ts';

export const identityTokenLife = 5 * minutes;

const claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.boolean(),
  exp: z.number(),
  nonce: z.string().optional(),
});
type IdentityClaims = z.infer<typeof claims>;

export type IdentityProvider = {
  kind: 'google' | 'development';
  clientId: string;
  clientSecret: string;
  authorizationUrl(step: AuthorizationStep): string;
  /** Not verified yet; `null` if the provider refused the code. */
  exchange(code: string, verifier: string, redirectUri: string): Promise<string | null>;
  /** `null` unless genuine, for us, and at most five minutes old. */
  verify(token: string): Promise<IdentityClaims | null>;
};
type AuthorizationStep = { redirectUri: string; state: string; nonce: string; challenge: string };

export type ProviderFacts = {
  kind: IdentityProvider['kind'];
  clientId: string;
  clientSecret: string;
  issuers: string[];
  prompt: 'select_account' | 'login';
  authorizationEndpoint: string;
  tokenEndpoint: string;
  keys: JWTVerifyGetKey;
  clock: Clock;
};

export function googleIdentity(
  client: { clientId: string; clientSecret: string },
  clock: Clock,
): IdentityProvider {
  return identityProvider({
    kind: 'google',
    ...client,
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    prompt: 'select_account',
    authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenEndpoint: 'https://oauth2.googleapis.com/token',
    keys: createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs')),
    clock,
  });
}

export function identityProvider(facts: ProviderFacts): IdentityProvider {
  const { kind, clientId, clientSecret } = facts;
  return {
    kind,
    clientId,
    clientSecret,
    authorizationUrl: (step) => authorizationUrl(facts, step),
    exchange: (code, verifier, redirectUri) => exchange(facts, code, verifier, redirectUri),
    verify: (token) => verify(facts, token),
  };
}

function authorizationUrl(
  facts: ProviderFacts,
  { redirectUri, state, nonce, challenge }: AuthorizationStep,
): string {
  const url = new URL(facts.authorizationEndpoint);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: facts.clientId,
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: facts.prompt,
  }).toString();
  return url.href;
}

async function exchange(facts: ProviderFacts, code: string, verifier: string, redirectUri: string) {
  const { clientId, clientSecret } = facts;
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
  });
  try {
    const response = await fetch(facts.tokenEndpoint, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok ? tokenReply.parse(await response.json()).id_token : null;
  } catch {
    return null;
  }
}

const tokenReply = z.object({ id_token: z.string() });

async function verify(facts: ProviderFacts, token: string): Promise<IdentityClaims | null> {
  const options = {
    issuer: facts.issuers,
    audience: facts.clientId,
    algorithms: ['RS256'],
    maxTokenAge: identityTokenLife / 1_000,
    clockTolerance: 5,
    currentDate: facts.clock.now(),
  };
  try {
    const { payload } = await jwtVerify(token, facts.keys, options);
    return claims.safeParse(payload).data ?? null;
  } catch {
    // Forged, expired, or the provider's keys are unavailable.
    return null;
  }
}
