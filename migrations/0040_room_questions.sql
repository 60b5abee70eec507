-- Questions of buyers about documents of a deal room.

create table room_question (
  id uuid primary key,
  room_id uuid not null references deal_room (id),
  document_id uuid not null references room_document (id),
  page integer check (page between 1 and 100000),
  asker_id uuid not null references person (id),
  question text not null,
  state text not null check (state in (
    'asked', 'routed', 'drafted', 'approved', 'answered', 'published', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  route text check (route in ('seller', 'broker', 'expert')),
  broker_id uuid references person (id),
  expert_email text check (expert_email = lower(expert_email)),
  answer text,
  answered_at timestamptz,
  public_question text,
  published_at timestamptz,
  reason text,
  version integer not null default 1,
  check ((route = 'broker') = (broker_id is not null)),
  check ((route = 'expert') = (expert_email is not null)),
  check (state not in ('drafted', 'approved', 'answered', 'published') or answer is not null),
  check (state not in ('answered', 'published') or answered_at is not null),
  check ((state = 'published') = (published_at is not null)),
  check (state <> 'published' or public_question is not null),
  check (state <> 'declined' or reason is not null)
);
comment on table room_question is 'A question about a document, told to the seller''s side; to other buyers only once published, and never whose it was.';
comment on column room_question.page is 'null: about the whole document';
comment on column room_question.expert_email is 'who drafts the answer for the seller''s side: whoever has an account with this confirmed address';
comment on column room_question.answered_at is 'when the asker was first given the answer';
comment on column room_question.public_question is 'as others read it: the seller''s side takes out what tells whose it is';
create index room_question_room on room_question (room_id, asked_at desc, id desc);
create index room_question_published on room_question (room_id, published_at desc, id desc) where published_at is not null;
create index room_question_asker on room_question (asker_id, room_id);
create index room_question_expert on room_question (expert_email, asked_at desc, id desc) where expert_email is not null;
create index room_question_document on room_question (document_id);
create index room_question_broker on room_question (broker_id) where broker_id is not null;
