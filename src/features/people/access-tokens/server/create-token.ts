import { holdPerson } from '#features/people/accounts/server/end-sessions.ts';
import { personCard } from '#features/people/accounts/server/person-card.ts';
import type { TokenKind } from '#kernel/actor.ts';
import { shift } from '#kernel/instant.ts';
import { fullName } from '#kernel/person-name.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import { newTokenSecret } from '#platform/token-secret.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { longestLife, mostTokens } from '../domain/token-limits.ts';
import type { LimitedTo } from '../domain/token-state.ts';
import { mailServiceToken, mailTokenCreated } from './mails.ts';
import { reachGiven } from './reach-given.ts';
import { countActive, insertToken, lockServiceTokens, type TokenRow, type Whose } from './store.ts';
import type { TokenTools } from './token-tools.ts';
import { tokenViews } from './token-view.ts';

type Given = InputOf<typeof contract.createToken>['body'];

export async function createToken(
  work: Work,
  { body }: InputOf<typeof contract.createToken>,
  tools: TokenTools,
): Promise<AnswerOf<typeof contract.createToken>> {
  const { personId } = signedIn(work.actor);
  const { row, secret, token } = await made(work, { kind: 'personal', personId }, body, tools);
  await mailTokenCreated(work, row);
  return { secret, token };
}

export async function createServiceToken(
  work: Work,
  { body }: InputOf<typeof contract.createServiceToken>,
  tools: TokenTools,
): Promise<AnswerOf<typeof contract.createServiceToken>> {
  const { personId } = signedIn(work.actor);
  const { row, secret, token } = await made(work, { kind: 'service' }, body, tools);
  await mailServiceToken(work, row, 'created');
  const { firstName, lastName } = await personCard(work.db, personId);
  return {
    secret,
    token: { ...token, owner: { id: personId, name: fullName(firstName, lastName), own: true } },
  };
}

async function made(work: Work, whose: Whose, given: Given, tools: TokenTools) {
  const { personId } = signedIn(work.actor);
  const { kind } = whose;
  const reach = reachGiven(kind, given);
  const expiresAt = endGiven(given, work.now);
  await (kind === 'personal' ? holdPerson(work, personId) : lockServiceTokens(work.db));
  if ((await countActive(work.db, whose, work.now)) >= mostTokens) throw new Refused('tokens-full');
  const secret = newTokenSecret(kind);
  const row = await insertToken(work.db, {
    id: work.newId(),
    person_id: personId,
    kind,
    name: given.name,
    hash: tools.tokens.hashOf(secret),
    scopes: [...reach.scopes],
    ...objectColumns(reach.objects),
    created_at: work.now,
    expires_at: expiresAt,
  });
  await auditToken(work, row, 'created');
  const [token] = await tokenViews(work, [row], tools);
  if (!token) throw new Error('a token that was just made has a view');
  return { row, secret, token };
}

function endGiven({ expiresAt }: Given, now: Date): Date {
  const end = new Date(expiresAt);
  if (end > now && end <= shift(now, longestLife)) return end;
  throw new Refused('invalid-fields', {
    fields: { expiresAt: ['Choose a day after today, at most a year away.'] },
  });
}

export function objectColumns(objects: readonly LimitedTo[]) {
  const ids = (wanted: LimitedTo['kind']) =>
    objects.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return { listing_ids: ids('listing'), room_ids: ids('deal-room') };
}

const actions = {
  personal: {
    created: 'access-token-created',
    changed: 'access-token-changed',
    revoked: 'access-token-revoked',
  },
  service: {
    created: 'service-token-created',
    changed: 'service-token-changed',
    revoked: 'service-token-revoked',
  },
} as const satisfies Record<TokenKind, Record<string, string>>;

/** A personal token is told of in the history of its owner's account. */
export function auditToken(
  work: Work,
  { id, kind, person_id: personId }: Pick<TokenRow, 'id' | 'kind' | 'person_id'>,
  what: 'created' | 'changed' | 'revoked',
  detail: Readonly<Record<string, string>> = {},
): Promise<void> {
  const service = kind === 'service';
  return work.audit({
    action: actions[service ? 'service' : 'personal'][what],
    subject: service ? { type: 'access-token', id } : { type: 'person', id: personId },
    detail: { tokenId: id, ...detail },
  });
}
