-- Every file in the store has a row from before its first byte until after its last: how large it is and whose use it
-- counts as. While nothing holds a file (it is loose) the row says from when on it is removed.

drop trigger loose_file_leaves_plain on loose_file;
alter table loose_file rename to stored_file;
alter index loose_file_pkey rename to stored_file_pkey;
drop index loose_file_due;
alter table stored_file
  alter column remove_after drop not null,
  add column bytes bigint check (bytes >= 0),
  add column part integer not null default 0 check (part >= 0),
  add column person_id uuid references person (id) on delete set null,
  add column room_id uuid references deal_room (id) on delete set null,
  add column blob_id uuid;
comment on table stored_file is 'What the file store holds, from before the first byte until after the last.';
comment on column stored_file.remove_after is 'null: something holds it. Else nothing does: until then somebody may still be at work on it; -infinity: at once.';
comment on column stored_file.bytes is 'before it was sealed; null: it came before files were counted, and is measured by a job';
comment on column stored_file.part is 'which part of its whole, where that lies in several; the first counts as a file';
comment on column stored_file.person_id is 'whose account it counts for: of a room its owner; null: nobody''s (agreements)';
comment on column stored_file.blob_id is 'which file of a room it is a part of';
create index stored_file_loose on stored_file (remove_after, key) where remove_after is not null;
create index stored_file_person on stored_file (person_id) where person_id is not null;
create index stored_file_blob on stored_file (blob_id) where blob_id is not null;
create index stored_file_unmeasured on stored_file (key) where bytes is null;
create index stored_file_room on stored_file (room_id) where room_id is not null;
update stored_file set bytes = 0;

create index earnings_file_by on earnings_file (kept_by);

create table storage_use (
  scope text not null check (scope in ('site', 'account', 'room')),
  id uuid not null,
  bytes bigint not null check (bytes >= 0),
  files bigint not null check (files >= 0),
  told_at timestamptz,
  primary key (scope, id)
);
comment on table storage_use is 'What is stored, for the site, each account and each room; written by a trigger on stored_file alone.';
comment on column storage_use.id is 'the account or the room; all zeros for the site';
comment on column storage_use.told_at is 'when somebody was told that little is left; null: there is enough';
create index storage_use_largest on storage_use (scope, bytes desc);
insert into storage_use (scope, id, bytes, files) values ('site', '00000000-0000-0000-0000-000000000000', 0, 0);

create function add_storage_use(person uuid, room uuid, more_bytes bigint, more_files integer) returns void
language sql as $$
  -- The site first, everywhere: whoever counts waits here, and nobody waits for two.
  update storage_use set bytes = bytes + more_bytes, files = files + more_files where scope = 'site';
  insert into storage_use as known (scope, id, bytes, files)
  select scope, id, more_bytes, more_files from (values ('account', person), ('room', room)) as given (scope, id)
  where id is not null and (more_bytes > 0 or more_files > 0)
  on conflict (scope, id) do update set bytes = known.bytes + excluded.bytes, files = known.files + excluded.files;
  update storage_use set bytes = bytes + more_bytes, files = files + more_files
  where (scope = 'account' and id = person or scope = 'room' and id = room)
    and not (more_bytes > 0 or more_files > 0);
  delete from storage_use
  where (scope = 'account' and id = person or scope = 'room' and id = room) and bytes = 0 and files = 0;
$$;
create function count_stored_file() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform add_storage_use(old.person_id, old.room_id, -coalesce(old.bytes, 0), -(old.part = 0)::integer);
  end if;
  if tg_op <> 'DELETE' then
    perform add_storage_use(new.person_id, new.room_id, coalesce(new.bytes, 0), (new.part = 0)::integer);
  end if;
  return null;
end
$$;
create trigger stored_file_counts after insert or delete on stored_file
  for each row execute function count_stored_file();
create trigger stored_file_counts_anew after update of bytes, part, person_id, room_id on stored_file
  for each row when ((old.bytes, old.part, old.person_id, old.room_id)
    is distinct from (new.bytes, new.part, new.person_id, new.room_id))
  execute function count_stored_file();

