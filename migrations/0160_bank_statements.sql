-- Bank and card statements of a quality of earnings review: the files as they came, sealed, and every line of them.
create table bank_account (
  number integer generated always as identity primary key,
  review_id uuid not null references earnings_review (id) on delete cascade,
  kind text not null check (kind in ('bank', 'card')),
  name text not null,
  last_four text not null check (last_four ~ '^\d{0,4}$'),
  ledger_account_id integer references general_ledger_account (id) on delete set null
);
create index bank_account_review on bank_account (review_id);
create unique index bank_account_ledger on bank_account (ledger_account_id);
comment on table bank_account is 'A bank or card account of the owner, by the last four digits of its number and a name.';
comment on column bank_account.ledger_account_id is 'The account of the books that it is, as a person said.';

create table bank_file (
  id uuid primary key,
  number integer generated always as identity unique,
  review_id uuid not null references earnings_review (id) on delete cascade,
  name text not null,
  size integer not null check (size > 0),
  sha256 bytea not null,
  key text not null unique,
  format text not null check (format in ('ofx', 'qif', 'csv')),
  reader_version smallint not null,
  stop jsonb,
  added_by uuid references person (id) on delete set null,
  added_at timestamptz not null,
  unique (review_id, sha256)
);
create index bank_file_added_by on bank_file (added_by);
comment on table bank_file is 'A file of bank or card statements. Its bytes stay sealed in the file store.';
comment on column bank_file.stop is 'Its first rows, while a person has to say which column is what.';
create function loosen_bank_file() returns trigger language plpgsql as $$
begin
  perform loosen_file(old.key);
  return null;
end
$$;
create trigger bank_file_loosens_file after delete on bank_file
  for each row execute function loosen_bank_file();

create table bank_statement (
  number integer generated always as identity primary key,
  file_id uuid not null references bank_file (id) on delete cascade,
  at smallint not null,
  account integer references bank_account (number) on delete set null,
  kind text check (kind in ('bank', 'card')),
  name text not null,
  last_four text not null,
  starts date not null,
  ends date not null,
  file_opening bigint,
  file_closing bigint,
  typed_opening bigint,
  typed_closing bigint,
  reversed boolean not null default false,
  troubles jsonb not null,
  breaks jsonb not null,
  lines integer not null,
  amount bigint not null,
  state text not null check (state in ('in', 'proved', 'refused')),
  opening bigint,
  chained boolean not null default false,
  difference bigint,
  gap bigint,
  unique (file_id, at)
);
create index bank_statement_account on bank_statement (account);
comment on table bank_statement is 'One account in a file. Its lines count while it is proved: opening + lines = closing.';
comment on column bank_statement.name is 'What the file calls the bank or the account.';
comment on column bank_statement.reversed is 'The file wrote its amounts the other way around, which its balances prove.';
comment on column bank_statement.troubles is 'Lines that cannot be read, each with its row.';
comment on column bank_statement.breaks is 'Running balances that do not follow, each with its row and difference.';
comment on column bank_statement.amount is 'The sum of its lines, in cents.';
comment on column bank_statement.opening is 'The balance that it was proved with, in cents.';
comment on column bank_statement.chained is 'Whether the opening balance follows from the statement before.';
comment on column bank_statement.difference is 'Opening and lines less closing, in cents.';
comment on column bank_statement.gap is 'Its opening balance less where the statements before end, in cents.';

create table bank_line (
  id integer generated always as identity primary key,
  statement integer not null references bank_statement (number) on delete cascade,
  position integer not null,
  row integer not null,
  day date not null,
  amount bigint not null,
  name text not null,
  memo text not null,
  number text not null,
  reference text not null,
  slot integer not null default 0,
  counts boolean not null default false,
  unique (statement, position)
);
comment on table bank_line is 'Every line of the bank and card statements. Names and memos are confidential.';
comment on column bank_line.amount is 'Cents, into the account is positive.';
comment on column bank_line.slot is 'The same for lines of one account that two files show.';
comment on column bank_line.counts is 'Whether the line is in the figures: its statement is proved, and no earlier one has it.';

create table bank_columns (
  review_id uuid not null references earnings_review (id) on delete cascade,
  header text not null,
  columns jsonb not null,
  said_by uuid references person (id) on delete set null,
  said_at timestamptz not null,
  primary key (review_id, header)
);
create index bank_columns_said_by on bank_columns (said_by);
comment on table bank_columns is 'Which column is what in a statement, as a person said of a header that is not known.';
