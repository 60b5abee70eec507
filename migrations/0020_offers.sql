-- A buyer's indication or letter of intent for one listing. What was sent stands in offer_round and never changes.
create table offer (
  id uuid primary key,
  listing_id uuid not null references listing (id),
  buyer_id uuid not null references person (id),
  kind text not null check (kind in ('indication', 'loi')),
  status text not null check (status in ('Draft', 'Submitted', 'Under Review', 'Countered', 'Accepted', 'Declined',
    'Withdrawn', 'Expired', 'On hold: exclusivity')),
  version integer not null default 1,
  return_to text,
  draft jsonb,
  round integer not null default 0,
  price_cents bigint,
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  accepted_at timestamptz,
  exclusive boolean not null default false,
  exclusive_until timestamptz,
  check ((round = 0) = (submitted_at is null)),
  check ((status = 'On hold: exclusivity') = (return_to is not null)),
  check (not exclusive or (status = 'Accepted' and exclusive_until is not null))
);
comment on column offer.draft is 'the terms that the buyer is writing; null once they were sent';
comment on column offer.round is 'the number of the terms that stand; 0 before anything was sent';
comment on column offer.price_cents is 'of the terms that stand';
comment on column offer.expires_at is 'of the terms that stand';
create unique index offer_one_open on offer (listing_id, buyer_id, kind)
  where status in ('Draft', 'Submitted', 'Under Review', 'Countered', 'Accepted', 'On hold: exclusivity');
create unique index offer_one_exclusive on offer (listing_id) where exclusive;
create index offer_of_buyer on offer (buyer_id, created_at desc, id desc);
create index offer_of_listing on offer (listing_id, created_at desc, id desc);
create index offer_newest on offer (created_at desc, id desc);
create index offer_running_out on offer (expires_at)
  where status in ('Submitted', 'Under Review', 'Countered', 'On hold: exclusivity');
create index offer_exclusivity on offer (exclusive_until) where exclusive;

-- The terms as they were sent: by the buyer, or as a counter by the seller.
create table offer_round (
  offer_id uuid not null references offer (id),
  number integer not null,
  by_party text not null check (by_party in ('buyer', 'seller')),
  terms jsonb not null,
  sent_at timestamptz not null,
  primary key (offer_id, number)
);
create trigger offer_round_append_only before update or delete on offer_round
  for each row execute function append_only();
comment on table offer_round is 'What was sent, to the letter. A change is another round.';

create table offer_transition (
  id bigint generated always as identity primary key,
  offer_id uuid not null references offer (id),
  from_status text,
  to_status text not null,
  actor_id uuid references person (id),
  actor_party text not null,
  reason text,
  version integer not null,
  at timestamptz not null
);
create unique index offer_transition_once on offer_transition (offer_id, version);
create trigger offer_transition_append_only before update or delete on offer_transition
  for each row execute function append_only();

-- A listing that was sold: to whom and for how much where that went through an offer here.
create table sale (
  listing_id uuid primary key references listing (id),
  seller_id uuid not null references person (id),
  buyer_id uuid references person (id),
  offer_id uuid references offer (id),
  price_cents bigint,
  sold_at timestamptz not null,
  check ((offer_id is null) = (buyer_id is null))
);
create index sale_seller on sale (seller_id);
create index sale_buyer on sale (buyer_id) where buyer_id is not null;
insert into sale (listing_id, seller_id, sold_at)
  select listing.id, listing.owner_id, coalesce(max(listing_transition.at), listing.updated_at)
  from listing left join listing_transition
    on listing_transition.listing_id = listing.id and listing_transition.to_status = 'sold'
  where listing.status = 'sold' group by listing.id;
