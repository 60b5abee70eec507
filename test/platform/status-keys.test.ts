import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { describe, expect, onTestFinished } from 'vitest';
import { denyReasons, pendingReasons, statuses } from '#features/agreements/access-requests/domain/status.ts';
import { forwardingReasons } from '#features/conversation/waitlist/domain/forwarding.ts';
import { requestStates } from '#features/deal-room/diligence-requests/domain/request.ts';
import { outcomes } from '#features/marketplace/listings/domain/outcome.ts';
import { offerStatuses } from '#features/offers/offers/domain/offer.ts';
import { migrate, migrationsFolder } from '#platform/db/migrate.ts';
import { connected } from '#test/support/connected.ts';
import type { CopiedDatabase } from '#test/support/copied-database.ts';
import { test } from '#test/support/database.ts';
import { quietLog } from '#test/support/quiet-log.ts';

const zeros = '0'.repeat(64);
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const owner = uuid(1);
const business = uuid(2);
const listing = uuid(3);
const room = uuid(4);
const check = uuid(5);
const chain = uuid(6);
const at = '2026-01-01T12:00:00Z';

/** Requests as stored before: status, pending reason, origin, end, outcome. */
const requestsBefore = [
  ['Requested', null, null, null, null],
  ['Sent to Broker', null, null, null, null],
  ['Awaiting Signature', null, null, null, null],
  ['Approved', null, null, null, null],
  ['Approved', null, null, null, 'BOUGHT'],
  ['Pending', 'SELLER_DECISION', 'Awaiting Signature', null, null],
  ['Pending', 'BUYER_INFO', 'Requested', null, null],
  ['Pending', 'COUNTERSIGN', 'Awaiting Signature', null, null],
  ['Pending', 'COMPLIANCE', 'Approved', null, null],
  ['Denied', null, null, 'DECLINED', null],
  ['Denied', null, null, 'REFUSED', null],
  ['Denied', null, null, 'WITHDRAWN', null],
  ['Denied', null, null, 'REVOKED', null],
  ['Denied', null, null, 'EXPIRED', null],
  ['Denied', null, null, 'LEFT', null],
  ['Denied', null, null, 'RAN_OUT', null],
  ['Denied', null, null, 'UNANSWERED', null],
  ['Denied', null, null, 'LISTING_CLOSED', 'SOLD_TO_ANOTHER'],
  ['Denied', null, null, 'LISTING_CLOSED', 'SOLD'],
  ['Denied', null, null, 'LISTING_CLOSED', 'WITHDRAWN'],
] as const;
const requestsAfter = [
  ['requested', null, null, null, null],
  ['sent_to_broker', null, null, null, null],
  ['awaiting_signature', null, null, null, null],
  ['approved', null, null, null, null],
  ['approved', null, null, null, 'bought'],
  ['pending', 'seller_decision', 'awaiting_signature', null, null],
  ['pending', 'buyer_info', 'requested', null, null],
  ['pending', 'countersign', 'awaiting_signature', null, null],
  ['pending', 'compliance', 'approved', null, null],
  ['denied', null, null, 'declined', null],
  ['denied', null, null, 'refused', null],
  ['denied', null, null, 'withdrawn', null],
  ['denied', null, null, 'revoked', null],
  ['denied', null, null, 'expired', null],
  ['denied', null, null, 'left', null],
  ['denied', null, null, 'ran_out', null],
  ['denied', null, null, 'unanswered', null],
  ['denied', null, null, 'listing_closed', 'sold_to_another'],
  ['denied', null, null, 'listing_closed', 'sold'],
  ['denied', null, null, 'listing_closed', 'withdrawn'],
];
/** Offers as stored before: status, the one it returns to, outcome. */
const offersBefore = [
  ['Draft', null, null],
  ['Submitted', null, null],
  ['Under Review', null, null],
  ['Countered', null, null],
  ['Accepted', null, 'BOUGHT'],
  ['Declined', null, 'SOLD_TO_ANOTHER'],
  ['Withdrawn', null, null],
  ['Expired', null, null],
  ['On hold: exclusivity', 'Under Review', null],
] as const;
const offersAfter = [
  ['draft', null, null],
  ['submitted', null, null],
  ['under_review', null, null],
  ['countered', null, null],
  ['accepted', null, 'bought'],
  ['declined', null, 'sold_to_another'],
  ['withdrawn', null, null],
  ['expired', null, null],
  ['on_hold_exclusivity', 'under_review', null],
];
const recorded = `{"act":"request-moved","detail":{"from":"Requested","outcome":"BOUGHT","to":"Sent to Broker"}}`;

