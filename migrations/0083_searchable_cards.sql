-- The marketplace finds words as deal rooms do: whatever they touch.

alter table listing_teaser drop column words;

create or replace function teaser_words(
  title text, description text, industry text, place text, revenue_band text, price integer, cash_flow integer,
  published integer
) returns tsvector language sql immutable parallel safe
return
  setweight(to_tsvector('simple', searchable(title)), 'A')
  || setweight(to_tsvector('simple', searchable(description)), 'B')
  || array_to_tsvector(array_remove(array[
    chr(1) || 'i' || industry,
    chr(1) || 'p' || place,
    chr(1) || 'r' || revenue_band,
    chr(1) || 'c' || price,
    chr(1) || 's' || cash_flow,
    chr(1) || 'd0:' || published, chr(1) || 'd1:' || (published >> 1), chr(1) || 'd2:' || (published >> 2),
    chr(1) || 'd3:' || (published >> 3), chr(1) || 'd4:' || (published >> 4), chr(1) || 'd5:' || (published >> 5),
    chr(1) || 'd6:' || (published >> 6), chr(1) || 'd7:' || (published >> 7), chr(1) || 'd8:' || (published >> 8),
    chr(1) || 'd9:' || (published >> 9), chr(1) || 'd10:' || (published >> 10)
  ], null));

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
