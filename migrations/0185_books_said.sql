-- What the books of a review said of whole years, and from when on: a listing or a health check that states a figure is held against it.
create table earnings_books_said (
  id bigint generated always as identity primary key,
  review_id uuid not null references earnings_review (id) on delete cascade,
  since timestamptz not null,
  years jsonb not null
);
create index earnings_books_said_of on earnings_books_said (review_id, id desc);
comment on column earnings_books_said.years is 'Revenue, EBITDA, adjusted EBITDA and SDE of the last twelve months and the newest fiscal year, in cents. Empty: the books did not cover a year.';
