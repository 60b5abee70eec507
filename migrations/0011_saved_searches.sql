-- Searches that people keep, and the new listings that were found for them.

create table saved_search (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  search jsonb not null,
  matcher tsquery,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly', 'off')),
  since timestamptz not null,
  next_mail_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((frequency = 'off') = (next_mail_at is null))
);
create unique index saved_search_name on saved_search (person_id, lower(name));
create index saved_search_newest on saved_search (person_id, created_at desc, id desc);
create index saved_search_due on saved_search (next_mail_at) where next_mail_at is not null;
comment on table saved_search is 'What somebody looks for: nobody else''s to know.';
comment on column saved_search.search is 'As the address of the marketplace has it.';
comment on column saved_search.matcher is 'The search as a query over listing_teaser.words, made when it is saved; null matches every listing.';
comment on column saved_search.since is 'Listings that were published from then on are new.';
comment on column saved_search.next_mail_at is 'Not before then; null when no mail is wanted.';

-- Published or edited, and not yet compared with the searches: written in the transaction of the change.
create table unmatched_listing (
  listing_id uuid primary key references listing (id) on delete cascade,
  at timestamptz not null
);
create index unmatched_listing_oldest on unmatched_listing (at, listing_id);

create table saved_search_hit (
  search_id uuid not null references saved_search (id) on delete cascade,
  listing_id uuid not null references listing (id) on delete cascade,
  found_at timestamptz not null,
  mailed_at timestamptz,
  primary key (search_id, listing_id)
);
create index saved_search_hit_waiting on saved_search_hit (search_id) where mailed_at is null;
create index saved_search_hit_oldest on saved_search_hit (found_at);
comment on table saved_search_hit is 'A listing is found once for a search, so that nobody is told twice, also when it is listed anew.';
