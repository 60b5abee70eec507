-- What a review says of a price: working capital, debt and what comes off, as the parties would settle it.
create table earnings_price_terms (
  review_id uuid primary key references earnings_review (id) on delete cascade,
  price bigint check (price >= 0),
  working_capital boolean not null,
  peg text not null check (peg in ('latest_twelve', 'same_month')),
  collar bigint not null default 0 check (collar >= 0),
  collar_kind text not null check (collar_kind in ('tipping', 'deductible')),
  cash_stays boolean not null,
  aging jsonb not null,
  items jsonb not null,
  upkeep bigint check (upkeep >= 0),
  tax_percent smallint not null default 0 check (tax_percent between 0 and 60),
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid references person (id) on delete set null
);
create index earnings_price_terms_changed_by on earnings_price_terms (changed_by);
comment on table earnings_price_terms is 'How a price would be settled at closing. Confidential like the review.';
comment on column earnings_price_terms.price is 'Of the business, without cash and without debt, in cents; null: not said.';
comment on column earnings_price_terms.working_capital is 'Whether the price includes a normal level of working capital.';
comment on column earnings_price_terms.peg is 'How the normal level is found: the average of twelve month-ends, or the same month in the years before.';
comment on column earnings_price_terms.collar is 'Differences from the normal level up to this change no price, in cents.';
comment on column earnings_price_terms.cash_stays is 'Whether the cash stays in the business and is paid for.';
comment on column earnings_price_terms.aging is 'Receivables by age at the last month-end, in cents; empty: not said.';
comment on column earnings_price_terms.items is 'Debt and debt-like items that are not in the books.';
comment on column earnings_price_terms.upkeep is 'Yearly cost of replacing equipment, in cents; null: taken from the books.';
comment on column earnings_price_terms.tax_percent is 'Tax rate that is assumed for cash flow.';
