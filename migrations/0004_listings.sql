create table listing (
  id uuid primary key,
  business_id uuid not null references business (id),
  owner_id uuid not null references person (id),
  status text not null default 'draft'
    check (status in ('draft', 'in_review', 'live', 'under_offer', 'sold', 'withdrawn')),
  version integer not null default 1,
  auto_approve boolean not null default false,
  admin_may_approve boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz
);
comment on column listing.id is 'random, so that a link tells neither age nor order';
comment on column listing.admin_may_approve is 'the seller consents that an admin approves in their place';
comment on column listing.auto_approve is 'a complete NDA opens the profile without the seller looking again';
create unique index listing_open_per_business on listing (business_id) where status <> 'withdrawn' and status <> 'sold';
create index listing_owner on listing (owner_id, created_at desc, id);

-- What anybody may see. Money stands here as bands, computed when the profile is saved; the exact price only
-- where the seller chose to show it.
create table listing_teaser (
  listing_id uuid primary key references listing (id),
  status text not null,
  published_at timestamptz,
  title text not null default '',
  description text not null default '',
  industry text not null,
  location text not null default '',
  revenue_band text,
  ebitda_band text,
  price_shown text not null default 'band' check (price_shown in ('hidden', 'band', 'exact')),
  price_band text,
  price_cents bigint,
  check (price_cents is null or price_shown = 'exact')
);
comment on column listing_teaser.status is 'copy of listing.status, so that the public pages read one table';
create index listing_teaser_public on listing_teaser (published_at desc, listing_id desc)
  where status in ('live', 'under_offer');
create index listing_teaser_public_filter on listing_teaser (industry, location, published_at desc, listing_id desc)
  where status in ('live', 'under_offer');

-- What a person sees after the NDA and the seller's approval.
create table listing_profile (
  listing_id uuid primary key references listing (id),
  overview text not null default '',
  website text not null default '',
  contact_email text not null default '',
  contact_phone text not null default '',
  asking_price_cents bigint,
  revenue_cents bigint,
  ebitda_cents bigint,
  sde_cents bigint,
  employees integer,
  founded integer,
  reason_for_sale text not null default ''
);

create table listing_transition (
  id bigint generated always as identity primary key,
  listing_id uuid not null references listing (id),
  from_status text not null,
  to_status text not null,
  actor_id uuid references person (id),
  actor_party text not null,
  reason text,
  version integer not null,
  at timestamptz not null
);
create index listing_transition_listing on listing_transition (listing_id, id);

-- A broker's authority to act on a listing.
create table mandate (
  id uuid primary key,
  listing_id uuid not null references listing (id),
  broker_id uuid not null references person (id),
  may_approve boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz
);
comment on column mandate.may_approve is 'the seller delegated the decision to release the profile';
create unique index mandate_active on mandate (listing_id, broker_id) where ended_at is null;
create index mandate_broker on mandate (broker_id) where ended_at is null;
create trigger listing_transition_append_only before update or delete on listing_transition
  for each row execute function append_only();
