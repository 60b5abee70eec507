-- Access tokens: with one, a program of a person's calls the API in their name, no further than the token says.
create table access_token (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  kind text not null check (kind in ('personal', 'service')),
  name text not null,
  hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  listing_ids uuid[] not null default '{}',
  room_ids uuid[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  last_used_network text,
  last_used_program text,
  reminded_at timestamptz,
  revoked_at timestamptz,
  revoked_for text,
  constraint access_token_life_check check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  constraint access_token_revoked_for_check check (revoked_for in ('owner', 'admin', 'password_reset', 'ban', 'two_factor_reset', 'role_taken')),
  constraint access_token_revoked_check check ((revoked_at is null) = (revoked_for is null))
);
create index access_token_person on access_token (person_id, created_at desc, id desc);
create index access_token_service on access_token (created_at desc, id desc) where kind = 'service';
create index access_token_expiring on access_token (expires_at) where revoked_at is null;
comment on column access_token.kind is 'personal: acts as its owner, without the admin role; service: as an admin and with that role alone, and every admin sees it';
comment on column access_token.hash is 'HMAC-SHA-256 of the secret, which is shown once and kept nowhere';
comment on column access_token.listing_ids is 'with room_ids: the only objects that it reaches; both empty: every one that its owner may reach';
comment on column access_token.last_used_at is 'to the minute';
comment on column access_token.last_used_network is 'the network of the address (/24, /48), never the whole address';
comment on column access_token.last_used_program is 'what the program calls itself';
comment on column access_token.reminded_at is 'when its owner was told that it expires soon';
comment on column access_token.revoked_for is 'who or what ended it before it expired';

alter table audit_event add column token_id uuid;
comment on column audit_event.token_id is 'the access token with which a program acted for the person; null: the person did it themselves';
