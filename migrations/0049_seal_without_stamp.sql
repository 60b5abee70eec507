-- A seal that should have carried a time stamp and does not: an admin is shown them.
alter table nda_seal add column stamp_missed boolean not null default false
  check (not stamp_missed or (status = 'sealed' and stamped_at is null));
comment on column nda_seal.stamp_missed is 'a time-stamp server was set and gave none when the seal was made';
create index nda_seal_without_stamp on nda_seal (sealed_at desc, nda_id desc) where stamp_missed;
