-- What somebody keeps an eye on, and what is left of a listing that went off the market.

create table watched_listing (
  person_id uuid not null references person (id) on delete cascade,
  listing_id uuid not null references listing (id) on delete cascade,
  told_version integer not null,
  created_at timestamptz not null,
  primary key (person_id, listing_id)
);
create index watched_listing_newest on watched_listing (person_id, created_at desc, listing_id desc);
create index watched_listing_untold on watched_listing (listing_id, person_id);
comment on table watched_listing is 'Who watches which listing: nobody''s to know but the watcher''s.';
comment on column watched_listing.told_version is 'The version of the listing that the watcher knows of: changes up to it are not told again.';

create table departed_listing (
  listing_id uuid primary key references listing (id) on delete cascade,
  title text not null,
  at timestamptz not null
);
comment on table departed_listing is 'The title with which a listing was last public. What its owner writes afterwards is nobody''s to see.';
