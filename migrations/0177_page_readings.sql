-- Pages that are pictures, such as scans, are read by OCR. Their words are found like those of other pages.

alter table room_page_text add column picture boolean not null default false;
alter table room_page_text drop constraint room_page_text_pkey;
alter table room_page_text add primary key (version_id, page, picture);
comment on column room_page_text.picture is 'read from the picture of the page, so it may contain mistakes';

alter table room_rendition add column pictures_by integer;
alter table room_rendition add column pictures_done_at timestamptz;
comment on column room_rendition.pictures_by is 'version of the reader for which the pages to read were chosen; null: not yet';
comment on column room_rendition.pictures_done_at is 'when all of them had been read';
create index room_rendition_pictures on room_rendition (made_at) where pictures_done_at is null;

alter table room_version add column pictures_wait boolean not null default false;
comment on column room_version.pictures_wait is 'its text contains no personal data, and its pictures are still to be read';

create table room_page_reading (
  version_id uuid not null references room_version (id),
  page integer not null check (page > 0),
  state text not null check (state in ('waiting', 'read', 'illegible', 'blank')),
  attempts integer not null default 0,
  begun_at timestamptz,
  confidence integer check (confidence between 0 and 100),
  words jsonb,
  primary key (version_id, page)
);
comment on table room_page_reading is 'Pages that are pictures, and what became of reading them.';
comment on column room_page_reading.begun_at is 'when a process began to read it';
comment on column room_page_reading.confidence is 'mean confidence of its words, in percent';
comment on column room_page_reading.words is 'each word with its box, x, y, width, height in fractions of the page';
create index room_page_reading_waiting on room_page_reading (version_id) where state = 'waiting';

-- A removed document keeps who looked at it, and nothing of what it says.
create function forget_room_page_words() returns trigger language plpgsql as $$
begin
  delete from room_page_text using room_version
  where room_version.id = room_page_text.version_id and room_version.document_id = new.id;
  delete from room_page_reading using room_version
  where room_version.id = room_page_reading.version_id and room_version.document_id = new.id;
  return null;
end
$$;
create trigger room_document_forgets_words after update of removed_at on room_document
  for each row when (old.removed_at is null and new.removed_at is not null) execute function forget_room_page_words();
delete from room_page_text using room_version, room_document
where room_version.id = room_page_text.version_id and room_document.id = room_version.document_id
  and room_document.removed_at is not null;
