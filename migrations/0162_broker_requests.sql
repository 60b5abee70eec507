-- What a person who wants to act as a broker here says about their practice, and what an admin made of it.
create table broker_request (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  status text not null check (status in ('requested', 'approved', 'declined', 'withdrawn')),
  version integer not null default 1,
  firm text not null check (char_length(firm) between 1 and 120),
  license_state text,
  license_number text check (char_length(license_number) between 1 and 60),
  practice text check (char_length(practice) between 1 and 500),
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references person (id) on delete set null,
  reason text,
  check (license_number is null or license_state is not null),
  check ((status in ('approved', 'declined')) = (decided_at is not null)),
  check ((status = 'declined') = (reason is not null))
);
comment on table broker_request is 'Confidential: its person and admins read it.';
comment on column broker_request.license_state is 'The slug of the state that issued the license, or requires one.';
comment on column broker_request.decided_by is 'The admin; null once their account is closed.';
comment on column broker_request.reason is 'Why it was declined, as the person reads it.';
create unique index broker_request_one_open on broker_request (person_id) where status = 'requested';
create index broker_request_person on broker_request (person_id, requested_at desc, id desc);
create index broker_request_queue on broker_request (requested_at, id) where status = 'requested';
create index broker_request_decided_by on broker_request (decided_by);
