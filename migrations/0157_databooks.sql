-- Databooks of a quality of earnings review: a workbook for each stage of access, kept by version.
create table earnings_databook (
  id uuid primary key,
  review_id uuid not null references earnings_review (id) on delete cascade,
  stage text not null check (stage in ('summary', 'monthly', 'names')),
  number integer not null check (number > 0),
  dataset integer not null,
  status text not null check (status in ('making', 'made', 'failed')),
  attempt integer not null default 0,
  lines integer not null default 0,
  lines_done integer not null default 0,
  refusal text,
  basis jsonb,
  size bigint check (size > 0),
  sha256 bytea,
  asked_at timestamptz not null,
  asked_by uuid references person (id) on delete set null,
  touched_at timestamptz not null,
  made_at timestamptz,
  unique (review_id, stage, number),
  foreign key (review_id, dataset) references earnings_dataset (review_id, number) on delete cascade,
  check ((status = 'made') = (made_at is not null and size is not null and sha256 is not null and basis is not null))
);
create unique index earnings_databook_in_work on earnings_databook (review_id, stage) where status <> 'made';
create index earnings_databook_making on earnings_databook (touched_at) where status = 'making';
create index earnings_databook_dataset on earnings_databook (review_id, dataset);
create index earnings_databook_asked_by on earnings_databook (asked_by);
comment on table earnings_databook is 'A workbook of a review for one stage of access. Confidential like the lines; its bytes stay sealed in the file store.';
comment on column earnings_databook.stage is 'What it shows: a summary; also months and the ledger without names; also names and memos.';
comment on column earnings_databook.number is 'Its version, counted by review and stage.';
comment on column earnings_databook.attempt is 'Counts the times it was begun, so that one that was given up keeps nothing.';
comment on column earnings_databook.lines is 'Ledger lines that it will have; lines_done: that are written.';
comment on column earnings_databook.refusal is 'Why it could not be made.';
comment on column earnings_databook.basis is 'Fingerprints of what it was made from, to tell what changed since.';

create table earnings_databook_part (
  databook_id uuid not null references earnings_databook (id) on delete cascade,
  number integer not null check (number >= 0),
  size integer not null check (size > 0),
  key text not null unique,
  primary key (databook_id, number)
);
comment on table earnings_databook_part is 'Where the file store has the bytes of a databook.';
create function loosen_earnings_databook_part() returns trigger language plpgsql as $$
begin
  perform loosen_file(old.key);
  return null;
end
$$;
create trigger earnings_databook_part_loosens_file after delete on earnings_databook_part
  for each row execute function loosen_earnings_databook_part();
