import { randomUUID } from 'node:crypto';
import { createServiceToken, createToken } from '#features/people/access-tokens/contract.ts';
import { isOpenTo } from '#features/people/access-tokens/domain/areas.ts';
import { createAccessTokens } from '#http/access-tokens.ts';
import type { TokenKind } from '#kernel/actor.ts';
import { days } from '#kernel/instant.ts';
import { type Scope, scopes } from '#kernel/scope.ts';
import { newTokenSecret } from '#platform/token-secret.ts';
import { expectOk, type Someone } from './people.ts';
import type { TestProduct } from './product.ts';

type Given = {
  name?: string;
  kind?: TokenKind;
  scopes: readonly Scope[];
  objects?: readonly { kind: 'listing' | 'deal-room'; id: string }[];
  life?: number;
};

export type TestToken = Pick<Someone, 'get' | 'post' | 'put' | 'delete'> & { id: string; secret: string };

/** Makes an access token through the API and calls with it alone. */
export async function makeToken(product: TestProduct, owner: Someone, given: Given): Promise<TestToken> {
  const { name = 'A program', kind = 'personal', life = 30 * days, objects = [] } = given;
  const expiresAt = new Date(product.clock.now().getTime() + life).toISOString();
  const path = kind === 'personal' ? '/api/access-tokens' : '/api/service-tokens';
  const contract = kind === 'personal' ? createToken : createServiceToken;
  const answer = await owner.post(path, { name, scopes: given.scopes, objects, expiresAt });
  const { secret, token } = contract.reply.parse(await expectOk(Promise.resolve(answer)));
  return { id: token.id, secret, ...byToken(product, secret) };
}

type Planted = Pick<Given, 'kind' | 'scopes' | 'objects'> & { ended?: 'expired' | 'revoked' };

/** Writes a token into the database, so that a world that many tests share gets no email of it. */
export async function plantToken(
  { database: { db }, secrets, clock }: TestProduct,
  personId: string,
  { kind = 'personal', scopes: given, objects = [], ended }: Planted,
): Promise<string> {
  const secret = newTokenSecret(kind);
  const now = clock.now().getTime();
  const idsOf = (wanted: string) => objects.filter((one) => one.kind === wanted).map(({ id }) => id);
  await db
    .insertInto('access_token')
    .values({
      id: randomUUID(),
      person_id: personId,
      kind,
      name: 'Planted',
      hash: createAccessTokens(secrets.tokenKey).hashOf(secret),
      scopes: [...given],
      listing_ids: idsOf('listing'),
      room_ids: idsOf('deal-room'),
      created_at: new Date(now - 2 * days),
      expires_at: new Date(ended === 'expired' ? now : now + 30 * days),
      ...(ended === 'revoked' ? { revoked_at: new Date(now), revoked_for: 'owner' } : {}),
    })
    .execute();
  return secret;
}

export function bearing(secret: string) {
  return { headers: { authorization: `Bearer ${secret}` } };
}

export function byToken(product: Pick<TestProduct, 'call'>, secret: string) {
  const sent = bearing(secret);
  return {
    get: (path: string) => product.call('GET', path, sent),
    post: (path: string, body: unknown) => product.call('POST', path, { ...sent, body }),
    put: (path: string, body: unknown) => product.call('PUT', path, { ...sent, body }),
    delete: (path: string) => product.call('DELETE', path, sent),
  };
}

export function everyScope(kind: TokenKind): Scope[] {
  return scopes.filter((scope) => isOpenTo(kind, scope));
}