describe('rows in every state of the previous version', () => {
  test('are migrated to keys, and the ledger and the audit log keep their words', async ({ fresh }) => {
    const client = await asOfTheVersionBefore(fresh);
    await writeRows(client);
    await migrate(client, quietLog);

    const request =
      'select status, pending_reason, return_to, deny_reason, outcome from access_request order by id';
    expect(await rowsOf(client, request)).toEqual(requestsAfter);
    const step = 'select to_status, from_status, outcome from access_transition order by id';
    expect(await rowsOf(client, step)).toEqual(requestsAfter.map(([to, , from, , done]) => [to, from, done]));
    const grant = 'select ended_reason, suspended_reason from access_grant order by id';
    expect(await rowsOf(client, grant)).toEqual([
      ['ran_out', null],
      [null, 'nda_lapsed'],
    ]);
    expect(await rowsOf(client, 'select status, return_to, outcome from offer order by id')).toEqual(
      offersAfter,
    );
    const taken = 'select to_status, from_status, outcome from offer_transition order by id';
    expect(await rowsOf(client, taken)).toEqual(offersAfter);
    const words = (sql: string) => rowsOf(client, sql).then((rows) => rows.flat());
    expect(await words('select state from diligence_request')).toEqual(['in_progress']);
    expect(await words('select state from check_answer order by question')).toEqual([
      'does_not_apply',
      'not_done_yet',
    ]);
    expect(await words('select reason from waitlist_entry')).toEqual(['timed_out']);

    expect(await words('select row from ledger_row')).toEqual([recorded]);
    expect(await words('select detail from audit_event')).toEqual([
      { from: 'Requested', to: 'Sent to Broker' },
    ]);
    for (const history of ['access_transition', 'offer_transition'])
      await expect(client.query(`update ${history} set actor_party = 'admin'`)).rejects.toThrow(
        'append-only',
      );
  });

  test('are all covered by this test', () => {
    const among = (place: number) => new Set(requestsAfter.flatMap((row) => row[place] ?? []));
    expect(among(0)).toEqual(new Set(statuses));
    expect(among(1)).toEqual(new Set(pendingReasons));
    expect(among(3)).toEqual(new Set(denyReasons));
    expect(among(4)).toEqual(new Set(outcomes));
    expect(offersAfter.map(([status]) => status)).toEqual(offerStatuses);
  });
});

test('the database accepts the keys of the rules and nothing else', async ({ fresh }) => {
  const client = await connected(fresh);
  const taken = async (column: string) => {
    const name = `${column.replace('.', '_')}_check`;
    const [[text] = []] = await rowsOf(
      client,
      `select pg_get_constraintdef(oid) from pg_constraint where conname = '${name}'`,
    );
    return String(text)
      .match(/'[^']*'/g)
      ?.map((word) => word.slice(1, -1));
  };
  for (const table of ['access_request', 'access_transition', 'offer', 'offer_transition'])
    expect(await taken(`${table}.outcome`)).toEqual(outcomes);
  for (const column of [
    'request.status',
    'request.return_to',
    'transition.from_status',
    'transition.to_status',
  ])
    expect(await taken(`access_${column}`)).toEqual(statuses);
  expect(await taken('access_request.pending_reason')).toEqual(pendingReasons);
  expect(await taken('access_request.deny_reason')).toEqual(denyReasons);
  for (const column of [
    'offer.status',
    'offer.return_to',
    'offer_transition.from_status',
    'offer_transition.to_status',
  ])
    expect(await taken(column)).toEqual(offerStatuses);
  expect(await taken('diligence_request.state')).toEqual(requestStates);
  expect(await taken('waitlist_entry.reason')).toEqual(forwardingReasons);
});

async function asOfTheVersionBefore(fresh: CopiedDatabase): Promise<pg.Client> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of readdirSync(migrationsFolder).filter((name) => name < '0127'))
    copyFileSync(join(migrationsFolder, file), join(folder, file));
  const client = await connected(fresh);
  await client.query('drop schema public cascade; create schema public');
  await migrate(client, quietLog, { folder });
  return client;
}

async function rowsOf(client: pg.Client, text: string): Promise<unknown[][]> {
  return (await client.query({ text, rowMode: 'array' })).rows;
}

