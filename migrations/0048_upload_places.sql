-- A file has its place in the index from when it is announced, and is known again when it is chosen again.

alter table room_folder add column documents_placed integer not null default 0;
comment on column room_folder.documents_placed is 'how many numbers were given to documents in it: none is given twice, also where an upload was given up';
update room_folder set documents_placed = placed.last
  from (select folder_id, max(place) as last from room_document group by folder_id) as placed
  where placed.folder_id = room_folder.id;

alter table room_upload
  add column target_folder_id uuid references room_folder (id),
  add column place integer check (place > 0),
  add column modified_at timestamptz;
comment on column room_upload.target_folder_id is 'the folder at the end of the path, made when the file was announced; null: found when it is complete';
comment on column room_upload.place is 'the number that it will have there; null: it is a version of a document, or an archive';
comment on column room_upload.modified_at is 'when the sender''s own file was last changed: with path, name and size it tells the same file';
create index room_upload_target on room_upload (target_folder_id) where target_folder_id is not null;
create index room_upload_same on room_upload (room_id, created_by, name) where modified_at is not null;
