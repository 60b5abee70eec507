import type { Logger } from 'pino';
import type { Act, ActDone } from '#kernel/act.ts';
import type { Actor } from '#kernel/actor.ts';
import type { DomainEvent } from '#kernel/domain-event.ts';
import type { Notice } from '#kernel/notice.ts';
import type { Clock } from '#platform/clock.ts';
import type { AuditEntry, Origin, Reader, Reading, Tx, Work } from '#platform/context.ts';
import { isDeadlock } from '#platform/db/deadlock.ts';
import type { Replica } from '#platform/db/replica.ts';
import type { Admitted, Arriving } from './access-tokens.ts';
import type { FindPlace } from './deal-place-sql.ts';
import type { Limiter } from './limits.ts';
import type { Problems } from './problems.ts';
import type { Stopping } from './server.ts';

/** Commits when `run` returns, rolls back when it throws. In tests a savepoint. */
export type Begin = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;

export type Audited = Pick<Work, 'actor' | 'requestId' | 'now' | 'db'>;

export type Deps = {
  db: Reader;
  begin: Begin;
  /** What visitors read from, where there is one. */
  replica?: Replica | undefined;
  clock: Clock;
  /** Throws Refused('token-not-valid'). The key must be valid at `begun` (arrival), the session now. */
  authenticate(applicationKey: string, begun?: Date): Promise<Actor>;
  /** Throws Refused('access-token-not-valid'). */
  admitToken(secret: string, arriving: Arriving): Promise<Admitted>;
  /** By the path before the ID: where in which deal an object is. */
  dealPlaces: ReadonlyMap<string, FindPlace>;
  limiter: Limiter;
  writeAudit(by: Audited, entry: AuditEntry): Promise<void>;
  /** Writes the acts of a transaction into the ledger, right before it commits. */
  writeActs(by: Pick<Work, 'db' | 'newId'>, acts: readonly ActDone[]): Promise<void>;
  enqueue(tx: Tx, job: string, data: Record<string, unknown>): Promise<void>;
  dispatch(work: Work, event: DomainEvent): Promise<void>;
  notify(work: Work, personIds: readonly string[], notice: Notice): Promise<void>;
  problems: Problems;
  /** Only where there is a server. */
  stopping?: Stopping | undefined;
  publicUrl: string;
  log: Logger;
};

export type Facts = { requestId: string; origin: Origin; now: Date };

export function readingFor(deps: Deps, facts: Facts, actor: Actor): Reading {
  return { ...facts, actor, db: deps.db };
}

const attempts = 4;
/** A referenced row was deleted in between: a retry is safe, as after a deadlock. */
const referenceGone = '23503';

/** Retries after a deadlock. `stillThere` throws if the caller's session or account has ended since. */
export async function inWork<T>(
  deps: Deps,
  facts: Facts,
  actor: Actor,
  run: (work: Work) => Promise<T>,
  stillThere?: () => Promise<unknown>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.begin((tx) =>
        recorded(deps, tx, (acts) => run(workFor(deps, facts, actor, tx, acts))),
      );
    } catch (error) {
      if (attempt >= attempts || !isTransient(error)) throw error;
      await stillThere?.();
    }
  }
}

/** The ledger is written last and in a fixed order, because its chains are locked. */
async function recorded<T>(deps: Deps, tx: Tx, run: (acts: ActDone[]) => Promise<T>): Promise<T> {
  const acts: ActDone[] = [];
  const result = await run(acts);
  if (acts.length > 0) await deps.writeActs({ db: tx, newId: deps.clock.newId }, acts);
  return result;
}

function workFor(deps: Deps, facts: Facts, actor: Actor, tx: Tx, acts: ActDone[]): Work {
  const bare = { ...facts, actor, db: tx, newId: deps.clock.newId };
  const work: Work = {
    ...bare,
    as: (other, at = facts.now) => workFor(deps, { ...facts, now: at }, other, tx, acts),
    link: (path) => `${deps.publicUrl}${path}`,
    audit: (entry) => deps.writeAudit(bare, entry),
    record: (act: Act) => void acts.push({ act, actor, at: facts.now }),
    enqueue: (job, data) => deps.enqueue(tx, job, data),
    emit: (event) => deps.dispatch(work, event),
    notify: (personIds, notice) => deps.notify(work, personIds, notice),
  };
  return work;
}

function isTransient(error: unknown): boolean {
  return isDeadlock(error) || (error instanceof Error && 'code' in error && error.code === referenceGone);
}
