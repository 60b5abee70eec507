-- Requests of buyers for documents and facts: the diligence list of a deal room.

create table diligence_request (
  id uuid primary key,
  room_id uuid not null references deal_room (id),
  asker_id uuid not null references person (id),
  place bigint generated always as identity,
  number integer not null check (number > 0),
  folder_id uuid references room_folder (id),
  title text not null,
  details text not null default '',
  priority text not null check (priority in ('low', 'normal', 'high')),
  due_on date,
  state text not null check (state in (
    'open', 'in-progress', 'answered', 'accepted', 'reopened', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  owner text check (owner in ('seller', 'broker', 'expert')),
  broker_id uuid references person (id),
  expert_email text check (expert_email = lower(expert_email)),
  note text,
  reply text,
  answered_at timestamptz,
  reason text,
  version integer not null default 1,
  unique (room_id, asker_id, number),
  check ((owner is not distinct from 'broker') = (broker_id is not null)),
  check ((owner is not distinct from 'expert') = (expert_email is not null)),
  check (state not in ('answered', 'accepted') or answered_at is not null),
  check (state not in ('declined', 'reopened') or reason is not null)
);
comment on table diligence_request is 'What a buyer asks the seller for; no other buyer learns of it.';
comment on column diligence_request.place is 'the order in which they came into all rooms: told to nobody but the seller''s side';
comment on column diligence_request.number is 'as the asker counts them in this room, from 1';
comment on column diligence_request.owner is 'who works on it for the seller''s side; the asker is not told';
comment on column diligence_request.expert_email is 'somebody outside of the deal, by a confirmed address';
comment on column diligence_request.note is 'of whoever works on it, for the seller''s side alone';
comment on column diligence_request.reason is 'why it was declined, or what is missing in the answer';
create index diligence_request_room on diligence_request (room_id, place);
create index diligence_request_asker on diligence_request (asker_id, room_id);
create index diligence_request_broker on diligence_request (broker_id) where broker_id is not null;
create index diligence_request_expert on diligence_request (expert_email, place) where expert_email is not null;
create index diligence_request_folder on diligence_request (folder_id) where folder_id is not null;

create table diligence_document (
  request_id uuid not null references diligence_request (id) on delete cascade,
  document_id uuid not null references room_document (id),
  linked_by text not null check (linked_by in ('asker', 'side')),
  primary key (request_id, linked_by, document_id)
);
comment on table diligence_document is 'Documents that one side links to a request; who may not see one learns that there is one, and not its name.';
create index diligence_document_document on diligence_document (document_id);
