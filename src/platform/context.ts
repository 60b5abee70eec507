import type { Kysely, Transaction } from 'kysely';
import type { Act } from '#kernel/act.ts';
import type { Actor } from '#kernel/actor.ts';
import type { DomainEvent } from '#kernel/domain-event.ts';
import type { Notice } from '#kernel/notice.ts';
import type { DB } from './db/tables.ts';

/** Reads take either; changes take a transaction. */
export type Reader = Kysely<DB>;
export type Tx = Transaction<DB>;

/** A fact for the audit trail. `detail` holds ids, codes and counts, never names, addresses or figures. */
export type AuditEntry = {
  action: string;
  subject: { type: string; id: string };
  detail?: Record<string, string | number | boolean | null>;
};

/** Where a request came from: evidence for signatures, keys for limits. */
export type Origin = {
  address: string;
  userAgent: string;
  /** What the browser says its clock is set to (IANA). */
  timeZone?: string | null;
};

/** What a read may use. */
export type Reading = {
  actor: Actor;
  requestId: string;
  origin: Origin;
  now: Date;
  db: Reader;
};

/** What a use case may use, all inside one transaction: state, audit and jobs commit together or not at all. */
export type Work = Omit<Reading, 'db'> & {
  db: Tx;
  newId(): string;
  /** The same transaction for another actor: the system, where a rule and not the person acts; the demo's people. */
  as(actor: Actor, now?: Date): Work;
  /** The public address of a path of the site, for mails. */
  link(path: string): string;
  audit(entry: AuditEntry): Promise<void>;
  /** Adds an act on a deal to the ledger, if the transaction commits. */
  record(act: Act): void;
  /** Queues a job that runs only if the transaction commits. */
  enqueue(job: string, data: Record<string, unknown>): Promise<void>;
  /** Runs the listeners immediately, inside this transaction. */
  emit(event: DomainEvent): Promise<void>;
  /** Notifies people in the app, and by mail as each chose, if the transaction commits. For many people, use a job. */
  notify(personIds: readonly string[], notice: Notice): Promise<void>;
};

/** Records a read as an act: the ledger has it seconds later. An admin viewing as another person is left out. */
export type Witness = (reading: Pick<Reading, 'actor' | 'now'>, act: Act) => void;
