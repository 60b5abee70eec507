-- How often the page of a listing was looked at, by day (UTC).
create table listing_view (
  listing_id uuid not null references listing (id),
  day date not null,
  views integer not null check (views > 0),
  primary key (listing_id, day)
);

-- Who has been counted today, so that nobody is counted twice. Emptied when the day is over; not in backups of the
-- log, and lost in a crash, since it is unlogged: then somebody may be counted a second time.
create unlogged table listing_visitor (
  day date not null,
  listing_id uuid not null,
  visitor bytea not null,
  primary key (day, listing_id, visitor)
);
comment on column listing_visitor.visitor is 'keyed hash of address, browser and listing; the key is another one each day';
