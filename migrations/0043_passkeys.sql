-- Passkeys (WebAuthn): a key in a device of a person's, by which they confirm what they sign.
create table passkey (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  added_at timestamptz not null,
  last_used_at timestamptz
);
comment on column passkey.credential_id is 'what the device calls the key, base64url';
comment on column passkey.public_key is 'COSE; the other half never leaves the device';
comment on column passkey.counter is 'what the device counted at its last use; one that goes backwards is a copy';
comment on column passkey.transports is 'how the device can be reached, as the browser told: ["internal", "hybrid"]';
create index passkey_person on passkey (person_id, added_at desc, id desc);

-- What a device is asked to sign: once, for one thing, in one session, for some minutes.
create table passkey_challenge (
  person_id uuid not null references person (id) on delete cascade,
  session_id uuid not null,
  purpose text not null check (purpose in ('register', 'nda')),
  nonce text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (person_id, purpose)
);
comment on table passkey_challenge is 'the newest of each person and purpose; used up by the first right answer';
comment on column passkey_challenge.nonce is 'base64url; to register it is the challenge, for an agreement the challenge is a hash over it, agreement, text, signature and session';

-- A signature is confirmed by a mailed code, or by a passkey for exactly this signature.
alter table nda_confirmation
  add column method text not null default 'email-code' check (method in ('email-code', 'passkey')),
  add column signature_sha256 text,
  add column credential_sha256 text,
  alter column code_hash drop not null,
  add constraint nda_confirmation_what_check check (
    case method
      when 'email-code' then code_hash is not null and signature_sha256 is null and credential_sha256 is null
      else code_hash is null and signature_sha256 is not null
    end);
comment on column nda_confirmation.signature_sha256 is 'of the signature that the passkey was used for; another one is not confirmed by it';
comment on column nda_confirmation.credential_sha256 is 'of the passkey''s credential id, once it was used: evidence that leads to no device';
