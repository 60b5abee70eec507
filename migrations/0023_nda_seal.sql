-- Who seals: one certificate and the authority that vouches for it, made by the program itself when first needed.
create table seal_identity (
  id uuid primary key,
  root_certificate bytea not null,
  leaf_certificate bytea not null unique,
  leaf_key_cipher bytea not null,
  made_at timestamptz not null,
  valid_until timestamptz not null
);
comment on table seal_identity is 'the newest one that is still valid seals; all of them verify, so rows are kept for ever';
comment on column seal_identity.leaf_key_cipher is 'PKCS #8 in base64, sealed by the vault and bound to id';
comment on column seal_identity.root_certificate is 'its key was thrown away when the other certificate was made';

-- What becomes of a signed agreement: a job prints the seal into it.
create table nda_seal (
  nda_id uuid primary key references nda (id),
  status text not null default 'waiting' check (status in ('waiting', 'sealed')),
  created_at timestamptz not null,
  attempts integer not null default 0,
  tried_at timestamptz,
  failure text,
  sealed_at timestamptz,
  identity_id uuid references seal_identity (id),
  file_key text,
  file_sha256 text,
  digest text,
  check (status <> 'sealed' or (sealed_at is not null and identity_id is not null and file_key is not null
    and file_sha256 is not null and digest is not null))
);
comment on column nda_seal.failure is 'why the last try came to nothing, as a word of domain/sealing.ts; null before the first and after success';
comment on column nda_seal.digest is 'SHA-256 over what the seal covers, as it stands in the seal: by it a copy with another end or middle is found again';
create index nda_seal_waiting on nda_seal (created_at desc, nda_id desc) where status = 'waiting';
create unique index nda_seal_file on nda_seal (file_sha256);
create unique index nda_seal_digest on nda_seal (digest);
create index nda_file on nda (file_sha256) where file_sha256 is not null;

-- What was signed before there were seals is sealed now.
insert into nda_seal (nda_id, created_at) select id, signed_at from nda where status = 'signed';
