-- What each person uses of the operator's language model, so that one cannot use it all.

create table model_use (
  person_id uuid not null references person (id) on delete cascade,
  day date not null,
  tokens_in bigint not null default 0 check (tokens_in >= 0),
  tokens_out bigint not null default 0 check (tokens_out >= 0),
  primary key (person_id, day)
);
comment on table model_use is 'tokens that a person used of the outside model, by day in UTC; what is set aside for an answer on its way counts as written';
