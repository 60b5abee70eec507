-- Reports of a quality of earnings review: what it says at one moment, for one stage of access, kept by version.
create table earnings_report (
  id uuid primary key,
  review_id uuid not null references earnings_review (id) on delete cascade,
  stage text not null check (stage in ('summary', 'monthly', 'names')),
  number integer not null check (number > 0),
  dataset integer not null,
  final boolean not null,
  content jsonb not null,
  sha256 bytea not null,
  made_at timestamptz not null,
  made_by uuid references person (id) on delete set null,
  copy_status text check (copy_status in ('waiting', 'placed', 'failed')),
  copy_refusal text,
  copy_room_id uuid references deal_room (id) on delete set null,
  copy_folder_id uuid references room_folder (id) on delete set null,
  copy_document_id uuid references room_document (id) on delete set null,
  copied_by uuid references person (id) on delete set null,
  copied_at timestamptz,
  unique (review_id, stage, number),
  foreign key (review_id, dataset) references earnings_dataset (review_id, number) on delete cascade
);
create index earnings_report_dataset on earnings_report (review_id, dataset);
create index earnings_report_made_by on earnings_report (made_by);
create index earnings_report_copy_room on earnings_report (copy_room_id);
create index earnings_report_copy_folder on earnings_report (copy_folder_id);
create index earnings_report_copy_document on earnings_report (copy_document_id);
create index earnings_report_copied_by on earnings_report (copied_by);
create index earnings_report_copy_waiting on earnings_report (copied_at) where copy_status = 'waiting';
comment on table earnings_report is 'A written report of a review for one stage of access. Confidential like the ledger; it is printed from its content alone.';
comment on column earnings_report.number is 'Its version, counted by review and stage.';
comment on column earnings_report.final is 'Whether the owner made it final; what stood open is disclosed in it.';
comment on column earnings_report.sha256 is 'Of what it says, to tell whether another report would say something else.';
comment on column earnings_report.copy_status is 'Whether it was put into a deal room as a PDF, which its owner publishes there; null: it was not.';
comment on column earnings_report.copy_refusal is 'Why it could not be put there.';
comment on column earnings_report.copy_document_id is 'The document of which it is or becomes a version; null: a new one, or it was removed.';
