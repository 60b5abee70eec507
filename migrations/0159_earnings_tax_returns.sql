-- What the business tax return of a fiscal year says, typed from the form.
create table earnings_tax_return (
  review_id uuid not null references earnings_review (id) on delete cascade,
  year smallint not null,
  form text not null check (form in ('1120s', '1120', '1065', 'schedule_c')),
  basis text not null check (basis in ('cash', 'accrual')),
  amounts jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid references person (id) on delete set null,
  primary key (review_id, year)
);
create index earnings_tax_return_changed_by on earnings_tax_return (changed_by);
comment on table earnings_tax_return is 'Figures of a business tax return, to compare with the books. Confidential like the review.';
comment on column earnings_tax_return.year is 'The year in which its fiscal year ends.';
comment on column earnings_tax_return.amounts is 'By line of the form, in cents.';
