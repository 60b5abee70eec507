-- How far a grant goes is a stage, which can be suspended and resumed; S2 may be granted before an NDA.

alter table access_grant drop constraint access_grant_stage_check;
alter table access_grant
  add constraint access_grant_stage_check check (stage in ('S2', 'S3', 'S4', 'S5')),
  add column version integer not null default 1,
  add column suspended_at timestamptz,
  add column suspended_reason text,
  add check ((suspended_at is null) = (suspended_reason is null));
comment on column access_grant.stage is 'S2 highlights, S3 profile, S4 diligence, S5 the last confidences';
comment on column access_grant.ends_at is 'the day on which it runs out by itself; null: none';
comment on column access_grant.suspended_at is 'opens nothing from then on, until it is resumed or ended';
create index access_grant_running_out on access_grant (ends_at) where ended_at is null and ends_at is not null;

-- A request on hold after its approval holds a suspended grant; until now it had ended.
update access_grant g
  set ended_at = null, ended_reason = null, suspended_at = g.ended_at, suspended_reason = 'COMPLIANCE'
  from access_request r
  where r.listing_id = g.listing_id and r.buyer_id = g.person_id and r.status = 'Pending' and r.return_to = 'Approved'
    and g.ended_reason = 'SUSPENDED'
    and g.id = (
      select last.id from access_grant last
      where last.listing_id = g.listing_id and last.person_id = g.person_id
      order by last.granted_at desc, last.id desc limit 1);

-- Every approved request is a grant.
insert into access_grant (id, listing_id, person_id, stage, granted_at)
  select gen_random_uuid(), r.listing_id, r.buyer_id, 'S3', r.last_updated_at
  from access_request r
  where r.status = 'Approved' and not exists (
    select from access_grant g
    where g.listing_id = r.listing_id and g.person_id = r.buyer_id and g.ended_at is null);
