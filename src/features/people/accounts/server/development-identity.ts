import type { IncomingMessage, ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration, Provider } from 'oidc-provider';
import type { NodeMount } from '#http/web-routes.ts';
import type { Clock } from '#platform/clock.ts';
import { isLoopback } from '#platform/loopback.ts';
import { type Chosen, showChooser, takeChoice } from './development-chooser.ts';
import { type IdentityProvider, identityProvider, identityTokenLife } from './identity-provider.ts';

const prefix = '/dev-identity';
const clientId = 'cairn-development';

export type DevelopmentIdentity = { identity: IdentityProvider; mount: NodeMount };

/** Replaces Google on a developer's machine. Lets anyone be any non-admin, so it answers loopback only. */
export function developmentIdentity(
  publicUrl: string,
  clientSecret: string,
  clock: Clock,
): DevelopmentIdentity {
  const people = new Map<string, Chosen>();
  let started: Promise<Started> | null = null;
  const start = () => {
    started ??= startProvider(publicUrl, clientSecret, people);
    return started;
  };
  const issuer = `${publicUrl}${prefix}`;
  const identity = identityProvider({
    kind: 'development',
    clientId,
    clientSecret,
    issuers: [issuer],
    prompt: 'login',
    authorizationEndpoint: `${issuer}/auth`,
    tokenEndpoint: `${issuer}/token`,
    keys: async () => (await start()).publicKey,
    clock,
  });
  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!isLocal(incoming)) return refuse(outgoing);
    const { provider } = await start();
    const url = incoming.url ?? '';
    Object.assign(incoming, { originalUrl: url, url: url.slice(prefix.length) || '/' });
    if (!incoming.url?.startsWith('/choose/')) return provider.callback()(incoming, outgoing);
    if (incoming.method === 'POST') return takeChoice(provider, people, incoming, outgoing);
    return showChooser(provider, incoming, outgoing);
  };
  return { identity, mount: { prefix, handle } };
}

type Started = { provider: Provider; publicKey: CryptoKey };

async function startProvider(
  publicUrl: string,
  clientSecret: string,
  people: ReadonlyMap<string, Chosen>,
): Promise<Started> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'development' };
  const { Provider } = await import('oidc-provider');
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${publicUrl}/auth/google/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `${prefix}/choose/${interaction.uid}` },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: [clientSecret] },
    ttl: { IdToken: identityTokenLife / 1_000, Session: 600, Interaction: 600, Grant: 600, AccessToken: 600 },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...claimsOf(people.get(sub)) }) }),
    loadExistingGrant: async (ctx) => {
      const accountId = ctx.oidc.session?.accountId;
      const grant = new ctx.oidc.provider.Grant({ clientId, ...(accountId ? { accountId } : {}) });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
  return { provider: new Provider(`${publicUrl}${prefix}`, configuration), publicKey };
}

function claimsOf(person: Chosen | undefined) {
  if (!person) return {};
  const { email, firstName, lastName } = person;
  const name = `${firstName} ${lastName}`.trim();
  return { email, email_verified: true, name, given_name: firstName, family_name: lastName };
}

const proxyHeaders =
  /^(?:forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|x-forwarded.*)$/;

/** A plain nginx adds no header but speaks HTTP/1.0, and Origin and Referer still name the public host. */
function isLocal({ headers, socket, httpVersion }: IncomingMessage): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const named = [`http://${headers.host}`, headers.origin, headers.referer].filter(
    (one) => one !== undefined,
  );
  return (
    httpVersion === '1.1' &&
    isLoopback(address) &&
    named.every((one) => isLoopback(URL.parse(one)?.hostname ?? '')) &&
    !Object.keys(headers).some((name) => proxyHeaders.test(name))
  );
}

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
}
