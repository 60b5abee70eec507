-- Deal rooms: one for a listing, a tree of folders, documents with versions, who may open what.

create table deal_room (
  id uuid primary key,
  listing_id uuid not null unique references listing (id),
  opened_by uuid references person (id),
  created_at timestamptz not null,
  published_at timestamptz,
  version integer not null default 1
);
comment on table deal_room is 'Where the documents of one listing are read.';
comment on column deal_room.published_at is 'When something was last published; null: no buyer has ever seen the room.';
create index deal_room_newest on deal_room (created_at desc, id desc);

create table room_folder (
  id uuid primary key,
  room_id uuid not null references deal_room (id),
  parent_id uuid references room_folder (id),
  place integer not null check (place between 0 and 9999),
  name text not null,
  stage text check (stage in ('S3', 'S4', 'S5', 'seller')),
  required boolean not null default false,
  not_applicable text,
  template_code text,
  created_at timestamptz not null,
  version integer not null default 1,
  removed_at timestamptz
);
comment on column room_folder.place is 'its number among its neighbours, never given twice: the index number of a document stays what it was';
comment on column room_folder.stage is 'from which stage a buyer may see what is in it; null: as the folder above; seller: no buyer';
comment on column room_folder.not_applicable is 'why nothing will ever be in it';
comment on column room_folder.template_code is 'which folder of the standard index it is';
create unique index room_folder_place on room_folder (room_id, parent_id, place) nulls not distinct;
create unique index room_folder_template on room_folder (room_id, template_code) where removed_at is null;

create table room_group (
  id uuid primary key,
  room_id uuid not null references deal_room (id),
  name text not null,
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index room_group_name on room_group (room_id, lower(name));
create table room_group_member (
  group_id uuid not null references room_group (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  primary key (group_id, person_id)
);
create index room_group_member_person on room_group_member (person_id);

-- The bytes of a file, in parts, each sealed by itself and kept in the file store.
create table room_blob (
  id uuid primary key,
  room_id uuid not null references deal_room (id),
  size bigint not null check (size >= 0),
  sha256 text,
  created_at timestamptz not null
);
comment on column room_blob.sha256 is 'of the whole file as it came; null: not all of it is here yet';
create table room_blob_part (
  blob_id uuid not null references room_blob (id) on delete cascade,
  number integer not null check (number >= 0),
  size integer not null check (size > 0),
  key text not null unique,
  primary key (blob_id, number)
);
comment on column room_blob_part.key is 'where the file store has it: a fresh one for each try, so that two senders never write to one place';
create function loosen_room_parts() returns trigger language plpgsql as $$
begin
  insert into loose_file (key, remove_after)
  values (old.key, '-infinity')
  on conflict (key) do update set remove_after = '-infinity';
  return null;
end
$$;
create trigger room_blob_part_loosens_file after delete on room_blob_part
  for each row execute function loosen_room_parts();

create table room_document (
  id uuid primary key,
  room_id uuid not null references deal_room (id),
  folder_id uuid not null references room_folder (id),
  place integer not null check (place > 0),
  name text not null,
  created_at timestamptz not null,
  created_by uuid references person (id),
  published_version_id uuid,
  version integer not null default 1,
  removed_at timestamptz
);
comment on column room_document.name is 'as it was given, whatever script; files and archives use the safe form of it';
comment on column room_document.published_version_id is 'what buyers see; null: nothing yet';
comment on column room_document.removed_at is 'gone for everybody, its number with it; the row stays, for what the ledger says of it';
create unique index room_document_place on room_document (folder_id, place);
create index room_document_room on room_document (room_id, folder_id) where removed_at is null;

create table room_version (
  id uuid primary key,
  room_id uuid not null references deal_room (id),
  document_id uuid not null references room_document (id),
  number integer not null check (number > 0),
  blob_id uuid not null unique references room_blob (id),
  file_name text not null,
  kind text not null,
  size bigint not null,
  sha256 text not null,
  created_at timestamptz not null,
  created_by uuid references person (id),
  published_at timestamptz,
  personal_data text not null check (personal_data in ('waiting', 'unreadable', 'none', 'found', 'cleared')),
  cleared_at timestamptz,
  cleared_by uuid references person (id),
  cleared_why text,
  unique (document_id, number),
  check ((personal_data = 'cleared') = (cleared_at is not null))
);
comment on column room_version.file_name is 'as it was given';
comment on column room_version.kind is 'what the bytes are, found by looking at them';
comment on column room_version.personal_data is 'waiting: nobody has read it yet; found: holds publishing until cleared; unreadable: has no text that could be read';
create index room_version_document on room_version (document_id, number desc);
create index room_version_staged on room_version (room_id) where published_at is null;
alter table room_document add foreign key (published_version_id) references room_version (id);

create table room_finding (
  version_id uuid not null references room_version (id),
  number integer not null,
  kind text not null check (kind in ('ssn', 'bank-account', 'card', 'birth-date')),
  masked text not null,
  place text not null,
  primary key (version_id, number)
);
comment on table room_finding is 'Personal data that was found in a document: its kind, the last characters, and where.';

create table room_right (
  id uuid primary key,
  room_id uuid not null references deal_room (id),
  folder_id uuid references room_folder (id),
  document_id uuid references room_document (id),
  group_id uuid references room_group (id) on delete cascade,
  person_id uuid references person (id) on delete cascade,
  level text not null check (level in ('none', 'view', 'watermarked', 'original')),
  set_by uuid references person (id),
  set_at timestamptz not null,
  check (folder_id is null or document_id is null),
  check (group_id is null or person_id is null)
);
comment on table room_right is 'Who may do what where. No folder and no document: the whole room. No group and no person: everybody with access.';
create unique index room_right_once on room_right (room_id, folder_id, document_id, group_id, person_id) nulls not distinct;

create table room_upload (
  id uuid primary key,
  room_id uuid not null references deal_room (id),
  folder_id uuid references room_folder (id),
  document_id uuid references room_document (id),
  path text[] not null default '{}',
  name text not null,
  size bigint not null check (size >= 0),
  received bigint not null default 0,
  kind text not null check (kind in ('file', 'zip')),
  status text not null check (status in ('receiving', 'unpacking', 'done', 'refused')),
  refusal text,
  blob_id uuid references room_blob (id) on delete set null,
  entries integer not null default 0,
  entries_done integer not null default 0,
  entries_refused integer not null default 0,
  created_by uuid references person (id),
  created_at timestamptz not null,
  touched_at timestamptz not null,
  check (received between 0 and size),
  check ((status = 'refused') = (refusal is not null))
);
comment on column room_upload.received is 'bytes that are durable: where the sender goes on after whatever happened';
comment on column room_upload.path is 'folders below folder_id, made when the file is complete';
comment on column room_upload.document_id is 'of which document it is the next version; null: of a new one';
create index room_upload_room on room_upload (room_id, created_at desc, id desc);
create index room_upload_touched on room_upload (touched_at) where status = 'receiving';

-- Entries of a zip that did not come in, with the reason.
create table room_entry_refusal (
  upload_id uuid not null references room_upload (id) on delete cascade,
  number integer not null,
  name text not null,
  refusal text not null,
  primary key (upload_id, number)
);
