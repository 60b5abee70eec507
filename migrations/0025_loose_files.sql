-- Files that no row holds: bytes that were put for a transaction that is not through yet, or never was, and bytes
-- whose row is gone. A job removes them; what holds a file takes it out of here in its own transaction.
create table loose_file (
  key text primary key,
  remove_after timestamptz not null
);
comment on column loose_file.remove_after is 'Until then somebody may still be at work on it; -infinity: at once.';
create index loose_file_due on loose_file (remove_after, key);

-- Whoever deletes a photo, by whatever way, leaves its bytes to the job.
create function loosen_photo_files() returns trigger language plpgsql as $$
begin
  insert into loose_file (key, remove_after)
  select 'listing-photos/' || old.id || '/' || size || '.webp', '-infinity'
  from unnest(array['full', 'card']) size
  on conflict (key) do update set remove_after = '-infinity';
  return null;
end
$$;
create trigger listing_photo_loosens_files after delete on listing_photo
  for each row execute function loosen_photo_files();
