-- The letter of intent of an offer that both sides agreed on: its words, and the sealed PDF that is made of them.
create table offer_letter (
  offer_id uuid primary key references offer (id),
  content jsonb not null,
  created_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'sealed')),
  attempts integer not null default 0,
  tried_at timestamptz,
  failure text,
  sealed_at timestamptz,
  identity_id uuid references seal_identity (id),
  file_key text,
  file_sha256 text,
  file_bytes integer,
  digest text,
  stamped_at timestamptz,
  check (status <> 'sealed' or (sealed_at is not null and identity_id is not null and file_key is not null
    and file_sha256 is not null and file_bytes is not null and digest is not null))
);
comment on column offer_letter.content is 'the letter word for word, as it was when it was accepted (letter.ts); never changes';
comment on column offer_letter.failure is 'why the last try to seal came to nothing; null before the first and after success';
comment on column offer_letter.digest is 'SHA-256 over what the seal covers: by it an altered copy is found again';
create index offer_letter_waiting on offer_letter (created_at) where status = 'waiting';
create unique index offer_letter_file on offer_letter (file_sha256);
create unique index offer_letter_digest on offer_letter (digest);
create function offer_letter_stays() returns trigger language plpgsql as $$
begin
  if new.content is distinct from old.content or (old.status = 'sealed' and new is distinct from old) then
    raise exception 'a letter never changes';
  end if;
  return new;
end $$;
create trigger offer_letter_stays before update on offer_letter for each row execute function offer_letter_stays();