-- What is there already. Files of rooms count for the owner of the listing.
insert into stored_file (key, bytes, part, person_id, room_id, blob_id)
select part.key, part.size, part.number, listing.owner_id, deal_room.id, part.blob_id
from room_blob_part as part join room_blob on room_blob.id = part.blob_id
  join deal_room on deal_room.id = room_blob.room_id join listing on listing.id = deal_room.listing_id
on conflict do nothing;
insert into stored_file (key, person_id, room_id)
select pdf_key, listing.owner_id, deal_room.id
from room_rendition join room_version on room_version.id = room_rendition.version_id
  join deal_room on deal_room.id = room_version.room_id join listing on listing.id = deal_room.listing_id
where pdf_key is not null on conflict do nothing;
insert into stored_file (key, part, person_id)
select 'listing-photos/' || photo.id || '/' || size || '.webp', (size <> 'full')::integer, listing.owner_id
from listing_photo as photo join listing on listing.id = photo.listing_id, unnest(array['full', 'card']) as size
on conflict do nothing;
insert into stored_file (key, person_id) select file_key, person_id from buyer_proof where file_key is not null
on conflict do nothing;
insert into stored_file (key, bytes, person_id) select file_key, bytes, added_by from check_paper on conflict do nothing;
insert into stored_file (key, bytes, person_id)
select 'nda-pdfs/' || nda_pdf.id || '/' || sha256 || '.pdf', bytes, listing.owner_id
from nda_pdf join listing on listing.id = nda_pdf.listing_id on conflict do nothing;
insert into stored_file (key)
select file_key from nda where file_key is not null union select file_key from nda_seal where file_key is not null
on conflict do nothing;

-- What is let go of stays counted until its bytes are gone.
create function loosen_file(file_key text) returns void language sql as $$
  insert into stored_file (key, bytes, remove_after) values (file_key, 0, '-infinity')
  on conflict (key) do update set remove_after = '-infinity'
$$;
create or replace function loosen_photo_files() returns trigger language plpgsql as $$
begin
  perform loosen_file('listing-photos/' || old.id || '/' || size || '.webp') from unnest(array['full', 'card']) as size;
  return null;
end
$$;
create or replace function loosen_proof_file() returns trigger language plpgsql as $$
begin
  if old.file_key is not null and (tg_op = 'DELETE' or new.file_key is null) then
    perform loosen_file(old.file_key);
  end if;
  return null;
end
$$;
create or replace function loosen_room_parts() returns trigger language plpgsql as $$
begin
  perform loosen_file(old.key);
  return null;
end
$$;
create or replace function loosen_room_rendition() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.pdf_key is null then perform loosen_file(old.pdf_key); end if;
  return null;
end
$$;
drop trigger room_rendition_loosens_file on room_rendition;
create trigger room_rendition_loosens_file after delete or update of pdf_key on room_rendition
  for each row when (old.pdf_key is not null) execute function loosen_room_rendition();
create or replace function loosen_nda_pdf() returns trigger language plpgsql as $$
begin
  perform loosen_file('nda-pdfs/' || old.id || '/' || old.sha256 || '.pdf');
  return null;
end
$$;
create or replace function loosen_check_paper() returns trigger language plpgsql as $$
begin
  perform loosen_file(old.file_key);
  return null;
end
$$;
create trigger stored_file_leaves_plain before insert or update of remove_after on stored_file
  for each row when (new.remove_after is not null) execute function loose_file_is_not_sealed();

-- A document that was taken out of a room is nobody's to read any more, and its bytes need not be kept.
delete from room_blob_part using room_version, room_document
where room_version.blob_id = room_blob_part.blob_id and room_document.id = room_version.document_id
  and room_document.removed_at is not null;
update room_rendition set pdf_key = null from room_version, room_document
where room_version.id = room_rendition.version_id and room_document.id = room_version.document_id
  and room_document.removed_at is not null and pdf_key is not null;

create function free_removed_document() returns trigger language plpgsql as $$
begin
  delete from room_blob_part using room_version
  where room_version.blob_id = room_blob_part.blob_id and room_version.document_id = new.id;
  update room_rendition set pdf_key = null from room_version
  where room_version.id = room_rendition.version_id and room_version.document_id = new.id and pdf_key is not null;
  return null;
end
$$;
create trigger room_document_frees_files after update of removed_at on room_document
  for each row when (old.removed_at is null and new.removed_at is not null) execute function free_removed_document();

