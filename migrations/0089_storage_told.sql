-- Who was told that little is left. A row of its own, and not a column of storage_use: every upload locks those.
alter table storage_use drop column told_at;
create table storage_told (
  scope text not null check (scope in ('site', 'disk', 'account', 'room')),
  id uuid not null,
  told_at timestamptz not null,
  primary key (scope, id)
);
comment on table storage_told is 'What is nearly full, and was told so; without a row there is enough, or nobody was told yet.';
comment on column storage_told.id is 'the account or the room; all zeros for the site and its disk';
