-- The ledger: every act on a deal is a row, chained to the one before by its hash.

create table ledger_chain (
  id uuid primary key,
  listing_id uuid not null,
  buyer_id uuid,
  length integer not null default 0,
  head text not null default repeat('0', 64) check (head ~ '^[0-9a-f]{64}$'),
  unique nulls not distinct (listing_id, buyer_id)
);
comment on table ledger_chain is 'One chain for each deal (a listing and a buyer), one for the listing itself. Locked while a row is added.';
comment on column ledger_chain.buyer_id is 'null: the listing''s own chain. No foreign keys: the ledger outlives accounts.';
comment on column ledger_chain.head is 'The hash of the last row; zeros for none.';

create table ledger_row (
  chain_id uuid not null,
  number integer not null check (number > 0),
  row text not null,
  previous text not null,
  hash text not null,
  primary key (chain_id, number),
  check (hash = encode(sha256(convert_to(previous || row, 'UTF8')), 'hex'))
);
comment on column ledger_row.row is 'Canonical JSON (RFC 8785): ids, codes and stages; never names, texts or figures.';
comment on column ledger_row.previous is 'The hash of the row before; zeros for the first.';
comment on column ledger_row.hash is 'SHA-256 of previous followed by row, in hex.';

create function ledger_row_follows() returns trigger language plpgsql as $$
declare
  expected text := repeat('0', 64);
begin
  if new.number > 1 then
    select hash into expected from ledger_row where chain_id = new.chain_id and number = new.number - 1;
  end if;
  if expected is distinct from new.previous then
    raise exception 'row % does not follow from the chain %', new.number, new.chain_id;
  end if;
  return new;
end $$;
create trigger ledger_row_follows before insert on ledger_row
  for each row execute function ledger_row_follows();
create trigger ledger_row_append_only before update or delete on ledger_row
  for each row execute function append_only();
create trigger ledger_row_no_truncate before truncate on ledger_row
  for each statement execute function append_only();

create function ledger_chain_grows() returns trigger language plpgsql as $$
begin
  if (new.id, new.listing_id, new.buyer_id) is distinct from (old.id, old.listing_id, old.buyer_id)
    or new.length < old.length or (new.length = old.length and new.head <> old.head) then
    raise exception 'a chain of the ledger only grows';
  end if;
  return new;
end $$;
create trigger ledger_chain_grows before update on ledger_chain
  for each row execute function ledger_chain_grows();
create trigger ledger_chain_append_only before delete on ledger_chain
  for each row execute function append_only();
create trigger ledger_chain_no_truncate before truncate on ledger_chain
  for each statement execute function append_only();

create table ledger_checkpoint (
  number integer primary key check (number > 0),
  at timestamptz not null,
  chains integer not null check (chains > 0),
  root text not null,
  previous text not null,
  hash text not null,
  signature text not null
);
comment on table ledger_checkpoint is 'What the instance signed once a day: a Merkle tree over the heads that had moved since the last time.';
comment on column ledger_checkpoint.previous is 'The hash of the checkpoint before; zeros for the first.';
comment on column ledger_checkpoint.hash is 'SHA-256 of the canonical JSON that was signed.';
comment on column ledger_checkpoint.signature is 'Ed25519 over that text, in hex.';
create trigger ledger_checkpoint_append_only before update or delete on ledger_checkpoint
  for each row execute function append_only();
create trigger ledger_checkpoint_no_truncate before truncate on ledger_checkpoint
  for each statement execute function append_only();

create table ledger_leaf (
  chain_id uuid not null,
  checkpoint integer not null,
  length integer not null,
  head text not null,
  path text[] not null,
  primary key (chain_id, checkpoint)
);
comment on table ledger_leaf is 'One head under a checkpoint, with the way from it to the root.';
comment on column ledger_leaf.path is 'From the leaf upwards: ''l'' or ''r'' (the side on which the neighbour stands), then its hash.';
create trigger ledger_leaf_append_only before update or delete on ledger_leaf
  for each row execute function append_only();
create trigger ledger_leaf_no_truncate before truncate on ledger_leaf
  for each statement execute function append_only();

-- The application's role gives up what the triggers refuse as well.
revoke update, delete, truncate on ledger_row, ledger_checkpoint, ledger_leaf from current_user;
revoke delete, truncate on ledger_chain from current_user;
