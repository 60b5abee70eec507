-- A mandate is asked for before it is in force: the seller invites an address, whoever owns it accepts or declines.
-- What `holdsMandate` looks at stays as it was: a broker, a start in the past, no end.
alter table mandate
  alter column broker_id drop not null,
  alter column starts_at drop not null,
  add column status text not null default 'active'
    check (status in ('invited', 'active', 'declined', 'withdrawn', 'ended', 'expired')),
  add column invited_email text,
  add column invited_by uuid references person (id),
  add column invited_at timestamptz,
  add column lapses_at timestamptz,
  add column version integer not null default 1;
update mandate set
  status = case when ended_at is null then 'active' else 'ended' end,
  invited_email = person.email, invited_at = mandate.starts_at, lapses_at = mandate.starts_at
from person where person.id = mandate.broker_id;
alter table mandate
  alter column status drop default,
  alter column invited_email set not null,
  alter column invited_at set not null,
  alter column lapses_at set not null,
  add check (status <> 'active' or (broker_id is not null and starts_at is not null)),
  add check ((status in ('invited', 'active')) = (ended_at is null)),
  add check (status <> 'invited' or (broker_id is null and starts_at is null));
comment on column mandate.invited_email is 'in lower case; the mandate belongs to whoever can confirm this address';
comment on column mandate.lapses_at is 'when an invitation that nobody answered is over';
comment on column mandate.ends_at is 'the agreed end; null: until one side ends it';
create unique index mandate_open on mandate (listing_id, invited_email) where ended_at is null;
create index mandate_invited on mandate (invited_email, invited_at desc, id desc) where status = 'invited';
create index mandate_of_broker on mandate (broker_id, invited_at desc, id desc);
create index mandate_of_listing on mandate (listing_id, invited_at desc, id desc);
create index mandate_lapsing on mandate (lapses_at) where status = 'invited';
create index mandate_running_out on mandate (ends_at) where status = 'active' and ends_at is not null;

create table mandate_transition (
  id bigint generated always as identity primary key,
  mandate_id uuid not null references mandate (id),
  from_status text,
  to_status text not null,
  actor_id uuid references person (id),
  actor_party text not null,
  version integer not null,
  at timestamptz not null
);
create unique index mandate_transition_once on mandate_transition (mandate_id, version);
create trigger mandate_transition_append_only before update or delete on mandate_transition
  for each row execute function append_only();
