-- Deal files ask more than being signed in: a confirmed device, and a second factor where the seller says so.
alter table session
  add column second_factor_at timestamptz,
  add column device bytea,
  add column device_confirmed_at timestamptz,
  add column time_zone text;
comment on column session.second_factor_at is 'When a second factor was last shown in this session; null: it was not.';
comment on column session.device is 'Keyed hash of the device cookie and the person: it links no two accounts.';
comment on column session.device_confirmed_at is 'When its holder showed who they are on this device; null: deal files ask for it first.';
comment on column session.time_zone is 'What the browser says its clock is set to (IANA); null: unknown.';
-- Sessions from before are not asked again.
update session set device_confirmed_at = created_at;

create table confirmed_device (
  person_id uuid not null references person (id) on delete cascade,
  device bytea not null,
  confirmed_at timestamptz not null,
  primary key (person_id, device)
);
comment on table confirmed_device is 'Devices on which a person has shown who they are: deal files do not ask again there.';

alter table session_confirmation drop constraint session_confirmation_way_check;
alter table session_confirmation add constraint session_confirmation_way_check
  check (way in ('password', 'passkey', 'identity', 'authenticator-app'));

alter table deal_room add column second_factor_since timestamptz;
comment on column deal_room.second_factor_since is 'Since when only sessions that showed a second factor see the room; null: any session does.';

-- "Was it you?": a link for each new device, which ends its session.
alter table mailed_link add column session_id uuid references session (id) on delete set null;
alter table mailed_link drop constraint mailed_link_purpose_check;
alter table mailed_link add constraint mailed_link_purpose_check
  check (purpose in ('password-reset', 'email-verification', 'not-me') and (purpose = 'not-me' or session_id is null));
comment on column mailed_link.session_id is 'The session that a link of the purpose not-me ends.';
create index mailed_link_session on mailed_link (session_id) where session_id is not null;
