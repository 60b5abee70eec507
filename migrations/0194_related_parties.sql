-- Family and companies of the owner, as the owner lists them: a test of the ledger looks for payments to them.
create table earnings_related_parties (
  review_id uuid primary key references earnings_review (id) on delete cascade,
  parties bytea not null,
  count smallint not null check (count >= 0),
  version integer not null,
  changed_at timestamptz not null,
  changed_by uuid references person (id) on delete set null
);
create index earnings_related_parties_changed_by on earnings_related_parties (changed_by);
comment on table earnings_related_parties is 'Family and companies of the owner of a review. Never shown to buyers.';
comment on column earnings_related_parties.parties is 'Names and relations as JSON, sealed (AES-256-GCM) and bound to the review.';
comment on column earnings_related_parties.count is 'How many are on the list.';
