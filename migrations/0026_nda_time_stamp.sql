-- A seal may carry a time stamp over its signature (PAdES B-T); without one it is at level B-B.
alter table nda_seal add column stamped_at timestamptz check (stamped_at is null or status = 'sealed');
comment on column nda_seal.stamped_at is 'when the time-stamp server saw the seal, by its own clock; null: the seal has no stamp';
