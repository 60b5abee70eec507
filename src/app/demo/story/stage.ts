import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { deliverMail } from '#features/inbox/mail/server/send-mail.ts';
import { takeBackMails, textOfMail } from '#features/inbox/mail/server/take-back-mails.ts';
import { createUser } from '#features/people/accounts/server/create-user.ts';
import { confirmEmail } from '#features/people/accounts/server/email-verification.ts';
import type { HttpApp } from '#http/app.ts';
import { type Actor, type Role, system } from '#kernel/actor.ts';
import { seconds } from '#kernel/instant.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Tx, Work } from '#platform/context.ts';
import type { JobHandlers } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log.ts';
import { hashingAt } from '#platform/password-hash.ts';
import type { CallOf, EndpointSpec, ReplyOf } from '#wire/endpoint.ts';
import { buildApp, type Ground, type Product } from '../../build-app.ts';
import { ownPictures } from '../drawings/own-pictures.ts';
import { requestOf } from './request-of.ts';
import { type StoryClock, storyClock } from './story-clock.ts';

/** A person of the story, who acts through the API. */
export type Hand = {
  id: string;
  name: string;
  email: string;
  call<const E extends EndpointSpec>(endpoint: E, input: CallOf<E>): Promise<ReplyOf<E>>;
};

export type NewPerson = { name: string; email: string; phone: string };

export type Stage = {
  /** The last moment of the story. */
  began: Date;
  now(): Date;
  /** The hour is in UTC. */
  goTo(daysAgo: number, hour?: number): Promise<void>;
  wait(milliseconds: number): void;
  join(person: NewPerson): Promise<Hand>;
  as(person: { id: string; name: string; email: string }, roles?: readonly Role[]): Hand;
  act<T>(run: (work: Work) => Promise<T>, by?: Hand): Promise<T>;
  log: Logger;
  lastMail(): Promise<string>;
};

export type StageGround = Omit<Ground, 'db' | 'begin' | 'clock' | 'pictures' | 'authenticate'> & {
  began: Date;
  refuseStopped(): void;
};

/** These random passwords are never shown, so their hashes may be weak and fast. */
const quick = hashingAt({ memory: 1_024, passes: 1, parallelism: 1 });
/**
 * These features write their buffers when they stop. The others share resources with the running product and must not
 * be stopped.
 */
const writesDown: readonly string[] = ['ledger', 'listing-views'];
const beat = 11 * seconds;
/** Run immediately, with the clock of the story; all other jobs go to the running product. */
const atOnce: readonly string[] = ['seal-nda', 'seal-letter', 'read-room-version'];
/** Scheduled in the running product, which would date what it tells at the start of the demo. */
const beforeMoving: readonly string[] = ['tell-room-news'];
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/**
 * A second instance of the product in one transaction, with its own clock: people use the real endpoints, and
 * everything is rolled back on an error. It does not listen, and it sends no mail.
 */
export async function onStage(
  ground: StageGround,
  tx: Tx,
  tell: (stage: Stage) => Promise<void>,
): Promise<void> {
  const { began } = ground;
  const clock = storyClock(began);
  const actors = new Map<string, Actor>();
  const queue: Queued[] = [];
  const log = quieter(ground.log);
  const product = storyProduct({ ...ground, log }, tx, { clock, actors, queue });
  const jobs = storyJobs(product, queue);
  const noting = notingIn(product);
  const settle = async () => {
    ground.refuseStopped();
    await jobs.run();
    clock.wait(beat);
  };
  const as = handsOf(product.app(null), actors, settle);
  const act = actsOf(product, actors, settle);
  await tell({
    began,
    now: clock.now,
    goTo: async (daysAgo, hour = 15) => {
      await jobs.runScheduled();
      for (const one of noting) await one.stop();
      clock.goTo(daysAgo, hour);
    },
    wait: clock.wait,
    join: async (person) => as(await newAccount(act, person)),
    as,
    act,
    log,
    lastMail: () => textOfMail(tx, jobs.mails.at(-1) ?? ''),
  });
  await jobs.runScheduled();
  for (const one of noting) await one.stop();
  await settle();
  await takeBackMails(tx, jobs.mails);
  for (const { job, data } of jobs.later) await ground.enqueue(tx, job, data);
}

