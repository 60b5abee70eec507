import type { Logger } from 'pino';
import type { Act, ActDone } from '#kernel/act.ts';
import type { Actor } from '#kernel/actor.ts';
import type { DomainEvent } from '#kernel/domain-event.ts';
import type { Notice } from '#kernel/notice.ts';
import type { Clock } from '#platform/clock.ts';
import type { AuditEntry, Origin, Reader, Reading, Tx, Work } from '#platform/context.ts';
import type { Limiter } from './limits.ts';
import type { Problems } from './problems.ts';

/** One transaction: commits when `run` returns, rolls back when it throws. In tests a savepoint. */
export type Begin = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;

/** Who did it, when, and through which transaction it is written down. */
export type Audited = Pick<Work, 'actor' | 'requestId' | 'now' | 'db'>;

/** What the mounted routes need from outside; app/build-app.ts puts it together, tests replace parts. */
export type Deps = {
  /** For reads. */
  db: Reader;
  begin: Begin;
  clock: Clock;
  /**
   * Who holds this application key (never empty); throws Refused('token-not-valid'). `begun`: when the request came. A
   * key that was good then is good for a body that takes its time; the session must hold now.
   */
  authenticate(applicationKey: string, begun?: Date): Promise<Actor>;
  limiter: Limiter;
  writeAudit(by: Audited, entry: AuditEntry): Promise<void>;
  /** Writes the acts of one transaction into the ledger, the last thing before it commits. */
  writeActs(by: Pick<Work, 'db' | 'newId'>, acts: readonly ActDone[]): Promise<void>;
  enqueue(tx: Tx, job: string, data: Record<string, unknown>): Promise<void>;
  /** Tells the features that listen, one after another, inside the verb's transaction. */
  dispatch(work: Work, event: DomainEvent): Promise<void>;
  /** Writes what people are let know of, inside the verb's transaction. */
  notify(work: Work, personIds: readonly string[], notice: Notice): Promise<void>;
  problems: Problems;
  /** The origin that people type: no slash at the end. */
  publicUrl: string;
  log: Logger;
};

/** What is known of a request before anybody is asked who it is. */
export type Facts = { requestId: string; origin: Origin; now: Date };

export function readingFor(deps: Deps, facts: Facts, actor: Actor): Reading {
  return { ...facts, actor, db: deps.db };
}

const attempts = 4;
/**
 * PostgreSQL: serialization failure, deadlock, and a row that was there when the verb looked and gone when it was
 * referred to. Nothing was written; trying again is right.
 */
const transient = new Set(['40001', '40P01', '23503']);

/**
 * Runs a verb in one transaction, with audit and jobs bound to it. Tries again after a deadlock. `stillThere` throws
 * where whoever asked has gone meanwhile: their session was ended, or their account erased.
 */
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

/** Acts go into the ledger when all else is done: its chains are locked for a moment only, and always in one order. */
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
  return error instanceof Error && 'code' in error && transient.has(String(error.code));
}
