-- Closing a deal room, and the archives that are made of a closed one.

alter table deal_room
  add column closed_at timestamptz,
  add column closed_by uuid references person (id),
  add column closed_reason text check (closed_reason in ('sold', 'withdrawn', 'other')),
  add column closed_note text,
  add column kept_for uuid references person (id),
  add column kept_stage text check (kept_stage in ('S3', 'S4', 'S5')),
  add constraint deal_room_closed check (
    (closed_at is null) = (closed_reason is null) and (kept_for is null) = (kept_stage is null)
    and (closed_at is not null or (kept_for is null and closed_by is null and closed_note is null)));
comment on column deal_room.closed_at is 'From then on nothing in the room changes, and no buyer sees it but the one that it is kept for.';
comment on column deal_room.kept_for is 'The buyer who goes on reading: whoever bought.';
comment on column deal_room.kept_stage is 'How far that buyer had come when their access was last in force.';
create index deal_room_kept on deal_room (kept_for) where kept_for is not null;
create index deal_room_closed_by on deal_room (closed_by) where closed_by is not null;

create table room_archive (
  id uuid primary key,
  room_id uuid not null references deal_room (id),
  audience text not null check (audience in ('seller', 'broker', 'buyer')),
  person_id uuid references person (id),
  asked_at timestamptz not null,
  claimed_at timestamptz,
  tried_at timestamptz,
  trouble text,
  trouble_place text,
  blob_id uuid unique references room_blob (id),
  sha256 text,
  size bigint,
  files integer,
  made_at timestamptz,
  unique (room_id, audience),
  check ((audience = 'buyer') = (person_id is not null)),
  check ((made_at is null) = (blob_id is null) and (made_at is null) = (sha256 is null)
    and (made_at is null) = (size is null) and (made_at is null) = (files is null))
);
comment on table room_archive is 'One zip of a closed room for each kind of reader: the files that this reader may have, index, rights, questions, record, sums.';
comment on column room_archive.claimed_at is 'When whoever makes it last said that they are at it; null: nobody is.';
comment on column room_archive.trouble is 'Why it could not be made the last time; it is tried again.';
comment on column room_archive.trouble_place is 'The index number of the document at which that was.';
create index room_archive_waiting on room_archive (asked_at) where made_at is null;
create index room_archive_person on room_archive (person_id) where person_id is not null;

-- Which session took which archive: a download in many parts is one act.
create table room_archive_taker (
  archive_id uuid not null references room_archive (id) on delete cascade,
  session_id text not null,
  taken_at timestamptz not null,
  primary key (archive_id, session_id)
);
