import { betterAuth } from 'better-auth';
import type { Pool } from 'pg';
import { days, seconds } from '#kernel/instant.ts';
import { hashPassword, verifyPassword } from '#platform/password-hash.ts';
import { usernameFrom } from '../domain/sign-up.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { provenElsewhere } from './proven-elsewhere.ts';

export type AuthOptions = {
  pool: Pool;
  secret: string;
  publicUrl: string;
  /** `null`: no sign-in with Google. */
  identity: IdentityProvider | null;
};

const sessionLife = 14 * days;
export const addressHeader = 'x-our-client-ip';

const inSeconds = (milliseconds: number) => milliseconds / seconds;

export function createAuth({ pool, secret, publicUrl, identity }: AuthOptions) {
  return betterAuth({
    database: pool,
    secret,
    baseURL: publicUrl,
    basePath: '/auth',
    telemetry: { enabled: false },
    plugins: [provenElsewhere],
    // Its messages quote email addresses.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    ...(identity ? { socialProviders: { google: googleOptions(identity) } } : {}),
    user: {
      modelName: 'person',
      fields: {
        name: 'first_name',
        emailVerified: 'email_verified',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        lastName: { type: 'string', required: true, fieldName: 'last_name' },
        username: { type: 'string', required: true, unique: true },
        phone: { type: 'string', required: false },
      },
    },
    session: {
      expiresIn: inSeconds(sessionLife),
      updateAge: inSeconds(days),
      // A cached cookie would outlive a sign-out.
      cookieCache: { enabled: false },
      fields: {
        userId: 'person_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
    },
    account: {
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, requireLocalEmailVerified: true },
      fields: {
        userId: 'person_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: { fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' } },
    databaseHooks: {
      // Never store the identity token, nor the provider's picture URL: loading it would tell the provider who views
      // whom.
      user: { create: { before: async (person) => ({ data: { ...person, image: null } }) } },
      account: { create: { before: async (account) => ({ data: { ...account, idToken: null } }) } },
    },
    advanced: {
      cookiePrefix: 'cairn',
      useSecureCookies: publicUrl.startsWith('https:'),
      // To compare its tables it would read the whole catalog at every start; the migrations made them.
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

function googleOptions(identity: IdentityProvider) {
  return {
    clientId: identity.clientId,
    clientSecret: identity.clientSecret,
    verifyIdToken: async (token: string) => (await identity.verify(token)) !== null,
    mapProfileToUser: (profile: {
      email: string;
      name?: string;
      given_name?: string;
      family_name?: string;
    }) => ({
      name: nameOf(profile),
      lastName: (profile.family_name ?? '').trim().slice(0, 50),
      username: usernameFrom(profile.email.toLowerCase()),
    }),
  };
}

function nameOf({ email, name, given_name }: { email: string; name?: string; given_name?: string }): string {
  return (
    (given_name ?? name ?? '').trim().slice(0, 50) || email.slice(0, email.indexOf('@')).slice(0, 50) || '?'
  );
}
