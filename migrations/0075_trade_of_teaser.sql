-- The group of a listing's trade on its card, and the marketplace's filter by it. The exact trade stays with the
-- business: this table is public.

alter table listing_teaser add column trade_group text;
comment on column listing_teaser.trade_group is 'one of businesses/domain/trade-groups.ts; null: not said, or none of them';

alter table listing_teaser drop column words;
alter table listing_teaser add column words tsvector not null generated always as (
  teaser_words(
    title, description, industry, place, revenue_band, price_position(price_band, price_cents),
    cash_flow_position(sde_band, ebitda_band), day_number(published_at)
  ) || array_to_tsvector(array_remove(array[chr(1) || 't' || trade_group], null))
) stored;
comment on column listing_teaser.words is 'words of title and description, and the filters and days as words';
alter table listing_teaser alter column words set statistics 1000;
create index listing_teaser_words on listing_teaser using gin (words) with (fastupdate = off)
  where status in ('live', 'under_offer');
