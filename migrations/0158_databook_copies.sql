-- Databooks that were put into the deal room of their business, as drafts of a document there.
create table earnings_databook_copy (
  databook_id uuid primary key references earnings_databook (id) on delete cascade,
  room_id uuid not null references deal_room (id) on delete cascade,
  folder_id uuid not null references room_folder (id) on delete cascade,
  document_id uuid references room_document (id) on delete set null,
  status text not null check (status in ('waiting', 'placed', 'failed')),
  refusal text,
  asked_at timestamptz not null,
  asked_by uuid references person (id) on delete set null,
  touched_at timestamptz not null
);
create index earnings_databook_copy_room on earnings_databook_copy (room_id);
create index earnings_databook_copy_folder on earnings_databook_copy (folder_id);
create index earnings_databook_copy_document on earnings_databook_copy (document_id);
create index earnings_databook_copy_asked_by on earnings_databook_copy (asked_by);
create index earnings_databook_copy_waiting on earnings_databook_copy (touched_at) where status = 'waiting';
comment on table earnings_databook_copy is 'A databook that was put into a deal room. The room has its own copy of the bytes, and publishes it.';
comment on column earnings_databook_copy.document_id is 'The document of which it is or becomes a version; null: a new one, or it was removed.';
comment on column earnings_databook_copy.refusal is 'Why it could not be put there.';
