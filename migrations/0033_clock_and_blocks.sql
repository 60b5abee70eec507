-- The clock of a request that waits: reminders, then the admins, then it closes by itself.

alter table access_request
  add column clock_from timestamptz not null default current_timestamp,
  add column clock_step smallint not null default 0 check (clock_step between 0 and 3);
comment on column access_request.clock_from is 'since when it waits at its status; what it closes by is counted from here';
comment on column access_request.clock_step is 'how many of the reminders were sent since; the last one went to the admins';
-- Requests that nobody answered had no clock so far: theirs starts today. Pending ones had.
update access_request set clock_from = last_updated_at where status not in ('Requested', 'Sent to Broker');
create index access_request_clock on access_request (clock_from)
  where status in ('Requested', 'Sent to Broker', 'Pending');

-- Whom a seller does not want to show a listing to: a person, a company, everybody with an address below a mail domain.
create table block (
  id uuid primary key,
  owner_id uuid not null references person (id) on delete cascade,
  kind text not null check (kind in ('person', 'company', 'domain')),
  pattern text not null,
  person_id uuid references person (id) on delete set null,
  label text not null,
  created_at timestamptz not null,
  unique (owner_id, kind, pattern)
);
comment on column block.pattern is 'an address in lower case, a company as company_key writes it, or a domain that can be registered';
comment on column block.person_id is 'whose address it was when it was blocked: another address later does not help; told to nobody';
comment on column block.label is 'as the seller typed it';
create index block_pattern on block (kind, pattern);
create index block_person on block (person_id) where person_id is not null;
create index block_owner on block (owner_id, created_at desc, id desc);

-- "The Acme Co., L.L.C." and "ACME" are one company: case, punctuation, a leading article and legal forms do not count.
create function company_key(name text) returns text language sql immutable parallel safe strict
return replace(regexp_replace(regexp_replace(
  trim(regexp_replace(replace(replace(lower(name), '.', ''), '&', ' and '), '[[:space:][:punct:]]+', ' ', 'g')),
  '( (llc|lllp|llp|lp|pllc|pc|inc|incorporated|corp|corporation|co|company|ltd|limited|plc|gmbh|ag|sa|bv|nv))+$', ''),
  '^the ', ''), ' ', '');

-- mail.acme.example: itself, acme.example and example.
create function mail_domains(email text) returns text[] language sql immutable parallel safe strict
return (
  select array_agg(array_to_string(parts[n:], '.'))
  from (select string_to_array(substring(lower(email) from '[^@]*$'), '.') as parts) split,
    generate_series(1, array_length(parts, 1)) n
);

-- The sellers who block this person. A company is one whose business is registered here or that an NDA was signed for.
create function blocking_owners(viewer uuid) returns setof uuid language sql stable strict as $$
  select owner_id from (
    select owner_id from block where person_id = viewer
    union
    select block.owner_id from person join block
      on (block.kind = 'person' and block.pattern = person.email)
      or (block.kind = 'domain' and block.pattern = any (mail_domains(person.email)))
      where person.id = viewer
    union
    select block.owner_id from (
      select company_key(business_name) as name from business where owner_id = viewer
      union select company_key(dba) from business where owner_id = viewer
      union select company_key(signer_entity) from nda
        where request_id in (select id from access_request where buyer_id = viewer)
    ) mine join block on block.kind = 'company' and block.pattern = mine.name
  ) blocking where owner_id <> viewer
$$;

-- What this person is not shown. Whoever acts for the seller under a mandate is not meant.
create function hidden_listings(viewer uuid) returns setof uuid language sql stable strict as $$
  select listing.id from listing
  where listing.owner_id in (select blocking_owners(viewer)) and not exists (
    select from mandate
    where mandate.listing_id = listing.id and mandate.broker_id = viewer and mandate.ended_at is null)
$$;
