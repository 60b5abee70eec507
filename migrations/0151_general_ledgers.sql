-- General ledgers and journals of a review: the files as they came, sealed, and every line of them.
create table general_ledger_file (
  id uuid primary key,
  number integer generated always as identity unique,
  review_id uuid not null references earnings_review (id) on delete cascade,
  name text not null,
  size bigint not null check (size > 0),
  modified_at timestamptz,
  replaces uuid references general_ledger_file (id) on delete set null,
  added_by uuid references person (id) on delete set null,
  added_at timestamptz not null,
  touched_at timestamptz not null,
  status text not null check (status in ('receiving', 'reading', 'waiting', 'read', 'refused')),
  received bigint not null default 0 check (received >= 0 and received <= size),
  sha256 bytea,
  attempt integer not null default 0,
  bytes_read bigint not null default 0,
  lines_read integer not null default 0,
  reader_version smallint,
  refusal text,
  stop jsonb,
  reading jsonb,
  from_dataset integer check (from_dataset > 0),
  until_dataset integer check (until_dataset > from_dataset),
  constraint general_ledger_file_in_dataset check (from_dataset is null or status = 'read')
);
create index general_ledger_file_review on general_ledger_file (review_id, added_at desc);
create index general_ledger_file_added_by on general_ledger_file (added_by);
create index general_ledger_file_replaces on general_ledger_file (replaces);
create index general_ledger_file_unsettled on general_ledger_file (touched_at) where status in ('receiving', 'reading');
comment on table general_ledger_file is 'A general ledger or journal as it was exported. Its bytes stay sealed in the file store.';
comment on column general_ledger_file.number is 'What its lines name it by.';
comment on column general_ledger_file.status is 'waiting: a person has to say which column is what, or export it another way.';
comment on column general_ledger_file.attempt is 'Counts the readings, so that lines of a reading that was given up are not kept.';
comment on column general_ledger_file.stop is 'Why it waits: its first rows, or accounts whose side nothing tells.';
comment on column general_ledger_file.reading is 'What was read besides lines: days, proofs, lines with an unclear value.';
comment on column general_ledger_file.from_dataset is 'First dataset version that it is part of.';
comment on column general_ledger_file.until_dataset is 'First dataset version that it is no longer part of.';

create table general_ledger_part (
  file_id uuid not null references general_ledger_file (id) on delete cascade,
  number integer not null check (number >= 0),
  size integer not null check (size > 0),
  key text not null unique,
  primary key (file_id, number)
);
comment on table general_ledger_part is 'Where the file store has the bytes of a general ledger.';
create function loosen_general_ledger_part() returns trigger language plpgsql as $$
begin
  perform loosen_file(old.key);
  return null;
end
$$;
create trigger general_ledger_part_loosens_file after delete on general_ledger_part
  for each row execute function loosen_general_ledger_part();

create table general_ledger_account (
  id integer generated always as identity primary key,
  review_id uuid not null references earnings_review (id) on delete cascade,
  path text not null,
  code text not null,
  purpose text check (purpose in ('working_capital', 'debt', 'debt_like', 'neither')),
  proposed_by text not null check (proposed_by in ('name', 'number', 'none')),
  decided boolean not null default false,
  decided_by uuid references person (id) on delete set null,
  decided_at timestamptz,
  unique (review_id, path)
);
create index general_ledger_account_decided_by on general_ledger_account (decided_by);
comment on table general_ledger_account is 'Where an account of the books belongs, by its full path.';
comment on column general_ledger_account.code is 'Its canonical account.';
comment on column general_ledger_account.purpose is 'Of a balance-sheet account: working capital, debt, debt-like or neither.';
comment on column general_ledger_account.decided is 'Whether a person said so; else it is proposed.';

create table general_ledger_file_account (
  file_id uuid not null references general_ledger_file (id) on delete cascade,
  account integer not null,
  account_id integer not null references general_ledger_account (id) on delete cascade,
  side smallint not null check (side in (1, -1)),
  opening bigint,
  lines integer not null,
  primary key (file_id, account)
);
create index general_ledger_file_account_of on general_ledger_file_account (account_id);
comment on column general_ledger_file_account.account is 'What lines and sums of this file name the account by.';
comment on column general_ledger_file_account.side is '-1: the file wrote its amounts with credits positive.';
comment on column general_ledger_file_account.opening is 'Balance before the first line, in cents, as the file writes it.';

create table general_ledger_roll_up (
  file_id uuid not null references general_ledger_file (id) on delete cascade,
  account integer not null,
  month date not null,
  counts_from integer not null,
  amount bigint not null,
  lines integer not null,
  primary key (file_id, account, month, counts_from)
);
comment on table general_ledger_roll_up is 'Each account of a file by month: cents, a debit is positive.';

create table general_ledger_line (
  file integer not null,
  account integer not null,
  day date not null,
  sheet smallint not null,
  row integer not null,
  type text not null,
  number text not null,
  name text not null,
  memo text not null,
  split text not null,
  amount bigint not null,
  entry bigint not null,
  counts_from integer not null default 0,
  primary key (file, account, day, sheet, row)
);
comment on table general_ledger_line is 'Every line of the general ledgers. Names and memos are confidential.';
comment on column general_ledger_line.file is 'general_ledger_file.number. No foreign key: a million lines come at once, and a trigger removes them.';
comment on column general_ledger_line.amount is 'Cents, a debit is positive.';
comment on column general_ledger_line.entry is 'The same for all lines of one entry.';
comment on column general_ledger_line.counts_from is 'First dataset version that counts it: 0 from when its file is in; -1 while another file has the same line.';
create function remove_general_ledger_lines() returns trigger language plpgsql as $$
begin
  delete from general_ledger_line where file = old.number;
  return null;
end
$$;
create trigger general_ledger_file_removes_lines after delete on general_ledger_file
  for each row execute function remove_general_ledger_lines();

create table general_ledger_columns (
  review_id uuid not null references earnings_review (id) on delete cascade,
  header text not null,
  columns jsonb not null,
  said_by uuid references person (id) on delete set null,
  said_at timestamptz not null,
  primary key (review_id, header)
);
create index general_ledger_columns_said_by on general_ledger_columns (said_by);
comment on table general_ledger_columns is 'Which column is what, as a person said of a header that is not known.';
