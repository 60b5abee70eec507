-- What an admin needs: closed accounts, finding people, and looking at the product as somebody else sees it.

alter table person add column closed_at timestamptz;
comment on column person.closed_at is 'Since when the account is closed; name, address and ways in are gone, what others rely on stays.';

create index person_newest_idx on person (created_at desc, id desc);
create index person_name_idx on person (lower(last_name || ' ' || first_name), id);

create table admin_view (
  id uuid primary key,
  admin_id uuid not null references person (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  session_id uuid not null,
  reason text not null check (char_length(reason) between 1 and 300),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
create unique index admin_view_one_open on admin_view (admin_id) where ended_at is null;
create index admin_view_person on admin_view (person_id);
comment on table admin_view is 'An admin looks at the product as one person sees it: reading only, for half an hour at most.';
comment on column admin_view.session_id is 'The admin''s session: the view ends with it. No foreign key: the row outlives sessions.';
comment on column admin_view.ends_at is 'When it is over by itself.';

-- The admin's table of requests is sorted and paged here, not in the browser.
create index access_request_status on access_request (status, id);
