-- The profit-and-loss files of health checks are kept as they came, not only what was understood of them.
alter table earnings_file
  add column key text unique,
  add column size integer check (size > 0),
  add column original_sha256 bytea check (length(original_sha256) = 32),
  add check ((key is null) = (size is null) and (key is null) = (original_sha256 is null));
comment on table earnings_file is 'A profit-and-loss: what was understood of it. Its bytes stay sealed in the file store.';
comment on column earnings_file.key is 'Of its bytes in the file store. Null: imported before originals were kept.';
comment on column earnings_file.size is 'Bytes of the file as it came.';
comment on column earnings_file.original_sha256 is 'Of these bytes; sha256 also counts which sheet was read.';
create function loosen_earnings_file() returns trigger language plpgsql as $$
begin
  perform loosen_file(old.key);
  return null;
end
$$;
create trigger earnings_file_loosens_file after delete on earnings_file
  for each row when (old.key is not null) execute function loosen_earnings_file();
