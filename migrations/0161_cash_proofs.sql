-- Proof of cash: what lines of bank statements are, and how differences from the books were explained.
alter table bank_line
  add column class text,
  add column pair integer,
  add column proposal text,
  add column proposed_by text check (proposed_by in ('words', 'amount')),
  add constraint bank_line_proposal check ((proposal is null) = (proposed_by is null));
comment on column bank_line.class is 'What a person said that it is; else it is of the business, unless it is one of a pair.';
comment on column bank_line.pair is 'The line of the other account that makes it a transfer.';
comment on column bank_line.proposal is 'What it likely is. It counts only once a person says so.';

create table cash_explanation (
  review_id uuid not null references earnings_review (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  side text not null check (side in ('receipts', 'disbursements')),
  amount bigint not null,
  cause text not null,
  text text not null,
  said_by uuid references person (id) on delete set null,
  said_at timestamptz not null,
  primary key (review_id, month, side)
);
create index cash_explanation_said_by on cash_explanation (said_by);
comment on table cash_explanation is 'Why the bank and the books differ in a month. The text is confidential.';
comment on column cash_explanation.amount is 'The difference that was explained, in cents: another one is a new question.';
