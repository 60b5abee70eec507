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

-- What anybody may see. Money, head count and age stand here as bands, computed when the listing is saved; the
-- exact price only where the seller chose to show it. Public pages read this table and no other.
create table listing_teaser (
  listing_id uuid primary key references listing (id),
  status text not null,
  published_at timestamptz,
  title text not null default '',
  description text not null default '',
  industry text not null,
  place text,
  price_display text not null default 'band' check (price_display in ('hidden', 'band', 'exact')),
  price_band text,
  price_cents bigint,
  revenue_band text,
  ebitda_band text,
  sde_band text,
  employee_band text,
  founded_band text,
  check (price_cents is null or price_display = 'exact'),
  check (price_band is null or price_display <> 'hidden')
);
comment on column listing_teaser.status is 'copy of listing.status, so that the public pages read one table';
create index listing_teaser_public on listing_teaser (published_at desc, listing_id desc)
  where status in ('live', 'under_offer');
create index listing_teaser_industry on listing_teaser (industry, published_at desc, listing_id desc)
  where status in ('live', 'under_offer');
create index listing_teaser_place on listing_teaser (place, published_at desc, listing_id desc)
  where status in ('live', 'under_offer');
create index listing_teaser_both on listing_teaser (industry, place, published_at desc, listing_id desc)
  where status in ('live', 'under_offer');
create statistics listing_teaser_pairs (dependencies, mcv, ndistinct) on industry, place from listing_teaser;

-- What a person sees after the NDA and the seller's approval.
create table listing_profile (
  listing_id uuid primary key references listing (id),
  about text not null default '',
  website text,
  contact_email text,
  contact_phone text,
  asking_price_cents bigint,
  revenue_cents bigint,
  ebitda_cents bigint,
  sde_cents bigint,
  employees integer,
  founded_year integer,
  sale_reason text check (sale_reason in ('retirement', 'relocation', 'personal', 'other'))
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

-- Who may see a profile now. Read at each request: an ended grant is over at the next one.
create table access_grant (
  id uuid primary key,
  listing_id uuid not null references listing (id),
  person_id uuid not null references person (id),
  stage text not null check (stage in ('S3', 'S4', 'S5')),
  granted_by uuid references person (id),
  granted_at timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz,
  ended_reason text
);
create unique index access_grant_active on access_grant (listing_id, person_id) where ended_at is null;
