-- Webhooks: what a person is told about also goes to an address of a program of theirs.
create table webhook (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  url text not null check (length(url) between 1 and 500),
  kinds text[] not null,
  secret bytea not null,
  earlier_secret bytea,
  earlier_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  failures integer not null default 0,
  failing_since timestamptz,
  paused_until timestamptz,
  off_since timestamptz,
  off_cause text check (off_cause in ('switched_off', 'failing', 'gone', 'credentials_reset')),
  constraint webhook_off_known check ((off_since is null) = (off_cause is null)),
  constraint webhook_earlier_known check ((earlier_secret is null) = (earlier_until is null))
);
create index webhook_person on webhook (person_id);
create index webhook_newest on webhook (created_at desc, id desc);
comment on table webhook is 'An address to which a person has their notifications sent, signed (Standard Webhooks).';
comment on column webhook.kinds is 'Kinds of notifications that are sent.';
comment on column webhook.secret is 'The signing secret, sealed with the installation''s vault and bound to the row''s ID.';
comment on column webhook.earlier_secret is 'Signs as well until earlier_until, after the secret was replaced.';
comment on column webhook.failures is 'Failed deliveries in a row.';
comment on column webhook.paused_until is 'No delivery is tried before, because the last ones failed.';

create table webhook_delivery (
  id uuid primary key,
  webhook_id uuid not null references webhook (id) on delete cascade,
  kind text not null,
  body text not null,
  state text not null check (state in ('waiting', 'delivered', 'parked')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  due_at timestamptz,
  tried_at timestamptz,
  status_code integer,
  trouble text check (trouble in ('private-address', 'unreachable', 'timeout', 'certificate', 'status')),
  constraint webhook_delivery_due check ((state = 'waiting') = (due_at is not null))
);
create index webhook_delivery_due on webhook_delivery (webhook_id, due_at) where state = 'waiting';
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at desc, id desc);
create index webhook_delivery_old on webhook_delivery (created_at);
comment on table webhook_delivery is 'One message to one webhook: its ID and body stay the same through all attempts.';
comment on column webhook_delivery.state is 'waiting: to be sent at due_at. parked: given up, until somebody sends it again.';
comment on column webhook_delivery.trouble is 'Why the last attempt failed; null if it did not.';
