create table diligence_match (
  room_id uuid not null references deal_room (id) on delete cascade,
  words text not null check (words ~ '^[0-9a-f]{64}$'),
  document_id uuid not null references room_document (id) on delete cascade,
  holds boolean not null,
  said_by uuid references person (id) on delete set null,
  said_at timestamptz not null,
  primary key (room_id, words, document_id)
);
create index diligence_match_document on diligence_match (document_id);
create index diligence_match_said_by on diligence_match (said_by);
comment on table diligence_match is 'Whether a document answers requests in the same words, as the seller''s side said.';
comment on column diligence_match.words is 'SHA-256 of the plain words of a request and of the periods that it asks for.';
