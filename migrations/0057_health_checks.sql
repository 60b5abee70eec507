-- The health check of a business: one that lives; what is handed on are its reports.

create table health_check (
  id uuid primary key,
  business_id uuid not null unique references business (id) on delete cascade,
  started_by uuid references person (id) on delete set null,
  trade_row_id uuid references valuation_row (id),
  order_id uuid references service_order (id) on delete set null,
  created_at timestamptz not null,
  version integer not null default 1
);
comment on column health_check.trade_row_id is 'the multiples that the owner chose; null: the first that fit the industry';

create table check_answer (
  check_id uuid not null references health_check (id) on delete cascade,
  question text not null check (question ~ '^[A-E][0-9]{1,2}$'),
  state text not null check (state in ('given', 'does-not-apply', 'not-done-yet')),
  number double precision,
  choice text,
  beside jsonb not null default '{}',
  answered_by uuid references person (id) on delete set null,
  answered_at timestamptz not null,
  version integer not null default 1,
  primary key (check_id, question),
  check ((state = 'given') = (num_nonnulls(number, choice) = 1)),
  check (state = 'given' or num_nonnulls(number, choice) = 0)
);
comment on column check_answer.number is 'in the unit of the question; an amount in cents';
comment on column check_answer.beside is 'the fact asked beside the value, by its name';

create table check_helper (
  id uuid primary key,
  check_id uuid not null references health_check (id) on delete cascade,
  status text not null check (status in ('invited', 'active', 'declined', 'withdrawn', 'ended')),
  invited_email text not null,
  person_id uuid references person (id) on delete cascade,
  sections text[] not null,
  books boolean not null,
  invited_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  check ((status = 'active') <= (person_id is not null)),
  check ((status in ('invited', 'active')) = (ended_at is null))
);
comment on table check_helper is 'who else may answer: the bookkeeper, say; sees the named sections, and the books where they are given';
create unique index check_helper_once on check_helper (check_id, lower(invited_email)) where ended_at is null;
create index check_helper_person on check_helper (person_id) where status = 'active';
create index check_helper_email on check_helper (lower(invited_email)) where status = 'invited';

-- Papers are evidence: behind an answer, or behind an add-back.
create table check_paper (
  id uuid primary key,
  check_id uuid not null references health_check (id) on delete cascade,
  name text not null,
  media_type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  file_key text not null unique,
  added_by uuid references person (id) on delete set null,
  added_at timestamptz not null
);
create index check_paper_check on check_paper (check_id, added_at desc, id desc);
comment on column check_paper.file_key is 'of the sealed file';
-- Whoever deletes one, by whatever way, leaves its bytes to the job.
create function loosen_check_paper() returns trigger language plpgsql as $$
begin
  insert into loose_file (key, remove_after) values (old.file_key, '-infinity')
  on conflict (key) do update set remove_after = '-infinity';
  return null;
end
$$;
create trigger check_paper_loosens_file after delete on check_paper
  for each row execute function loosen_check_paper();

create table answer_paper (
  check_id uuid not null,
  question text not null,
  paper_id uuid not null references check_paper (id) on delete cascade,
  primary key (check_id, question, paper_id),
  foreign key (check_id, question) references check_answer (check_id, question) on delete cascade
);
create index answer_paper_paper on answer_paper (paper_id);
