-- What is new in a deal room, for each who reads there: what they were told of, and when they were last in it.

create table room_reader (
  room_id uuid not null references deal_room (id),
  person_id uuid not null references person (id) on delete cascade,
  told_version integer,
  told_stage text,
  visited_at timestamptz,
  visit_before timestamptz,
  primary key (room_id, person_id),
  check ((visited_at is null) = (visit_before is null))
);
comment on table room_reader is 'How far a buyer has been told of a room, and their visits.';
comment on column room_reader.told_version is 'deal_room.version when they were last told: while it stays, nothing can have become visible';
comment on column room_reader.told_stage is 'their stage then: a later one opens more';
comment on column room_reader.visit_before is 'when the visit before this one ended: what opened later is new to them';
create index room_reader_person on room_reader (person_id);

create table room_told (
  room_id uuid not null references deal_room (id),
  person_id uuid not null references person (id) on delete cascade,
  version_id uuid not null references room_version (id),
  document_id uuid not null references room_document (id),
  told_at timestamptz not null,
  primary key (room_id, person_id, version_id)
);
comment on table room_told is 'Versions that a buyer knows of: from a notice, or from a visit while they were open to them.';
create index room_told_person on room_told (person_id);