type Queued = { job: string; data: Record<string, unknown> };
type Moving = { clock: StoryClock; actors: ReadonlyMap<string, Actor>; queue: Queued[] };

function storyProduct(ground: StageGround, tx: Tx, { clock, actors, queue }: Moving): Product {
  return buildApp({
    ...ground,
    metrics: null,
    db: tx,
    begin: (run) => inSavepoint(tx, run),
    clock: { now: clock.now, newId: () => crypto.randomUUID() },
    pictures: ownPictures,
    authenticate: async (key) => {
      const actor = actors.get(key);
      if (!actor) throw new Refused('token-not-valid');
      return actor;
    },
    enqueue: async (_tx, job, data) => void queue.push({ job, data }),
  });
}

function notingIn({ features }: Product) {
  return features.flatMap(({ name, background }) =>
    background && writesDown.includes(name) ? [background] : [],
  );
}

/** `later`: each job that the running product does, once. */
function storyJobs({ features }: Product, queue: Queued[]) {
  const handlers: JobHandlers = Object.assign({}, ...features.map(({ jobs = {} }) => jobs));
  const mails: string[] = [];
  const later: Queued[] = [];
  const run = async () => {
    for (const { job, data } of queue.splice(0)) {
      if (job === deliverMail) mails.push(String(data.id));
      else if (atOnce.includes(job)) await handlers[job]?.(data);
      else if (!later.some((one) => one.job === job && sameData(one.data, data))) later.push({ job, data });
    }
  };
  const runScheduled = async () => {
    for (const job of beforeMoving) await handlers[job]?.({});
    await run();
  };
  return { mails, later, run, runScheduled };
}

type Settle = () => Promise<void>;

function handsOf(app: HttpApp, actors: Map<string, Actor>, settle: Settle): Stage['as'] {
  return ({ id, name, email }, roles = []) => {
    const key = [id, ...roles].join(' ');
    actors.set(key, { kind: 'person', personId: id, sessionId: id, roles });
    return {
      id,
      name,
      email,
      call: async (endpoint, input) => {
        const { path, init } = requestOf(endpoint, input);
        const headers = { ...init.headers, 'User-Agent': browser, 'X-Application-Key': key };
        const reply = await readReply(endpoint, await app.request(path, { ...init, headers }));
        await settle();
        return reply;
      },
    };
  };
}

function actsOf(product: Product, actors: ReadonlyMap<string, Actor>, settle: Settle): Stage['act'] {
  return async (run, by) => {
    const actor = by ? actorOf(actors, by) : system;
    const done = await product.asSystem((work) => run(work.as(actor)));
    await settle();
    return done;
  };
}

async function newAccount(act: Stage['act'], { name, email, phone }: NewPerson) {
  const [firstName = name, lastName = name] = name.split(' ');
  const password = randomBytes(24).toString('base64url');
  const body = { firstName, lastName, email, phone, password };
  const { id } = await act(async (work) => {
    const made = await createUser(work, { body }, quick);
    await confirmEmail(work, made.id);
    return made;
  });
  return { id, name, email };
}

/** A thousand request lines would hide the instructions for signing in. */
function quieter(log: Logger): Logger {
  return log.isLevelEnabled('info') ? log.child({}, { level: 'warn' }) : log;
}

let savepoints = 0;

async function inSavepoint<T>(tx: Tx, run: (tx: Tx) => Promise<T>): Promise<T> {
  savepoints += 1;
  const name = sql.id(`act_${savepoints}`);
  await sql`savepoint ${name}`.execute(tx);
  try {
    const result = await run(tx);
    await sql`release savepoint ${name}`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint ${name}`.execute(tx);
    throw error;
  }
}

async function readReply<E extends EndpointSpec>(endpoint: E, answer: Response): Promise<ReplyOf<E>> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${endpoint.method} ${endpoint.path} answered ${answer.status}: ${text}`);
  if ('file' in endpoint.reply) throw new Error(`${endpoint.path} answers with a file`);
  return endpoint.reply.parse(JSON.parse(text)) as ReplyOf<E>;
}

function actorOf(actors: ReadonlyMap<string, Actor>, { id, name }: Hand): Actor {
  const found = [...actors.values()].find((actor) => actor.kind === 'person' && actor.personId === id);
  if (!found) throw new Error(`${name} is not on the stage`);
  return found;
}

function sameData(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
