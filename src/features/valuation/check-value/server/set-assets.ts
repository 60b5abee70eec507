import { holdWholeCheck } from '#features/valuation/health-check/server/open-check.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Work } from '#platform/context.ts';
import type { AnswerOf, InputOf } from '#wire/endpoint.ts';
import type { setAssets as contract } from '../contract.ts';
import { assetFloor } from '../domain/asset-floor.ts';
import { findAssets, writeAssets } from './assets-store.ts';

export async function setAssets(
  work: Work,
  { params, body }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const check = await holdWholeCheck(work, params.id);
  const before = await findAssets(work.db, check.id);
  const seen = before?.version ?? 0;
  if (seen !== body.version) throw new Refused('stale', { version: seen });
  const version = seen + 1;
  await writeAssets(work.db, check.id, body, { now: work.now, version });
  await work.audit({ action: 'check-assets-told', subject: { type: 'health-check', id: check.id } });
  return { floor: assetFloor(body), version };
}