-- What announced files have still to come: as good as stored.
create index room_upload_receiving on room_upload (room_id) where status = 'receiving';
create index room_upload_blob on room_upload (blob_id) where blob_id is not null;
create view upload_reserve as
select room_upload.room_id, listing.owner_id as person_id, room_upload.blob_id,
  greatest(room_upload.size - coalesce(here.bytes, 0), 0) as bytes, (here.bytes is null)::integer as files
from room_upload join deal_room on deal_room.id = room_upload.room_id
  join listing on listing.id = deal_room.listing_id
  left join lateral (select sum(bytes)::bigint as bytes from stored_file where blob_id = room_upload.blob_id) as here on true
where room_upload.status = 'receiving' and room_upload.blob_id is not null;

-- Whether there is room for so many more bytes and files. Whoever asks next waits until this transaction is over, so
-- that two who ask at once are never promised the same room. null: there is; else the code, and the most there may be.
create function storage_refusal(for_person uuid, for_room uuid, more_bytes bigint, more_files integer, quotas jsonb)
returns jsonb language plpgsql as $$
declare
  asked text;
  quota text;
  used record;
  promised record;
begin
  perform from storage_use where scope = 'site' for update;
  if for_room is not null then
    select owner_id into for_person from deal_room join listing on listing.id = listing_id where deal_room.id = for_room;
  end if;
  foreach asked in array array['account', 'room', 'site'] loop
    continue when asked = 'account' and for_person is null or asked = 'room' and for_room is null;
    quota := case when asked = 'account' and not (select email_verified from person where id = for_person)
      then 'unconfirmed' else asked end;
    select coalesce(sum(bytes), 0) as bytes, coalesce(sum(files), 0) as files into used from storage_use
    where scope = asked
      and (asked = 'site' or asked = 'account' and id = for_person or asked = 'room' and id = for_room);
    select coalesce(sum(bytes), 0) as bytes, coalesce(sum(files), 0) as files into promised from upload_reserve
    where asked = 'site' or asked = 'account' and person_id = for_person or asked = 'room' and room_id = for_room;
    if used.bytes + promised.bytes + more_bytes > (quotas -> quota -> 'bytes')::bigint then
      return jsonb_build_object('code', 'quota-' || quota, 'most', quotas -> quota -> 'bytes');
    elsif used.files + promised.files + more_files > (quotas -> quota -> 'files')::bigint then
      return jsonb_build_object('code', 'quota-files', 'most', quotas -> quota -> 'files');
    end if;
  end loop;
  return null;
end
$$;

-- Notes files that are about to be put, if there is room for them; with null for quotas whether or not. What an upload
-- was promised is not asked for again, but for what is sent twice while the first is not removed yet.
create function announce_files(
  keys text[], sizes bigint[], parts integer[], for_person uuid, for_room uuid, for_blob uuid, until timestamptz,
  quotas jsonb
) returns jsonb language plpgsql as $$
declare
  more_bytes bigint := (select sum(size) from unnest(sizes) as given (size));
  more_files integer := (select count(*) from unnest(parts) as given (part) where part = 0);
  promised record;
  refusal jsonb;
begin
  perform from storage_use where scope = 'site' for update;
  if for_room is not null then
    select owner_id into for_person from deal_room join listing on listing.id = listing_id where deal_room.id = for_room;
  end if;
  select coalesce(sum(bytes), 0) as bytes, coalesce(sum(files), 0) as files into promised
  from upload_reserve where blob_id = for_blob;
  if quotas is not null and (more_bytes > promised.bytes or more_files > promised.files) then
    refusal := storage_refusal(for_person, for_room, greatest(more_bytes - promised.bytes, 0)::bigint,
      greatest(more_files - promised.files, 0)::integer, quotas);
    if refusal is not null then return refusal; end if;
  end if;
  insert into stored_file (key, bytes, part, person_id, room_id, blob_id, remove_after)
  select key, size, part, for_person, for_room, for_blob, until
  from unnest(keys, sizes, parts) as given (key, size, part)
  on conflict (key) do update set remove_after = excluded.remove_after where stored_file.remove_after is not null;
  return null;
end
$$;
