alter table room_told add column seen_at timestamptz;
comment on column room_told.seen_at is 'when the buyer took the file itself or a marked copy: it is not new any more, though no page of it was looked at';
