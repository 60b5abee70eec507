-- Adjustments of a quality of earnings review, with the lines that each consists of.
create table earnings_adjustment (
  id uuid primary key,
  number integer generated always as identity unique,
  review_id uuid not null references earnings_review (id) on delete cascade,
  code text not null,
  title text not null,
  why text not null,
  share smallint not null default 100 check (share between 1 and 100),
  on_revenue boolean not null default false,
  needed boolean,
  third_party text not null,
  bank text not null,
  amounts jsonb not null,
  version integer not null default 1,
  added_at timestamptz not null,
  added_by uuid references person (id) on delete set null
);
create index earnings_adjustment_review on earnings_adjustment (review_id, number);
create index earnings_adjustment_added_by on earnings_adjustment (added_by);
comment on table earnings_adjustment is 'A change to the EBITDA of the books: what is taken out of it, or corrected. Confidential like the lines.';
comment on column earnings_adjustment.number is 'Their order: a line that two of them have counts in the first.';
comment on column earnings_adjustment.code is 'Its category (docs/rules/earnings.md).';
comment on column earnings_adjustment.share is 'Percentage of its lines that it takes, such as the personal use of a vehicle.';
comment on column earnings_adjustment.needed is 'Whether a buyer needs it, as a person said; null: nobody said.';
comment on column earnings_adjustment.third_party is 'The document of someone else that shows it: name and page.';
comment on column earnings_adjustment.bank is 'The line of a bank or card statement that shows it.';
comment on column earnings_adjustment.amounts is 'What is in no line: replacement cost, money recovered, corrections; each with its months.';

create table earnings_adjustment_line (
  adjustment_id uuid not null references earnings_adjustment (id) on delete cascade,
  file integer not null references general_ledger_file (number) on delete cascade,
  account integer not null,
  day date not null,
  sheet smallint not null,
  row integer not null,
  primary key (adjustment_id, file, account, day, sheet, row)
);
create index earnings_adjustment_line_of on earnings_adjustment_line (file, account, day, sheet, row);
comment on table earnings_adjustment_line is 'The ledger lines of an adjustment, as they were chosen. In a newer export the same line is found by what it says.';

-- The same customer under slightly different names counts once.
create function ledger_party(name text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(regexp_replace(regexp_replace(lower(name), '\(deleted[^)]*\)', ' ', 'g'),
    '[^[:alnum:]]+', ' ', 'g'), '(\s+(inc|llc|llp|lp|ltd|co|corp|company|corporation|incorporated|limited))+\s*$', '', 'g'))
$$;
comment on function ledger_party is 'What names of one customer or supplier have in common: letters and digits, without the legal form.';

update general_ledger_file_account set opening = opening * side where opening is not null;
comment on column general_ledger_file_account.opening is 'Balance before the first line, in cents, a debit balance is positive.';
