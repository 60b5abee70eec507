-- What was tried, and what came of it. The backups themselves are known by their folder, never by these rows.
create table backup_attempt (
  id uuid primary key,
  kind text not null check (kind in ('backup', 'verification')),
  started_by text not null check (started_by in ('schedule', 'admin', 'command')),
  started_at timestamptz not null,
  backup text,
  step text check (step in ('database', 'files', 'verifying', 'deleting')),
  done bigint not null default 0,
  total bigint not null default 0,
  seen_at timestamptz not null,
  server_started_at timestamptz not null default pg_postmaster_start_time(),
  ended_at timestamptz,
  problem text check (problem is null or ended_at is not null)
);
create index backup_attempt_by_time on backup_attempt (started_at desc);
-- One at a time, on all nodes together.
create unique index backup_attempt_open on backup_attempt ((true)) where ended_at is null;
comment on table backup_attempt is 'The last attempts to make or verify a backup; the backups are in their folder.';
comment on column backup_attempt.backup is 'the name of its folder';
comment on column backup_attempt.step is 'what it does, or did last; null: it has not begun';
comment on column backup_attempt.done is 'of the step: bytes of the database, or files';
comment on column backup_attempt.total is '0: not known';
comment on column backup_attempt.seen_at is 'its last sign of life, by the clock of the database';
comment on column backup_attempt.server_started_at is 'tells the attempt of a database that was restored since, or went away meanwhile';
comment on column backup_attempt.problem is 'why it failed, and what to do, in one line';

create table backup_told (
  only_row boolean primary key default true check (only_row),
  told_at timestamptz not null
);
comment on table backup_told is 'The admins know that the last backup failed or is old; no row: all is well, or they do not know yet.';
