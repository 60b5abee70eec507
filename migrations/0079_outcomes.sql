-- How it went on with the listing, beside the status of a request or an offer: who bought is never told "Denied".

alter table access_request
  add column outcome text check (outcome in ('BOUGHT', 'SOLD_TO_ANOTHER', 'SOLD', 'WITHDRAWN'));
comment on column access_request.outcome is 'what became of the listing while this was open: bought by this buyer, sold, or withdrawn; beside the status, which stays';
alter table offer
  add column outcome text check (outcome in ('BOUGHT', 'SOLD_TO_ANOTHER', 'SOLD', 'WITHDRAWN'));
comment on column offer.outcome is 'what became of the listing while this was open; beside the status, which stays';

-- What was closed before this column: by the sale, or by the step that withdrew the listing at that very instant.
update access_request as request
set outcome = case
  when sale.buyer_id = request.buyer_id then 'BOUGHT'
  when sale.buyer_id is not null then 'SOLD_TO_ANOTHER' else 'SOLD' end
from sale
where sale.listing_id = request.listing_id and request.deny_reason = 'LISTING_CLOSED'
  and request.last_updated_at >= sale.sold_at;
update access_request set outcome = 'WITHDRAWN' where deny_reason = 'LISTING_CLOSED' and outcome is null;
update offer
set outcome = case
  when sale.offer_id = offer.id then 'BOUGHT'
  when sale.buyer_id is not null then 'SOLD_TO_ANOTHER' else 'SOLD' end
from sale
where sale.listing_id = offer.listing_id
  and ((sale.offer_id = offer.id and offer.status = 'Accepted') or (offer.status in ('Declined', 'Withdrawn') and exists (
    select from offer_transition as step
    where step.offer_id = offer.id and step.actor_party = 'system' and step.to_status = offer.status
      and step.version = offer.version and step.at >= sale.sold_at)));
update offer set outcome = 'WITHDRAWN'
where outcome is null and status in ('Declined', 'Withdrawn') and exists (
  select from offer_transition as step
  where step.offer_id = offer.id and step.actor_party = 'system' and step.to_status = offer.status
    and step.version = offer.version);

-- The last line: what was bought stays bought, and any other outcome is of something that ended with its listing.
alter table access_request
  add constraint access_request_outcome check (
    outcome is null or deny_reason = 'LISTING_CLOSED' or (outcome = 'BOUGHT' and status = 'Approved')),
  add constraint access_request_closed check (deny_reason is distinct from 'LISTING_CLOSED' or outcome is not null);
alter table offer
  add constraint offer_outcome check (
    outcome is null or (outcome = 'BOUGHT') = (status = 'Accepted') and status in ('Accepted', 'Declined', 'Withdrawn'));
create unique index access_request_one_bought on access_request (listing_id) where outcome = 'BOUGHT';
create unique index offer_one_bought on offer (listing_id) where outcome = 'BOUGHT';

-- The step that closed it says the same; steps before this column keep what they said.
alter table access_transition
  add column outcome text check (outcome in ('BOUGHT', 'SOLD_TO_ANOTHER', 'SOLD', 'WITHDRAWN'));
alter table offer_transition
  add column outcome text check (outcome in ('BOUGHT', 'SOLD_TO_ANOTHER', 'SOLD', 'WITHDRAWN'));

-- A block hides listings from people, but nobody can hide from buyers what they bought.
create or replace function hidden_listings(viewer uuid) returns setof uuid language sql stable strict as $$
  select listing.id from listing
  where listing.owner_id in (select blocking_owners(viewer)) and not exists (
    select from mandate
    where mandate.listing_id = listing.id and mandate.broker_id = viewer and mandate.ended_at is null)
  and not exists (
    select from sale where sale.listing_id = listing.id and sale.buyer_id = viewer)
$$;
