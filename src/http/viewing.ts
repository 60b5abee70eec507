import type { Actor } from '#kernel/actor.ts';
import type { EndpointSpec } from '#wire/endpoint.ts';
import { type Deps, type Facts, inWork } from './work.ts';

/** Logs what an admin is about to read as someone else, in its own transaction before the read. */
export async function recordLook(
  deps: Deps,
  facts: Facts,
  actor: Actor,
  { method, path }: EndpointSpec,
  id: string | undefined,
): Promise<void> {
  if (actor.kind !== 'person' || !actor.viewedBy) return;
  const { admin, viewId } = actor.viewedBy;
  const subject = { type: 'person', id: actor.personId };
  const detail = { viewId, endpoint: `${method} ${path}`, id: id?.slice(0, 36) ?? null };
  await inWork(deps, facts, admin, (work) => work.audit({ action: 'viewed-as', subject, detail }));
}
