-- A hidden code for each view of a page of a deal room, so that a picture of it can be traced to the view.
create table room_page_view (
  id uuid primary key default gen_random_uuid(),
  version_id uuid not null references room_version (id),
  person_id uuid not null references person (id) on delete cascade,
  page integer not null check (page > 0),
  minute timestamptz not null,
  side text not null check (side in ('seller', 'broker', 'buyer', 'admin')),
  key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  unique (version_id, person_id, page, minute)
);
create index room_page_view_person on room_page_view (person_id);
comment on table room_page_view is 'A page that was made for a reader in a minute, as its watermark says.';
comment on column room_page_view.side is 'In whose place the reader was; admin: while viewing as another person.';
comment on column room_page_view.key is 'Random. Only its sum (SHA-512) leaves the database: the code hidden in the picture.';

create table page_code_frame (
  id boolean primary key default true check (id),
  key bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
);
insert into page_code_frame default values;
comment on table page_code_frame is 'One row: from the sum of its key, the waves that carry all codes are drawn. Another key, and earlier pictures can no longer be read.';
