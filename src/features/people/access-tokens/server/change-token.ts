import { refuseUnconfirmed } from '#http/confirmed-sql.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import { signedIn } from '#platform/signed-in.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { changeToken as contract } from '../contract.ts';
import { tokenState, widens } from '../domain/token-state.ts';
import { auditToken, objectColumns } from './create-token.ts';
import { mailTokenWidened } from './mails.ts';
import { reachGiven } from './reach-given.ts';
import { lockToken, updateToken } from './store.ts';
import type { TokenTools } from './token-tools.ts';
import { reachOf, tokenViews } from './token-view.ts';

/** Giving a token more needs a confirmed session, as making one does. */
export async function changeToken(
  work: Work,
  { params: { id }, body }: InputOf<typeof contract>,
  tools: TokenTools,
): Promise<AnswerOf<typeof contract>> {
  const { personId } = signedIn(work.actor);
  const row = await lockToken(work.db, { id, personId });
  if (!row) throw new Refused('not-found');
  const reach = reachGiven('personal', body);
  const wider = widens(reachOf(row), reach);
  if (wider) await refuseUnconfirmed(work);
  const { revoked_at: revokedAt, expires_at: expiresAt } = row;
  if (tokenState({ revokedAt, expiresAt }, work.now) !== 'active') throw new Refused('token-ended');
  const { name, version } = body;
  const changed = await updateToken(
    work.db,
    { id, version },
    { name, scopes: [...reach.scopes], ...objectColumns(reach.objects) },
  );
  if (!changed) throw new Refused('stale');
  await auditToken(work, changed, 'changed', { wider: String(wider) });
  if (wider) await mailTokenWidened(work, changed);
  const [view] = await tokenViews(work, [changed], tools);
  if (!view) throw new Error('a token that was just changed has a view');
  return view;
}
