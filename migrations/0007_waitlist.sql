-- Who waits for a service: kept here always, sent on to the operator's own form where there is one.

create table waitlist_entry (
  id uuid primary key,
  list text not null check (list in ('health-check', 'earnings-quality', 'broker-program')),
  email text not null check (email = lower(email) and char_length(email) <= 254),
  disposable boolean not null,
  forwarding text not null default 'kept' check (forwarding in ('kept', 'forwarded', 'failed')),
  reason text check (
    reason in ('unreachable', 'timed-out', 'form-busy', 'form-broken', 'form-moved', 'form-refused')
  ),
  attempts integer not null default 0,
  tried_at timestamptz,
  claimed_until timestamptz,
  created_at timestamptz not null,
  unique (list, email),
  check (forwarding <> 'failed' or reason is not null),
  check (forwarding <> 'forwarded' or reason is null)
);
create index waitlist_entry_newest_idx on waitlist_entry (created_at desc, id desc);
create index waitlist_entry_list_newest_idx on waitlist_entry (list, created_at desc, id desc);
create index waitlist_entry_due_idx on waitlist_entry (coalesce(tried_at, created_at))
  where forwarding <> 'forwarded';
comment on table waitlist_entry is 'One address on one list; joining again changes nothing.';
comment on column waitlist_entry.email is 'Trimmed and lower-cased. That somebody waits to sell is nobody else''s to know: admins only.';
comment on column waitlist_entry.disposable is 'The domain gives out throw-away addresses; kept all the same.';
comment on column waitlist_entry.forwarding is 'kept: only here so far; forwarded: the external form took it; failed: it did not.';
comment on column waitlist_entry.reason is 'Why the last try did not succeed, as a code: what the form answered is not kept.';
comment on column waitlist_entry.attempts is 'Tries since it was last queued.';
comment on column waitlist_entry.claimed_until is 'Somebody is sending it: until then nobody else does.';
