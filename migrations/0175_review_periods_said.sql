-- Until a person sets the periods of a review, they follow what its general ledger covers.
alter table earnings_review add column periods_said boolean not null default false;
comment on column earnings_review.periods_said is 'Whether a person set the periods. Otherwise they follow the general ledger.';
