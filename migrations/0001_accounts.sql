-- People, how they prove who they are, and what they may do.
-- person, session, account and verification are the four tables that better-auth reads and writes, under our own
-- column names; a test asks the library whether anything is missing.

create table person (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  email_verified boolean not null,
  first_name text not null check (char_length(first_name) between 1 and 50),
  last_name text not null check (char_length(last_name) <= 50),
  username text not null unique,
  phone text check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  image text,
  banned_at timestamptz,
  ban_reason text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
comment on table person is 'Whoever has an account. The id is what other features refer to.';
comment on column person.email is 'Lower-cased; where mail goes and what one signs in with.';
comment on column person.email_verified is 'The address was confirmed by a mailed link or by the identity provider.';
comment on column person.last_name is 'Empty only for a person whose identity provider gave none.';
comment on column person.username is 'The e-mail with @ replaced by an underscore.';
comment on column person.phone is 'E.164, +1 in front of ten digits for the US; null for who came through Google.';
comment on column person.image is 'The identity provider''s picture address; kept because the library writes it, shown nowhere.';
comment on column person.banned_at is 'Since when the person is locked out; null for everybody else.';
comment on column person.ban_reason is 'Why, for admins only.';

create table session (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index session_person_id_idx on session (person_id);
comment on table session is 'One signed-in browser. Deleting the row ends its access at the next request.';
comment on column session.token is 'What the HttpOnly cookie carries, there signed with the server''s key.';

create table account (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references person (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index account_person_id_idx on account (person_id);
-- The library makes no such index: without it two people could claim one Google account in a race.
create unique index account_provider_account_key on account (provider_id, account_id);
comment on table account is 'A way in: provider_id ''credential'' is a password, ''google'' an identity at Google.';
comment on column account.account_id is 'The person''s id at the provider; for a password our own person id.';
comment on column account.password is 'Argon2id in PHC form, never the password.';
comment on column account.id_token is 'Always null: identity tokens are checked and dropped.';

create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create index verification_identifier_idx on verification (identifier);
comment on table verification is 'Short-lived challenges of better-auth.';

create table person_role (
  person_id uuid not null references person (id) on delete cascade,
  role text not null check (role in ('seller', 'buyer', 'broker', 'admin')),
  granted_at timestamptz not null,
  granted_by uuid references person (id) on delete set null,
  primary key (person_id, role)
);
comment on table person_role is 'What a person may do. Nobody gets a role by signing up.';
comment on column person_role.granted_by is 'Who gave the role; null when the system or the operator''s script did.';

create table mailed_link (
  hash bytea primary key,
  person_id uuid not null references person (id) on delete cascade,
  purpose text not null check (purpose in ('password-reset', 'email-verification')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mailed_link_person_idx on mailed_link (person_id, purpose);
comment on table mailed_link is 'Links that were mailed and not used yet; using one deletes it.';
comment on column mailed_link.hash is 'SHA-256 of the token in the link; the token itself is only in the mail.';
comment on column mailed_link.email is 'The address that the link proves; void when the person has changed it since.';

create table spent_identity_token (
  hash bytea primary key,
  expires_at timestamptz not null
);
comment on table spent_identity_token is 'Identity tokens that were traded in once, until they expire by themselves.';

create table attempt (
  key bytea not null,
  slot timestamptz not null,
  n integer not null,
  primary key (key, slot)
);
create index attempt_slot_idx on attempt (slot);
comment on table attempt is 'Counts for the rate limits.';
comment on column attempt.key is 'Keyed hash of the rule and of the account or address: nothing can be read back.';
comment on column attempt.slot is 'Begin of the window that was counted.';
