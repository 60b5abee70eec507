-- Quality of earnings: what forensic tests find in the general ledger of one dataset version.
create table earnings_test_run (
  review_id uuid not null,
  dataset integer not null,
  status text not null check (status in ('running', 'done', 'failed')),
  attempt integer not null default 0,
  step integer not null default 0,
  basis text,
  scope jsonb,
  results jsonb not null default '[]',
  started_at timestamptz not null,
  touched_at timestamptz not null,
  primary key (review_id, dataset),
  foreign key (review_id, dataset) references earnings_dataset (review_id, number) on delete cascade
);
create index earnings_test_run_running on earnings_test_run (touched_at) where status = 'running';
comment on table earnings_test_run is 'The forensic tests over the whole ledger of a dataset version: one run, made anew if accounts or months changed.';
comment on column earnings_test_run.attempt is 'Counts the runs, so that one that was given up keeps nothing.';
comment on column earnings_test_run.step is 'Tests that are done.';
comment on column earnings_test_run.basis is 'Fingerprint of the accounts and months that it was worked out with.';
comment on column earnings_test_run.scope is 'Materiality, revenue of the last twelve months, and what the ledger has to test with.';
comment on column earnings_test_run.results is 'Each test with the number of subjects beyond those kept.';

create table earnings_finding (
  id uuid primary key,
  review_id uuid not null,
  dataset integer not null,
  test text not null,
  subject text not null,
  dollars bigint not null,
  stake bigint not null,
  rows integer not null,
  facts jsonb,
  explanation text,
  explained_by uuid references person (id) on delete set null,
  explained_at timestamptz,
  asked_again boolean not null default false,
  attempt integer not null,
  version integer not null default 1,
  unique (review_id, dataset, test, subject),
  foreign key (review_id, dataset) references earnings_test_run (review_id, dataset) on delete cascade,
  check ((explanation is null) = (explained_at is null))
);
create index earnings_finding_explained_by on earnings_finding (explained_by);
comment on table earnings_finding is 'Something in a general ledger that is worth an explanation. It accuses no one.';
comment on column earnings_finding.subject is 'What it is about: an account, a month, a party. Confidential like the lines.';
comment on column earnings_finding.dollars is 'Cents that it is about.';
comment on column earnings_finding.stake is 'Cents of it that a buyer could take off: of the last twelve months, or owed at their end.';
comment on column earnings_finding.rows is 'How many lines are behind it; the largest of them are kept.';
comment on column earnings_finding.attempt is 'The run that found it; a later run removes what it does not find.';
comment on column earnings_finding.asked_again is 'The explanation was given for an earlier version of the books, in which this was different.';

create table earnings_finding_line (
  finding_id uuid not null references earnings_finding (id) on delete cascade,
  file integer not null,
  account integer not null,
  day date not null,
  sheet smallint not null,
  row integer not null,
  cents bigint not null,
  primary key (finding_id, file, account, day, sheet, row)
);
comment on table earnings_finding_line is 'The lines behind a finding, by their keys.';
comment on column earnings_finding_line.cents is 'What the line counts for in the stake, so that lines that findings share count once.';
