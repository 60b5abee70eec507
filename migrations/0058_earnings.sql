-- The books of a health check: files that were kept, years that were typed, and what is added back.

create table earnings_book (
  check_id uuid primary key references health_check (id) on delete cascade,
  year_ends text not null check (year_ends ~ '^\d{4}-\d{2}-\d{2}$'),
  latest_ends text not null check (latest_ends ~ '^\d{4}-\d{2}-\d{2}$'),
  market_pay bigint check (market_pay >= 0),
  market_pay_source text not null default '',
  books_changed_at timestamptz not null,
  version integer not null default 1
);
comment on column earnings_book.year_ends is 'last day of the latest fiscal year';
comment on column earnings_book.latest_ends is 'last day of the last twelve months';
comment on column earnings_book.market_pay is 'of one owner, loaded, cents a year; null: not told';
comment on column earnings_book.books_changed_at is 'when a figure of the recast may have changed';

create table earnings_file (
  id uuid primary key,
  check_id uuid not null references earnings_book (check_id) on delete cascade,
  kept_by uuid references person (id) on delete set null,
  kept_at timestamptz not null,
  layout text not null check (layout in ('quickbooks', 'xero', 'other')),
  basis text check (basis in ('cash', 'accrual')),
  title text not null,
  sha256 bytea not null check (length(sha256) = 32),
  columns jsonb not null,
  lines jsonb not null
);
create index earnings_file_check on earnings_file (check_id, kept_at desc, id desc);
comment on table earnings_file is 'what was understood of a profit-and-loss; the file itself is not kept';
comment on column earnings_file.columns is 'label, days and use of each';
comment on column earnings_file.lines is 'account by its path, section, and cents for each column; null: no activity';

create table earnings_year (
  check_id uuid not null references earnings_book (check_id) on delete cascade,
  period text not null check (period in ('first', 'second', 'third', 'latest')),
  lines jsonb not null,
  net_income bigint not null,
  typed_by uuid references person (id) on delete set null,
  typed_at timestamptz not null,
  version integer not null default 1,
  primary key (check_id, period)
);
comment on column earnings_year.lines is 'cents by canonical account';

create table earnings_account (
  check_id uuid not null references earnings_book (check_id) on delete cascade,
  path text not null,
  section text not null,
  account text not null,
  decided_by uuid references person (id) on delete set null,
  decided boolean not null,
  primary key (check_id, path)
);
comment on table earnings_account is 'where each account of the books belongs; taken again at the next file';
comment on column earnings_account.decided is 'somebody said so; else its name did';

create table add_back (
  id uuid primary key,
  check_id uuid not null references earnings_book (check_id) on delete cascade,
  code text not null,
  title text not null,
  why text not null,
  account text,
  overlaps_with uuid references add_back (id) on delete set null,
  on_revenue boolean not null,
  same_period boolean not null,
  other_years integer not null check (other_years between 0 and 3),
  needed_by_buyer boolean not null,
  years jsonb not null,
  added_by uuid references person (id) on delete set null,
  added_at timestamptz not null,
  version integer not null default 1
);
create index add_back_check on add_back (check_id, added_at, id);
create index add_back_overlaps on add_back (overlaps_with);
comment on column add_back.account is 'canonical account that it is in; null: more than one, or not booked';
comment on column add_back.years is 'by period, in cents: recorded, replacement, recovered, effect';

create table add_back_paper (
  add_back_id uuid not null references add_back (id) on delete cascade,
  paper_id uuid not null references check_paper (id) on delete cascade,
  proof text not null check (proof in ('third-party', 'ledger', 'bank')),
  primary key (add_back_id, paper_id, proof)
);
create index add_back_paper_paper on add_back_paper (paper_id);
