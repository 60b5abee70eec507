import type * as library from 'openid-client';
import { z } from 'zod';
import { challengeOf, type PopupFlow } from '#features/people/accounts/server/popup-flow.ts';
import { minutes, seconds } from '#kernel/instant.ts';
import type { SsoSettings } from '#platform/sso-settings.ts';
import type { SsoFault } from '../domain/sso-faults.ts';

type Library = typeof library;

export type SsoIdentity = {
  /** Issuer and subject. */
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** What the provider answered cannot be used. */
export class SsoFailure extends Error {
  readonly fault: SsoFault;

  constructor(fault: SsoFault, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'SsoFailure';
    this.fault = fault;
  }
}

export type SsoProvider = {
  /** Where the browser goes. Throws SsoFailure. */
  authorizationUrl(flow: PopupFlow): Promise<string>;
  /** What the address says that the browser came back to; `null`: the person changed their mind. Throws SsoFailure. */
  identityIn(back: URL, flow: PopupFlow): Promise<SsoIdentity | null>;
};

const timeout = 10 * seconds;
/** A firm changes endpoints and keys rarely; keys are also read again when an unknown one signs. */
const knownFor = 60 * minutes;

export function ssoProvider(settings: SsoSettings, redirectUri: string): SsoProvider {
  let known: { at: number; server: Promise<Server> } | null = null;
  const server = () => {
    if (known && performance.now() - known.at < knownFor) return known.server;
    const asked = { at: performance.now(), server: discovered(settings) };
    known = asked;
    asked.server.catch(() => {
      if (known === asked) known = null;
    });
    return asked.server;
  };
  return {
    authorizationUrl: async ({ state, nonce, verifier }) => {
      const { client, configuration } = await server();
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return url.href;
    },
    identityIn: async (back, flow) => identityOf(await server(), back, flow),
  };
}

type Server = { client: Library; configuration: library.Configuration; issuer: string };

async function discovered({ issuer, clientId, clientSecret }: SsoSettings): Promise<Server> {
  // A heavy module: load it on demand.
  const client = await import('openid-client');
  const address = new URL(issuer);
  // The settings let only a provider on this machine do without TLS.
  const execute = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  // Otherwise TLS alone would vouch for the identity token.
  execute.push(client.enableNonRepudiationChecks);
  try {
    const options = { timeout: timeout / seconds, execute };
    const configuration = await client.discovery(address, clientId, clientSecret, undefined, options);
    return { client, configuration, issuer: configuration.serverMetadata().issuer };
  } catch (error) {
    throw new SsoFailure(faultOf(error), { cause: error });
  }
}

async function identityOf(server: Server, back: URL, flow: PopupFlow): Promise<SsoIdentity | null> {
  const { client, configuration, issuer } = server;
  if (back.searchParams.get('error') === 'access_denied') return null;
  try {
    const tokens = await client.authorizationCodeGrant(configuration, back, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const claimed = tokens.claims();
    if (!claimed) throw new SsoFailure('not-valid');
    // Some providers tell the address only here; the subject is compared.
    const more =
      claimed.email === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(configuration, tokens.access_token, claimed.sub)
        : {};
    return identityFrom(issuer, { ...more, ...claimed });
  } catch (error) {
    throw error instanceof SsoFailure ? error : new SsoFailure(faultOf(error), { cause: error });
  }
}

const claims = z.object({
  sub: z.string().min(1).max(500),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
});

function identityFrom(issuer: string, given: unknown): SsoIdentity {
  const { data } = claims.safeParse(given);
  if (!data) throw new SsoFailure('email-not-verified');
  const email = data.email.toLowerCase();
  const part = (text = '') => text.trim().slice(0, 50);
  return {
    subject: `${issuer} ${data.sub}`,
    email,
    emailVerified: data.email_verified,
    firstName: part(data.given_name) || part(data.name) || part(email.slice(0, email.indexOf('@'))),
    lastName: part(data.family_name),
  };
}

const detail = z.object({ code: z.string().optional(), cause: z.unknown().optional() });
const compared = z.looseObject({
  cause: z.looseObject({ claim: z.string().optional(), attribute: z.string().optional() }).optional(),
});

/** By the codes of the library. */
function faultOf(error: unknown): SsoFault {
  const { code, cause } = detail.safeParse(error).data ?? {};
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return 'expired';
  if (code === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' || code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
    const what = compared.safeParse(cause).data?.cause;
    return what?.claim === 'iss' || what?.attribute === 'issuer' ? 'other-issuer' : 'not-valid';
  }
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return 'unreachable';
  return error instanceof TypeError ? 'unreachable' : 'not-valid';
}
