create table access_request (
  id uuid primary key,
  listing_id uuid not null references listing (id),
  buyer_id uuid not null references person (id),
  status text not null
    check (status in ('Requested', 'Sent to Broker', 'Awaiting Signature', 'Approved', 'Denied', 'Pending')),
  pending_reason text check (pending_reason in ('SELLER_DECISION', 'BUYER_INFO', 'COUNTERSIGN', 'COMPLIANCE')),
  return_to text,
  deny_reason text,
  message text not null default '',
  version integer not null default 1,
  requested_at timestamptz not null,
  last_updated_at timestamptz not null,
  check ((status = 'Pending') = (pending_reason is not null)),
  check ((status = 'Denied') = (deny_reason is not null))
);
create unique index access_request_one_open on access_request (listing_id, buyer_id) where status <> 'Denied';
create index access_request_listing on access_request (listing_id, requested_at desc, id desc);
create index access_request_buyer on access_request (buyer_id, requested_at desc, id desc);
create index access_request_newest on access_request (requested_at desc, id desc);

-- Every step that a request took. Written in the transaction of the step, never changed.
create table access_transition (
  id bigint generated always as identity primary key,
  request_id uuid not null references access_request (id),
  from_status text,
  to_status text not null,
  actor_id uuid references person (id),
  actor_party text not null,
  reason text,
  request_version integer not null,
  at timestamptz not null
);
create unique index access_transition_once on access_transition (request_id, request_version);

create trigger access_transition_append_only before update or delete on access_transition
  for each row execute function append_only();
