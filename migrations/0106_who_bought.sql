-- The owner says who bought: also somebody whose offer was never accepted here.
do $$
declare old_check text;
begin
  select conname into strict old_check from pg_constraint
  where conrelid = 'sale'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%offer_id%buyer_id%';
  execute format('alter table sale drop constraint %I', old_check);
end $$;
alter table sale add constraint sale_offer_of_buyer check (offer_id is null or buyer_id is not null);
comment on column sale.buyer_id is 'who bought, as the owner says; null: nobody who is known here';
comment on column sale.offer_id is 'the accepted offer of that buyer, where there is one';
