import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentVersion } from '#features/agreements/ndas/domain/consent.ts';
import { confirmSigner, sendSigningCode } from '#features/agreements/ndas/server/confirm-signer.ts';
import { consentToRecords } from '#features/agreements/ndas/server/consent-to-records.ts';
import {
  downloadMaster,
  downloadNda,
  openMasterFile,
  openNdaFile,
} from '#features/agreements/ndas/server/download-nda.ts';
import { issueNda } from '#features/agreements/ndas/server/issue-nda.ts';
import { openNda } from '#features/agreements/ndas/server/open-nda.ts';
import { type SealTools, sealNda } from '#features/agreements/ndas/server/seal-nda.ts';
import { signNda } from '#features/agreements/ndas/server/sign-nda.ts';
import { writeAudit } from '#features/record/ledger/server/write-audit.ts';
import { generalProblems, problemsFrom } from '#http/problems.ts';
import { noLimits } from '#http/rate-limit.ts';
import { type Begin, type Deps, inWork } from '#http/work.ts';
import { type Actor, type Person, system } from '#kernel/actor.ts';
import type { DomainEvent } from '#kernel/domain-event.ts';
import type { Reader, Work } from '#platform/context.ts';
import { createVault } from '#platform/vault.ts';
import { capturedLog } from '#test/support/captured-log.ts';
import { type StandingClock, standingClock } from '#test/support/standing-clock.ts';
import { markedFiles } from '../support/marked-files.ts';
import { newCode } from '../support/signing-code.ts';
import { awaitingRequest, listing, mandate, person } from './cast.ts';

/** Data of the seller that no agreement may reveal. */
export const secrets = [
  'Zebulon',
  'Quist',
  'Quartzite',
  'Hollow',
  '44-1928374',
  'Juniper Lane',
  'seller@hollow.example',
];

export type World = Awaited<ReturnType<typeof buildWorld>>;
export type Cast = Awaited<ReturnType<typeof seed>>;
type Options = {
  db: Reader;
  begin: Begin;
  clock?: StandingClock;
  dispatch?: Deps['dispatch'];
  filesFolder?: string;
};

export async function buildWorld(options: Options) {
  const stage = await setStage(options);
  return { ...stage, ...(await seed(stage.db, stage.clock.now())) };
}

