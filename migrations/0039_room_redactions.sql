-- Versions of documents in which parts are gone, text and pixels.

create table room_redaction (
  id uuid primary key,
  version_id uuid not null references room_version (id),
  boxes jsonb not null,
  state text not null check (state in ('waiting', 'made', 'failed')),
  refusal text,
  made_version_id uuid references room_version (id),
  asked_by uuid references person (id) on delete set null,
  asked_at timestamptz not null,
  done_at timestamptz,
  check ((state = 'failed') = (refusal is not null)),
  check ((state = 'waiting') = (done_at is null))
);
comment on table room_redaction is 'What was to be taken out of which version, and the version without it. The version itself stays with its owner.';
comment on column room_redaction.boxes is 'page, and x, y, width, height in fractions of the page';
comment on column room_redaction.made_version_id is 'null although made: the same bytes were the newest version already';
create index room_redaction_version on room_redaction (version_id, asked_at desc);
create unique index room_redaction_waiting on room_redaction (version_id) where state = 'waiting';
create index room_redaction_stalled on room_redaction (asked_at) where state = 'waiting';
