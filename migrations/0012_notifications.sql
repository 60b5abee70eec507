-- What people are let know of, and how they want it by mail.
create table notification (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  kind text not null,
  words text not null,
  path text not null,
  listing_id uuid references listing (id) on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz,
  digest text check (digest in ('due', 'sent', 'dropped'))
);
create index notification_newest on notification (person_id, created_at desc, id desc);
create index notification_unread on notification (person_id, created_at desc, id desc) where read_at is null;
create index notification_due on notification (person_id, created_at) where digest = 'due';
create index notification_age on notification (created_at);
comment on table notification is 'One line behind one person''s bell.';
comment on column notification.kind is 'One of noticeKinds (kernel/notice.ts); no check here, since features add kinds.';
comment on column notification.words is 'Names neither a person nor a business, so that it stays true to show after access has ended.';
comment on column notification.path is 'The page that it leads to; what the reader may see there is asked there.';
comment on column notification.listing_id is 'The listing it is about; the title is looked up at reading, as the reader may see it then.';
comment on column notification.digest is 'due: waits for the daily mail; sent: was in one; dropped: read or switched off before; null: not for the digest.';

create table notification_preference (
  person_id uuid not null references person (id) on delete cascade,
  kind text not null,
  mail text not null check (mail in ('instant', 'digest', 'off')),
  updated_at timestamptz not null,
  primary key (person_id, kind)
);
comment on table notification_preference is 'How somebody wants the mail for a kind; a kind without a row is mailed at once.';
