import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { type Configuration, Provider } from 'oidc-provider';
import type { SsoSettings } from '#platform/sso-settings.ts';

export type Employee = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

export type FirmProvider = {
  settings: SsoSettings;
  /** Who is at the keyboard; `null`: a person who closes the window. */
  employee: Employee | null;
  /** Changes what the identity token says; signed anew with the provider's own key, or with another. */
  forge: { change(payload: JWTPayload): JWTPayload; key?: CryptoKey } | null;
  stop(): Promise<void>;
};

const redirectPath = '/auth/sso/callback';
const redirectUri = `http://localhost:3000${redirectPath}`;
const client = { id: 'cairn', secret: 'a secret of the firm and the site' };

/** An OpenID Connect provider that others wrote, whose sign-in page always lets the employee in. */
export async function firmProvider(): Promise<FirmProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'firm' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const firm: FirmProvider = {
    settings: {
      issuer,
      clientId: client.id,
      clientSecret: client.secret,
      emailDomains: ['firm.example'],
      label: 'Sign in with Firm & Co.',
    },
    employee: null,
    forge: null,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const provider = new Provider(issuer, configurationOf(firm, jwk));
  // A journey's site has a port of its own.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => new URL(uri).pathname === redirectPath;
  const callback = provider.callback();
  server.on('request', (incoming, outgoing) => {
    if (incoming.url?.startsWith('/pick/')) return void pick(provider, firm, incoming, outgoing);
    if (incoming.url === '/token' && firm.forge) forgeIn(outgoing, firm.forge, privateKey);
    void callback(incoming, outgoing);
  });
  return firm;
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

function configurationOf(firm: FirmProvider, jwk: object): Configuration {
  return {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
    jwks: { keys: [jwk] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/pick/${interaction.uid}` },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the firm'] },
    ttl: { IdToken: 300, Session: 600, Interaction: 600, Grant: 600, AccessToken: 600 },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...firm.employee, sub }) }),
    loadExistingGrant: async (ctx) => {
      const accountId = ctx.oidc.session?.accountId;
      const grant = new ctx.oidc.provider.Grant({
        clientId: client.id,
        ...(accountId ? { accountId } : {}),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

function pick(provider: Provider, firm: FirmProvider, incoming: IncomingMessage, outgoing: ServerResponse) {
  const result = firm.employee
    ? { login: { accountId: firm.employee.sub } }
    : { error: 'access_denied', error_description: 'closed' };
  return provider.interactionFinished(incoming, outgoing, result);
}

function forgeIn(outgoing: ServerResponse, forge: NonNullable<FirmProvider['forge']>, own: CryptoKey): void {
  const end = outgoing.end.bind(outgoing);
  const rewritten = async (text: string) => {
    const reply = JSON.parse(text);
    if (typeof reply.id_token === 'string')
      reply.id_token = await new SignJWT(forge.change(decodeJwt(reply.id_token)))
        .setProtectedHeader({ alg: 'RS256', kid: 'firm' })
        .sign(forge.key ?? own);
    const body = JSON.stringify(reply);
    outgoing.setHeader('Content-Length', Buffer.byteLength(body));
    end(body);
  };
  outgoing.end = (text?: unknown) => {
    void rewritten(String(text));
    return outgoing;
  };
}
