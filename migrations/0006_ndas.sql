-- An agreement put before one buyer for one listing. What was shown is kept to the byte.
create table nda (
  id uuid primary key,
  request_id uuid not null references access_request (id),
  listing_id uuid not null references listing (id),
  buyer_id uuid not null references person (id),
  status text not null check (status in ('issued', 'signed', 'declined', 'expired', 'void')),
  template_id text not null,
  template_version integer not null,
  template_sha256 text not null,
  document jsonb not null,
  document_sha256 text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  consented_at timestamptz,
  consent_version text,
  signed_at timestamptz,
  signer_name text,
  signer_capacity text,
  signer_entity text,
  term_ends_at timestamptz,
  file_key text,
  file_sha256 text,
  check (status <> 'signed' or (signed_at is not null and file_sha256 is not null))
);
comment on column nda.document is 'the blocks that the screen shows and the PDF prints';
comment on column nda.document_sha256 is 'SHA-256 of the canonical text of document';
create unique index nda_one_open on nda (request_id) where status = 'issued';
create index nda_request on nda (request_id);
create index nda_listing_buyer on nda (listing_id, buyer_id);
create index nda_overdue on nda (expires_at) where status = 'issued';

-- The audit trail of one agreement, each row holding the hash of the one before.
create table nda_event (
  nda_id uuid not null references nda (id),
  number integer not null,
  kind text not null,
  at timestamptz not null,
  actor_id uuid references person (id),
  evidence jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (nda_id, number)
);
create trigger nda_event_append_only before update or delete on nda_event
  for each row execute function append_only();
create trigger nda_event_no_truncate before truncate on nda_event
  for each statement execute function append_only();
comment on column nda_event.hash is 'SHA-256 of the canonical text of this row and previous_hash';
comment on column nda_event.evidence is 'what was seen with the event: address, browser, session, values entered';
comment on column nda.file_key is 'where the signed PDF lies in the file store; the key holds its hash, so no other file can take its place';
