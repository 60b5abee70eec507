import { shift } from '#kernel/instant.ts';
import { fullName } from '#kernel/person-name.ts';
import type { Reading } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf } from '#wire/endpoint.ts';
import type * as contract from '../contract.ts';
import { mostTokens, shownAfterEnd } from '../domain/token-limits.ts';
import { tokenById, tokensOf } from './store.ts';
import type { TokenTools } from './token-tools.ts';
import { tokenViews } from './token-view.ts';

export async function listTokens(
  reading: Reading,
  tools: TokenTools,
): Promise<AnswerOf<typeof contract.listTokens>> {
  const { personId } = signedIn(reading.actor);
  const rows = await tokensOf(reading.db, { kind: 'personal', personId }, shownAt(reading));
  return { items: await tokenViews(reading, rows, tools), most: mostTokens };
}

export async function listServiceTokens(
  reading: Reading,
  tools: TokenTools,
): Promise<AnswerOf<typeof contract.listServiceTokens>> {
  const { personId } = signedIn(reading.actor);
  const rows = await tokensOf(reading.db, { kind: 'service' }, shownAt(reading));
  const owners = new Map(
    rows.map(({ id, person_id, firstName, lastName }) => [
      id,
      { id: person_id, name: fullName(firstName, lastName), own: person_id === personId },
    ]),
  );
  const views = await tokenViews(reading, rows, tools);
  return {
    items: views.flatMap((view) => {
      const owner = owners.get(view.id);
      return owner ? [{ ...view, owner }] : [];
    }),
    most: mostTokens,
  };
}

export async function describeToken(
  reading: Reading,
  tools: TokenTools,
): Promise<AnswerOf<typeof contract.describeToken>> {
  const { personId, token } = signedIn(reading.actor);
  const row = token && (await tokenById(reading.db, token.id));
  const [view] = row ? await tokenViews(reading, [row], tools) : [];
  return { personId, token: view ?? null };
}

function shownAt({ now }: Reading) {
  return { now, endedSince: shift(now, -shownAfterEnd) };
}
