import { z } from 'zod';
import { scopes } from '#kernel/scope.ts';
import { endpoint } from '#wire/endpoint.ts';
import { empty, id, idParams, instant, line, seenVersion } from '#wire/words.ts';
import { longestName, mostObjects, mostShown, mostTokens } from './domain/token-limits.ts';
import { limitedKinds, revocations, tokenStates } from './domain/token-state.ts';

const scope = z.enum(scopes);
const limitedTo = z.object({ kind: z.enum(limitedKinds), id });

const given = {
  name: line(1, longestName).meta({ examples: ['My spreadsheet'] }),
  scopes: z.array(scope).min(1, 'Choose at least one.').max(scopes.length),
  /** The only listings and deal rooms that the token reaches; empty: every one that its owner may reach. */
  objects: z.array(limitedTo).max(mostObjects).default([]),
};

const accessToken = z.object({
  id,
  name: z.string().meta({ examples: ['My spreadsheet'] }),
  version: z.number().int(),
  scopes: z.array(scope),
  /** `title`: as the caller may see it now; `null` if they may not. */
  objects: z.array(limitedTo.extend({ title: z.string().nullable() })).max(mostObjects),
  state: z.enum(tokenStates),
  createdAt: instant,
  expiresAt: instant,
  /** To the minute. `network`: never the whole address; `program`: what it calls itself. */
  lastUse: z.object({ at: instant, network: z.string(), program: z.string() }).nullable(),
  revoked: z.object({ at: instant, why: z.enum(revocations) }).nullable(),
});

/** `secret`: in this reply only. */
const secret = z.string().meta({ examples: [`cairn_pat_${'x'.repeat(49)}`] });
const created = z.object({ secret, token: accessToken });

const body = z.object({ ...given, expiresAt: instant });
const refusals = ['tokens-full', 'invalid-fields'] as const;

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/access-tokens',
  summary: 'The caller’s own access tokens, newest first; ended ones are listed for 90 days',
  who: 'signed-in',
  scope: 'never',
  reply: z.object({ items: z.array(accessToken).max(mostShown), most: z.literal(mostTokens) }),
  failure: 'unable to get your access tokens',
});

export const createToken = endpoint({
  method: 'POST',
  path: '/api/access-tokens',
  summary: 'Creates an access token that acts as the caller within its scopes; the secret is returned once',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'always',
  body,
  reply: created,
  status: 201,
  refusals,
  failure: 'unable to create the access token',
});

export const changeToken = endpoint({
  method: 'PUT',
  path: '/api/access-tokens/:id',
  summary: 'Changes the name, scopes and objects of an active token; the secret and the expiration stay',
  who: 'signed-in',
  scope: 'never',
  confirmed: 'by-use-case',
  params: idParams,
  body: z.object({ ...given, version: seenVersion() }),
  reply: accessToken,
  refusals: ['token-ended', 'stale', 'invalid-fields'],
  failure: 'unable to change the access token',
});

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/api/access-tokens/:id',
  summary: 'Revokes one of the caller’s access tokens, effective with its next call',
  who: 'signed-in',
  scope: 'never',
  params: idParams,
  reply: empty,
  failure: 'unable to revoke the access token',
});

export const describeToken = endpoint({
  method: 'GET',
  path: '/api/access-token',
  summary: 'The caller’s account and the access token in use; `null` for a session',
  who: 'signed-in',
  scope: 'any',
  reply: z.object({ personId: id, token: accessToken.nullable() }),
  failure: 'unable to get the access token',
});

export const revokeTokensOf = endpoint({
  method: 'DELETE',
  path: '/api/users/:id/access-tokens',
  summary: 'Revokes every access token of a person',
  who: ['admin'],
  scope: 'never',
  params: idParams,
  reply: z.object({ revoked: z.number().int() }),
  refusals: ['account-closed'],
  failure: 'unable to revoke the access tokens',
});

const serviceToken = accessToken.extend({ owner: z.object({ id, name: z.string(), own: z.boolean() }) });

export const listServiceTokens = endpoint({
  method: 'GET',
  path: '/api/service-tokens',
  summary: 'The service tokens of all administrators, newest first',
  who: ['admin'],
  scope: 'never',
  reply: z.object({ items: z.array(serviceToken).max(mostShown), most: z.literal(mostTokens) }),
  failure: 'unable to get the service tokens',
});

export const createServiceToken = endpoint({
  method: 'POST',
  path: '/api/service-tokens',
  summary:
    'Creates a service token, which acts with the admin role within its scopes; all admins are notified',
  who: ['admin'],
  scope: 'never',
  confirmed: 'always',
  body,
  reply: z.object({ secret, token: serviceToken }),
  status: 201,
  refusals,
  failure: 'unable to create the service token',
});

export const revokeServiceToken = endpoint({
  method: 'DELETE',
  path: '/api/service-tokens/:id',
  summary: 'Revokes a service token of any administrator, effective with its next call',
  who: ['admin'],
  scope: 'never',
  params: idParams,
  reply: empty,
  failure: 'unable to revoke the service token',
});
