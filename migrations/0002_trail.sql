-- What was done (audit_event) and what was told by mail (outgoing_mail).

create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_role text not null,
  request_id text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  detail jsonb not null default '{}'
);
create index audit_event_subject_idx on audit_event (subject_type, subject_id, id);
create index audit_event_actor_idx on audit_event (actor_id, id);
comment on table audit_event is 'Append-only: written in the transaction of the change itself, never changed, never deleted.';
comment on column audit_event.actor_id is 'The person; null for visitors and for the system. No foreign key: the trail outlives accounts.';
comment on column audit_event.actor_role is 'visitor, system, or the person''s roles at that time, comma between them (''member'' for none).';
comment on column audit_event.detail is 'Ids, codes and counts; never names, addresses or figures.';

create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function append_only();
create trigger audit_event_no_truncate before truncate on audit_event
  for each statement execute function append_only();

create table outgoing_mail (
  id uuid primary key,
  recipient text not null,
  kind text not null,
  subject text not null,
  body text not null,
  secret boolean not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index outgoing_mail_newest_idx on outgoing_mail (created_at desc, id desc);
comment on table outgoing_mail is 'Every mail, written in the transaction that caused it and delivered by a job afterwards.';
comment on column outgoing_mail.kind is 'Which mail it is (''password-reset'' …), for filters and tests.';
comment on column outgoing_mail.subject is 'Names neither a person nor a business: subjects are seen on lock screens.';
comment on column outgoing_mail.secret is 'The body carries a link that grants something: it is erased once the mail was sent.';
comment on column outgoing_mail.status is 'queued: waits; sent: handed to the mail server; kept: no mail server, read it here; failed: gave up.';
comment on column outgoing_mail.settled_at is 'When it was sent, kept or given up.';