async function writeRows(client: pg.Client): Promise<void> {
  const write = (text: string, ...values: unknown[]) => client.query(text, values);
  const person = async (id: string) =>
    write(
      `insert into person (id, email, username, email_verified, first_name, last_name)
       values ($1, $2, $2, true, 'A', 'B')`,
      ...[id, `${id}@people.example`],
    );
  await person(owner);
  await write(
    `insert into business (id, owner_id, business_name, business_address, industry, ein_cipher, ein_index, created_at)
     values ($1, $2, 'B', 'A', 'Retail', '', '', $3)`,
    ...[business, owner, at],
  );
  await write(
    `insert into listing (id, business_id, owner_id, created_at, updated_at) values ($1, $2, $3, $4, $4)`,
    ...[listing, business, owner, at],
  );
  for (const [index, [status, pending, back, denied, outcome]] of requestsBefore.entries()) {
    const [buyer, id] = [uuid(100 + index), uuid(200 + index)];
    await person(buyer);
    await write(
      `insert into access_request (id, listing_id, buyer_id, status, pending_reason, return_to, deny_reason, outcome,
         requested_at, last_updated_at, clock_from) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9)`,
      ...[id, listing, buyer, status, pending, back, denied, outcome, at],
    );
    await write(
      `insert into access_transition (request_id, from_status, to_status, outcome, actor_party, request_version, at)
       values ($1, $2, $3, $4, 'system', 1, $5)`,
      ...[id, back, status, outcome, at],
    );
  }
  await writeOffers(write);
  await writeOthers(write);
}

type Write = (text: string, ...values: unknown[]) => Promise<unknown>;

async function writeOffers(write: Write): Promise<void> {
  for (const [index, [status, back, outcome]] of offersBefore.entries()) {
    const [buyer, id] = [uuid(100 + index), uuid(300 + index)];
    await write(
      `insert into offer (id, listing_id, buyer_id, kind, status, return_to, outcome, created_at, updated_at)
       values ($1, $2, $3, 'loi', $4, $5, $6, $7, $7)`,
      ...[id, listing, buyer, status, back, outcome, at],
    );
    await write(
      `insert into offer_transition (offer_id, from_status, to_status, outcome, actor_party, version, at)
       values ($1, $2, $3, $4, 'system', 1, $5)`,
      ...[id, back, status, outcome, at],
    );
  }
}

async function writeOthers(write: Write): Promise<void> {
  const buyer = uuid(100);
  await write(
    `insert into access_grant (id, listing_id, person_id, stage, granted_at, ended_at, ended_reason, suspended_at,
       suspended_reason) values ($1, $3, $4, 'S3', $5, $5, 'RAN_OUT', null, null),
       ($2, $3, $4, 'S3', $5, null, null, $5, 'NDA_LAPSED')`,
    ...[uuid(400), uuid(401), listing, buyer, at],
  );
  await write('insert into deal_room (id, listing_id, created_at) values ($1, $2, $3)', room, listing, at);
  await write(
    `insert into diligence_request (id, room_id, asker_id, number, title, priority, state, asked_at)
     values ($1, $2, $3, 1, 'T', 'normal', 'in-progress', $4)`,
    ...[uuid(500), room, buyer, at],
  );
  await write(
    'insert into health_check (id, business_id, created_at) values ($1, $2, $3)',
    check,
    business,
    at,
  );
  await write(
    `insert into check_answer (check_id, question, state, answered_at)
     values ($1, 'D1', 'does-not-apply', $2), ($1, 'D2', 'not-done-yet', $2)`,
    ...[check, at],
  );
  await write(
    `insert into waitlist_entry (id, email, list, disposable, forwarding, reason, created_at)
     values ($1, 'a@b.example', 'broker-program', false, 'failed', 'timed-out', $2)`,
    ...[uuid(600), at],
  );
  await write('insert into ledger_chain (id, listing_id) values ($1, $2)', chain, listing);
  await write(
    `insert into ledger_row (chain_id, number, row, previous, hash)
     values ($1, 1, $2, $3, encode(sha256(convert_to($3 || $2, 'UTF8')), 'hex'))`,
    ...[chain, recorded, zeros],
  );
  await write(
    `insert into audit_event (at, actor_role, request_id, action, subject_type, subject_id, detail)
     values ($1, 'system', 'r', 'access-request-moved', 'access-request', $2, $3)`,
    ...[at, uuid(200), { from: 'Requested', to: 'Sent to Broker' }],
  );
}
