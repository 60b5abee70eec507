-- What a buyer shows us to prove who they are and that they can pay, and what an admin made of it.
create table buyer_proof (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  kind text not null check (kind in ('identity', 'funds')),
  status text not null check (status in ('requested', 'verified', 'refused', 'expired', 'withdrawn')),
  version integer not null default 1,
  file_key text,
  file_type text not null check (file_type in ('application/pdf', 'image/webp')),
  file_sha256 text not null,
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references person (id) on delete set null,
  reason text,
  valid_until timestamptz,
  check (status <> 'verified' or (decided_at is not null and valid_until is not null)),
  check (status <> 'refused' or reason is not null)
);
comment on column buyer_proof.file_key is 'null once the file is gone: with the refusal, the end, or when its owner takes it back';
comment on column buyer_proof.file_sha256 is 'of the bytes as they were kept, before they were encrypted';
create unique index buyer_proof_one_open on buyer_proof (person_id, kind) where status = 'requested';
create index buyer_proof_person on buyer_proof (person_id, requested_at desc, id desc);
create index buyer_proof_queue on buyer_proof (requested_at, id) where status = 'requested';
create index buyer_proof_ending on buyer_proof (valid_until) where status = 'verified';

create function loosen_proof_file() returns trigger language plpgsql as $$
begin
  if old.file_key is not null and (tg_op = 'DELETE' or new.file_key is null) then
    insert into loose_file (key, remove_after) values (old.file_key, '-infinity')
    on conflict (key) do update set remove_after = '-infinity';
  end if;
  return null;
end
$$;
create trigger buyer_proof_loosens_file after update or delete on buyer_proof
  for each row execute function loosen_proof_file();

create function proof_stands(person uuid, what text, at timestamptz) returns boolean language sql stable as $$
  select exists (
    select from buyer_proof
    where person_id = person and kind = what and status = 'verified' and valid_until > at)
$$;

-- What a seller lets open by itself, and what it takes to be let in at all. No row: nothing opens by itself.
create table listing_rule (
  listing_id uuid primary key references listing (id) on delete cascade,
  version integer not null default 1,
  opens_vetted boolean not null default false,
  vetted_identity boolean not null default true,
  vetted_funds boolean not null default true,
  vetted_price boolean not null default false,
  needs_identity boolean not null default false,
  needs_funds boolean not null default false,
  check (not opens_vetted or vetted_identity or vetted_funds)
);
comment on column listing_rule.opens_vetted is 'S2 opens by itself to whoever proved what vetted_… asks for';
comment on column listing_rule.vetted_price is 'S2 shows the asking price';
comment on column listing_rule.needs_identity is 'nobody is approved without it, by hand or by itself';
