-- Signing in by two things: after the password or the identity a code of an app, a passkey, or a recovery code.
create table two_factor (
  person_id uuid primary key references person (id) on delete cascade,
  since timestamptz not null,
  app_secret bytea,
  app_step bigint
);
comment on table two_factor is 'who is asked for a second factor; without a secret the passkeys alone are one';
comment on column two_factor.app_secret is 'what the authenticator app makes its codes of (RFC 6238), sealed, bound to the person';
comment on column two_factor.app_step is 'the half minute of the last code that was taken: no code up to it is taken again';

-- An authenticator app counts once a code of it was typed; until then its secret waits here.
create table authenticator_enrolment (
  person_id uuid primary key references person (id) on delete cascade,
  session_id uuid not null,
  secret bytea not null,
  expires_at timestamptz not null
);

create table recovery_code (
  hash bytea primary key,
  person_id uuid not null references person (id) on delete cascade,
  made_at timestamptz not null,
  used_at timestamptz
);
create index recovery_code_person on recovery_code (person_id);
comment on column recovery_code.hash is 'keyed, over the person and the code: whoever reads the table learns no code';

-- Between the first step of a sign-in and the second; and what a device is asked that signs somebody in by itself.
create table sign_in_challenge (
  hash bytea primary key,
  person_id uuid references person (id) on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_challenge_person on sign_in_challenge (person_id);
comment on column sign_in_challenge.hash is 'SHA-256 of what the browser holds';
comment on column sign_in_challenge.person_id is 'null: a device says who it is';