export async function setStage({ db, begin, clock = standingClock(), dispatch, filesFolder }: Options) {
  const log = capturedLog();
  const folder = filesFolder ?? (await mkdtemp(join(tmpdir(), 'cairn-ndas-')));
  // Constant keys, so that one process can read the key that a killed one left.
  const vault = createVault({ sealing: Buffer.alloc(32, 7), index: Buffer.alloc(32, 9) });
  const files = await markedFiles(folder, { now: clock.now(), log: log.log });
  const events: DomainEvent[] = [];
  const deps: Deps = {
    db,
    begin,
    clock,
    publicUrl: 'http://localhost:4500',
    log: log.log,
    authenticate: async () => system,
    admitToken: async () => {
      throw new Error('no program acts in these tests');
    },
    dealPlaces: new Map(),
    limiter: noLimits,
    writeAudit,
    writeActs: async () => {},
    enqueue: async () => {},
    dispatch: dispatch ?? (async (_work, event) => void events.push(event)),
    notify: async () => {},
    problems: problemsFrom([generalProblems]),
  };
  const facts = () => ({
    requestId: 'request-of-a-test',
    origin: { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (test)' },
    now: clock.now(),
  });
  const as = <T>(actor: Actor, run: (work: Work) => Promise<T>) => inWork(deps, facts(), actor, run);
  const reading = (actor: Actor) => ({ ...facts(), actor, db });
  const asSystem = (run: (work: Work) => Promise<void>) => as(system, run);
  const tools: SealTools = { files, log: log.log, db, clock, vault, asSystem, stamper: null };
  const cleanUp = () => rm(folder, { recursive: true, force: true });
  return { db, deps, clock, log, tools, folder, events, as, reading, cleanUp };
}

async function seed(db: Reader, now: Date) {
  const seller = await person(db, now, { first: 'Zebulon', last: 'Quist', email: 'seller@hollow.example' });
  const buyer = await person(db, now, { first: 'Ada', last: 'Lovelace', email: 'ada@buyer.example' });
  const broker = await person(db, now, { first: 'Bo', last: 'Ker', email: 'bo@broker.example' }, ['broker']);
  const admin = await person(db, now, { first: 'Ad', last: 'Min', email: 'admin@cairn.example' }, ['admin']);
  const stranger = await person(db, now, { first: 'Str', last: 'Anger', email: 'stranger@x.example' }, [
    'broker',
  ]);
  const listingId = await listing(db, now, seller.personId);
  await mandate(db, now, listingId, broker.personId);
  const requestId = await awaitingRequest(db, now, listingId, buyer.personId);
  return { seller, buyer, broker, admin, stranger, listingId, requestId };
}

/** As a request downloads it: opened first, then recorded. */
export async function download(world: World, who: Person, id: string) {
  const opened = await openNdaFile(world.reading(who), id, world.tools);
  return world.as(who, (work) => downloadNda(work, id, opened));
}

export async function masterOf(world: World, who: Person, joinderId: string) {
  const opened = await openMasterFile(world.reading(who), joinderId, world.tools);
  return world.as(who, (work) => downloadMaster(work, joinderId, opened));
}

export async function issued(world: World, requestId = world.requestId): Promise<string> {
  const { listingId, buyer, seller } = world;
  await world.as(seller, (work) => issueNda(work, { requestId, listingId, buyerId: buyer.personId }));
  const row = await world.db
    .selectFrom('nda')
    .select('id')
    .where('request_id', '=', requestId)
    .where('status', '=', 'issued')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function codeSent(world: World, id: string, who = world.buyer): Promise<string> {
  const { document_sha256: documentSha256 } = await ndaRow(world, id);
  const mails = () =>
    world.db
      .selectFrom('outgoing_mail')
      .select(['id', 'body'])
      .where('kind', '=', 'nda-signing-code')
      .execute();
  const input = { params: { id }, body: { documentSha256 } };
  return newCode(mails, () => world.as(who, (work) => sendSigningCode(work, input, world.tools)));
}

export function typeCode(world: World, id: string, code: string, who = world.buyer) {
  return world.as(who, (work) => confirmSigner(work, { params: { id }, body: { code } }, world.tools));
}

export async function readyToSign(world: World, requestId = world.requestId): Promise<string> {
  const id = await issued(world, requestId);
  await world.as(world.buyer, (work) =>
    openNda(work, { params: { id }, body: { timeZone: 'America/Denver' } }),
  );
  await world.as(world.buyer, (work) =>
    consentToRecords(work, { params: { id }, body: { consentVersion, agreed: true } }),
  );
  await typeCode(world, id, await codeSent(world, id));
  return id;
}

export async function signatureFor(world: World, id: string, given: Partial<SignBody> = {}) {
  const { document_sha256: documentSha256 } = await ndaRow(world, id);
  const body: SignBody = {
    name: 'Ada Lovelace',
    capacity: 'individual',
    documentSha256,
    readToEnd: true,
    timeZone: 'America/Denver',
    ...given,
  };
  return { params: { id }, body };
}
type SignBody = Parameters<typeof signNda>[1]['body'];

export async function sign(world: World, id: string, given: Partial<SignBody> = {}) {
  const input = await signatureFor(world, id, given);
  return world.as(world.buyer, (work) => signNda(work, input, world.tools));
}

export async function signAndSeal(world: World, id: string) {
  const view = await sign(world, id);
  await sealNda(world.tools, id);
  return view;
}

export function sealRow(world: Pick<World, 'db'>, id: string) {
  return world.db.selectFrom('nda_seal').selectAll().where('nda_id', '=', id).executeTakeFirstOrThrow();
}

export function ndaRow(world: Pick<World, 'db'>, id: string) {
  return world.db.selectFrom('nda').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export async function traces(world: World, id: string) {
  const count = (table: 'nda_event' | 'outgoing_mail' | 'audit_event') =>
    world.db
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
  return {
    row: await ndaRow(world, id),
    events: await count('nda_event'),
    mails: await count('outgoing_mail'),
    trail: await count('audit_event'),
    told: world.events.length,
  };
}
