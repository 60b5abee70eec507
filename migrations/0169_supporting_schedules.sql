-- Documents of a quality of earnings review that are tables: trial balances, aging, sales by customer, payroll, assets.
create table supporting_schedule (
  id uuid primary key,
  number integer generated always as identity unique,
  review_id uuid not null references earnings_review (id) on delete cascade,
  kind text not null
    check (kind in ('trial-balance', 'receivables', 'payables', 'customer-sales', 'payroll', 'assets')),
  name text not null,
  size integer not null check (size > 0),
  sha256 bytea not null,
  key text not null unique,
  reader_version smallint not null,
  stop jsonb,
  reading jsonb,
  starts date,
  ends date,
  days_said boolean not null default false,
  replaced_by uuid references supporting_schedule (id) on delete set null,
  added_by uuid references person (id) on delete set null,
  added_at timestamptz not null,
  check ((stop is null) <> (reading is null)),
  check (starts <= ends)
);
create index supporting_schedule_review on supporting_schedule (review_id);
create index supporting_schedule_added_by on supporting_schedule (added_by);
create index supporting_schedule_replaced_by on supporting_schedule (replaced_by);
comment on table supporting_schedule is 'A table that supports the books of a review. Its bytes stay sealed in the file store.';
comment on column supporting_schedule.stop is 'Its first rows, while a person has to say which column is what.';
comment on column supporting_schedule.reading is 'Its columns, what they come to, and what does not add up, each with its row.';
comment on column supporting_schedule.starts is 'First day of its period. Null for balances on a day, or if nothing tells.';
comment on column supporting_schedule.ends is 'The day of its balances, or the last day of its period. Null if nothing tells.';
comment on column supporting_schedule.days_said is 'Whether a person said the days.';
comment on column supporting_schedule.replaced_by is 'A newer one of the same kind and days, which counts in its place.';
create function loosen_supporting_schedule() returns trigger language plpgsql as $$
begin
  perform loosen_file(old.key);
  return null;
end
$$;
create trigger supporting_schedule_loosens_file after delete on supporting_schedule
  for each row execute function loosen_supporting_schedule();

create table supporting_schedule_row (
  schedule integer not null references supporting_schedule (number) on delete cascade,
  position integer not null,
  row integer not null,
  path text not null,
  code text not null,
  day date,
  amounts bigint[] not null,
  primary key (schedule, position)
);
comment on table supporting_schedule_row is 'Every line of the supporting schedules. Names are confidential.';
comment on column supporting_schedule_row.amounts is 'Cents, one for each column of the reading.';

create table supporting_schedule_columns (
  review_id uuid not null references earnings_review (id) on delete cascade,
  kind text not null,
  header text not null,
  columns jsonb not null,
  said_by uuid references person (id) on delete set null,
  said_at timestamptz not null,
  primary key (review_id, kind, header)
);
create index supporting_schedule_columns_said_by on supporting_schedule_columns (said_by);
comment on table supporting_schedule_columns is 'Which column is what in a schedule, as a person said of a header that is not known.';
