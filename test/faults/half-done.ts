import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '#platform/context.ts';
import type { Files } from '#platform/files/files.ts';

/** Invariants that hold at any moment, whatever was interrupted: each query lists violations. */
const laws: Record<string, ReturnType<typeof sql>> = {
  'a request has made as many steps as its version says': sql`
    select r.id from access_request r left join access_transition t on t.request_id = r.id
    group by r.id having count(t.id) <> r.version or max(t.request_version) <> r.version`,
  'an approved request has one open grant, and no other has any': sql`
    select r.id from access_request r
    left join access_grant g on g.listing_id = r.listing_id and g.person_id = r.buyer_id and g.ended_at is null
    group by r.id having count(g.id) <> (case when r.status = 'approved' then 1 else 0 end)`,
  'the public copy of a status is the status': sql`
    select l.id from listing l join listing_teaser t on t.listing_id = l.id where l.status <> t.status`,
  'a listing has its three parts': sql`
    select l.id from listing l left join listing_teaser t on t.listing_id = l.id
    left join listing_profile p on p.listing_id = l.id where t.listing_id is null or p.listing_id is null`,
  'whoever signed up has a password, a line in the trail and a mail': sql`
    select p.id from person p where not exists (select from account a where a.person_id = p.id)
    or not exists (select from audit_event e where e.action = 'signed-up' and e.subject_id = p.id::text)
    or not exists (select from outgoing_mail m where m.recipient = p.email)`,
  'a business has its line in the trail, and its owner is a seller': sql`
    select b.id from business b
    where not exists (select from audit_event e where e.action = 'business-added' and e.subject_id = b.id::text)
    or not exists (select from person_role r where r.person_id = b.owner_id and r.role = 'seller')`,
  'a signed agreement has its events, and its request went on': sql`
    select n.id from nda n join access_request r on r.id = n.request_id where n.status = 'signed'
    and ((select count(*) from nda_event e where e.nda_id = n.id and e.kind in ('signed', 'completed')) <> 2
      or r.status not in ('pending', 'approved', 'denied'))`,
  'a signed agreement is sealed, or stands among those that wait for it': sql`
    select n.id from nda n left join nda_seal s on s.nda_id = n.id where n.status = 'signed' and s.nda_id is null`,
  'a sealed agreement has one event that says so': sql`
    select s.nda_id from nda_seal s where (s.status = 'sealed')
    <> (select count(*) = 1 from nda_event e where e.nda_id = s.nda_id and e.kind = 'sealed')`,
  'what is counted as stored is what is there': sql`
    select use.scope, use.id from storage_use use
    full join (
      select 'site' as scope, '00000000-0000-0000-0000-000000000000'::uuid as id, sum(bytes) as bytes from stored_file
      union all select 'account', person_id, sum(bytes) from stored_file where person_id is not null group by person_id
      union all select 'room', room_id, sum(bytes) from stored_file where room_id is not null group by room_id
    ) there on there.scope = use.scope and there.id = use.id
    where coalesce(use.bytes, 0) <> coalesce(there.bytes, 0)`,
  'a mail that waits has a job that will send it': sql`
    select m.id from outgoing_mail m where m.status = 'queued' and not exists (
      select from jobs.job j where j.data ->> 'id' = m.id::text and j.state in ('created', 'retry', 'active'))`,
  'a request that awaits a signature has one open agreement': sql`
    select r.id from access_request r left join nda n on n.request_id = r.id and n.status = 'issued'
    group by r.id having count(n.id) <> (case when r.status = 'awaiting_signature' then 1 else 0 end)`,
};

export async function brokenLaws(db: Reader): Promise<Record<string, unknown>> {
  const broken: Record<string, unknown> = {};
  for (const [law, query] of Object.entries(laws)) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) broken[law] = rows;
  }
  return broken;
}

const file = z.object({ file_key: z.string(), file_sha256: z.string() });

export async function damagedFiles(db: Reader, files: Files): Promise<string[]> {
  const rows = await db
    .selectFrom('nda')
    .select(['file_key', 'file_sha256'])
    .where('status', '=', 'signed')
    .execute();
  const damaged: string[] = [];
  for (const { file_key, file_sha256 } of z.array(file).parse(rows)) {
    const bytes = await files.get(file_key);
    const found = bytes && createHash('sha256').update(bytes).digest('hex');
    if (found !== file_sha256) damaged.push(file_key);
  }
  return damaged;
}
