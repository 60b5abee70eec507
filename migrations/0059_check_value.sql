-- What a health check is worth: assets that the owner tells, scenarios, tasks of the plan, the history of the value.

create table check_assets (
  check_id uuid primary key references health_check (id) on delete cascade,
  equipment_cents bigint not null check (equipment_cents >= 0),
  inventory_cents bigint not null check (inventory_cents >= 0),
  receivables_cents bigint not null check (receivables_cents >= 0),
  liabilities_cents bigint not null check (liabilities_cents >= 0),
  changed_at timestamptz not null,
  version integer not null default 1
);
comment on table check_assets is 'at what they would bring today, as the owner says; the floor of the value';

create table check_scenario (
  id uuid primary key,
  check_id uuid not null references health_check (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  moved jsonb not null,
  score double precision,
  multiple double precision,
  low_cents bigint,
  mid_cents bigint,
  high_cents bigint,
  kept_at timestamptz not null,
  version integer not null default 1
);
create unique index check_scenario_name on check_scenario (check_id, lower(name));
comment on column check_scenario.moved is 'what was moved, by check-value/domain/what-if.ts; it is worked out anew at each look';
comment on column check_scenario.mid_cents is 'what it came to when it was kept, to stand beside what it comes to now';

create table check_task (
  id uuid primary key,
  check_id uuid not null references health_check (id) on delete cascade,
  question text not null check (question ~ '^[A-E][0-9]{1,2}$'),
  target jsonb not null,
  assignee_id uuid references person (id) on delete set null,
  assignee_name text check (char_length(assignee_name) between 1 and 80),
  due_on date not null,
  worth_cents bigint,
  gain double precision,
  status text not null default 'open' check (status in ('open', 'done', 'dropped')),
  reminded_at timestamptz,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  version integer not null default 1
);
create unique index check_task_open on check_task (check_id, question) where status = 'open';
create index check_task_check on check_task (check_id, created_at);
create index check_task_assignee on check_task (assignee_id);
create index check_task_due on check_task (due_on) where status = 'open' and reminded_at is null;
comment on table check_task is 'a weak answer that somebody makes better by a day';
comment on column check_task.target is 'the answer that it is to become';
comment on column check_task.assignee_id is 'one of the people of the check; else a name, or nobody where the account is gone';
comment on column check_task.worth_cents is 'what it was worth when it was taken or last changed';

create table check_point (
  check_id uuid not null references health_check (id) on delete cascade,
  day date not null,
  at timestamptz not null,
  claimed double precision,
  evidenced double precision,
  multiple double precision,
  low_cents bigint,
  mid_cents bigint,
  high_cents bigint,
  primary key (check_id, day)
);
comment on table check_point is 'score and value as they were last on a day (UTC) on which they changed';
