-- Signed agreements, a seller's own PDFs and photos were kept plain. A job seals each and takes it out of here; what is
-- put from now on is sealed at once.
create table plain_file (key text primary key);
comment on table plain_file is 'files that lie unencrypted in the store, until the job has sealed them';

insert into plain_file (key)
select file_key from nda where file_key is not null
union select file_key from nda_seal where file_key is not null
union select 'nda-pdfs/' || id || '/' || sha256 || '.pdf' from nda_pdf
union select 'listing-photos/' || id || '/' || size || '.webp' from listing_photo, unnest(array['full', 'card']) as size;

-- What is let go of is not sealed any more; one that is just being sealed is let go of afterwards.
create function loose_file_is_not_sealed() returns trigger language plpgsql as $$
begin
  delete from plain_file where key = new.key;
  return new;
end
$$;
create trigger loose_file_leaves_plain before insert on loose_file
  for each row execute function loose_file_is_not_sealed();
