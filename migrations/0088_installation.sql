-- Which installation this is. Its id stands in the file store as well, so that an empty folder, or another's, is noticed.

create table installation (
  id uuid primary key default gen_random_uuid(),
  store_marked_at timestamptz,
  probed_at timestamptz
);
comment on table installation is 'One row.';
comment on column installation.store_marked_at is 'when the id was first written into the file store; null: it never was';
comment on column installation.probed_at is 'when a write was last tried to see whether the database takes one';
create unique index installation_is_one on installation ((true));
insert into installation default values;
