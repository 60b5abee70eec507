-- Quality of earnings: the review of a business, and the versions of what its figures are made from.
create table earnings_review (
  id uuid primary key,
  business_id uuid not null unique references business (id) on delete cascade,
  started_by uuid references person (id) on delete set null,
  created_at timestamptz not null,
  year_ends text not null check (year_ends ~ '^\d{4}-\d{2}-\d{2}$'),
  latest_ends text not null check (latest_ends ~ '^\d{4}-\d{2}-\d{2}$'),
  years smallint not null check (years in (2, 3)),
  dataset integer not null default 0 check (dataset >= 0),
  version integer not null default 1
);
create index earnings_review_started_by on earnings_review (started_by);
create index earnings_review_newest on earnings_review (created_at desc, id desc);
comment on table earnings_review is 'The quality of earnings review of a business: one for each.';
comment on column earnings_review.year_ends is 'Last day of the latest fiscal year.';
comment on column earnings_review.latest_ends is 'Last day of the last twelve months.';
comment on column earnings_review.years is 'Fiscal years reviewed.';
comment on column earnings_review.dataset is 'Number of the current dataset version; 0: nothing was read yet.';

create table earnings_dataset (
  review_id uuid not null references earnings_review (id) on delete cascade,
  number integer not null check (number > 0),
  cause text not null check (cause in ('file_added', 'file_replaced', 'file_removed')),
  moved jsonb not null,
  created_at timestamptz not null,
  created_by uuid references person (id) on delete set null,
  primary key (review_id, number)
);
create index earnings_dataset_created_by on earnings_dataset (created_by);
comment on table earnings_dataset is 'A version of everything that a review has read. A figure names its version, so it can always be opened.';
comment on column earnings_dataset.moved is 'What differs from the version before: how many months of accounts, and the largest of them.';
