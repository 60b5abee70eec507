-- The processes of this site and their last signs of life, for the admins' page of health.
create table node (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  role text not null check (role in ('all', 'web', 'worker')),
  version text not null,
  node_version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  certificate_ends_at timestamptz,
  statements jsonb not null default '[]'
);
comment on table node is 'A process of Cairn on this database; one that stops in order removes its row.';
comment on column node.name is 'of the machine, and the port';
comment on column node.version is 'of Cairn';
comment on column node.node_version is 'of Node.js';
comment on column node.seen_at is 'its last sign of life, by the clock of the database';
comment on column node.certificate_ends_at is 'of the certificate that it serves; null: it serves none';
comment on column node.statements is 'its slowest SQL statements by name, with times in milliseconds and no values';

create index outgoing_mail_failed on outgoing_mail (settled_at desc) where status = 'failed';
create index outgoing_mail_queued on outgoing_mail (created_at) where status = 'queued';
create index webhook_delivery_parked on webhook_delivery (webhook_id) where state = 'parked';
