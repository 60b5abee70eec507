-- Threads: two people who write to each other, about a listing or not.
create table thread (
  id uuid primary key,
  listing_id uuid references listing (id),
  one_id uuid references person (id) on delete set null,
  other_id uuid references person (id) on delete set null,
  last_seq integer not null default 0,
  created_at timestamptz not null
);
comment on column thread.listing_id is 'what the thread is about; null between people who deal with each other beside a listing';
comment on column thread.one_id is 'about a listing: the buyer; otherwise who began. Null once the account is gone';
comment on column thread.other_id is 'about a listing: the owner or a broker; otherwise whom they wrote to';
comment on column thread.last_seq is 'number of the newest message; the row''s lock keeps the numbers without a gap';
create unique index thread_about_listing on thread (listing_id, one_id, other_id) where listing_id is not null;
create unique index thread_between on thread (least(one_id, other_id), greatest(one_id, other_id))
  where listing_id is null;
create index thread_one on thread (one_id);
create index thread_other on thread (other_id);

create table thread_member (
  thread_id uuid not null references thread (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  read_seq integer not null default 0,
  unread integer not null default 0 check (unread >= 0),
  last_at timestamptz not null,
  primary key (thread_id, person_id)
);
comment on column thread_member.read_seq is 'up to which message this person has read';
comment on column thread_member.unread is 'how many messages of the other side came after that';
comment on column thread_member.last_at is 'when the newest message came; the order of the person''s list';
create index thread_member_newest on thread_member (person_id, last_at desc, thread_id desc);
create index thread_member_unread on thread_member (person_id) where unread > 0;

create table message (
  id uuid primary key,
  thread_id uuid not null references thread (id) on delete cascade,
  seq integer not null check (seq > 0),
  author_id uuid references person (id) on delete set null,
  body text not null,
  at timestamptz not null,
  unique (thread_id, seq)
);
comment on column message.id is 'chosen by the sender''s page, so that a message that is sent twice stands there once';
comment on column message.body is 'as it was written; contact details are taken out when somebody reads it who may not see them';

-- Whom somebody may know is asked from the one who was let in.
create index access_grant_person on access_grant (person_id) where ended_at is null;
