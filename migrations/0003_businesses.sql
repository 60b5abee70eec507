-- What an owner tells us about the business itself. Confidential as a whole: no public page reads this table.
create table business (
  id uuid primary key,
  owner_id uuid not null references person (id),
  business_name text not null,
  business_address text not null,
  dba text,
  industry text not null,
  ein_cipher bytea not null,
  ein_index bytea not null,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (owner_id, ein_index)
);
comment on column business.ein_cipher is 'AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text; the business id is authenticated with it';
comment on column business.ein_index is 'HMAC-SHA-256 of the digits: finds a repeated EIN without reading one';
create index business_owner on business (owner_id, created_at desc, id);
