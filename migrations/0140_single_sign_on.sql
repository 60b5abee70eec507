-- Single sign-on: what a firm's identity provider said of a person, until the page that asked takes it.
create table sso_answer (
  hash bytea primary key,
  state_hash bytea not null unique,
  subject text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table sso_answer is 'Kept after its use until it expires, so that no state is answered twice.';
comment on column sso_answer.hash is 'SHA-256 of what the browser holds.';
comment on column sso_answer.state_hash is 'SHA-256 of the state of the sign-in.';
comment on column sso_answer.subject is 'Issuer and subject: the person''s identity at the provider.';
