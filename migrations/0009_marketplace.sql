-- What the marketplace searches, filters and sorts by. All of it is worked out from the columns of the teaser, which
-- anybody may see, and from nothing else: no order and no hit tells more than the card does.

-- Where a shown price stands among the bands (1 is the lowest); null where the price is hidden. The edges are those of
-- listings/domain/bands.ts, which never move.
create function price_position(band text, cents bigint) returns integer language sql immutable parallel safe
return coalesce(
  array_position(
    array['0-100k', '100k-250k', '250k-500k', '500k-1m', '1m-2.5m', '2.5m-5m', '5m-10m', '10m-20m', '20m+'], band
  ),
  width_bucket(
    cents,
    array[0, 10000000, 25000000, 50000000, 100000000, 250000000, 500000000, 1000000000, 2000000000]::bigint[]
  )
);

-- SDE, or EBITDA where the owner tells no SDE; 1 is a loss, null where neither is told.
create function cash_flow_position(sde_band text, ebitda_band text) returns integer language sql immutable parallel safe
return array_position(
  array[
    'not-profitable',
    '0-100k', '100k-250k', '250k-500k', '500k-1m', '1m-2.5m', '2.5m-5m', '5m-10m', '10m-20m', '20m+'
  ],
  coalesce(sde_band, ebitda_band)
);

-- The words of the text, and what is filtered by as words of their own that no text can hold (chr(1) is refused
-- everywhere): one index then intersects words and filters. w and b are the week and the sixteen weeks in which the
-- listing became public: a search looks into the newest first.
create function teaser_words(
  title text, description text, industry text, place text, revenue_band text, price integer, cash_flow integer,
  published_at timestamptz
) returns tsvector language sql immutable parallel safe
return
  setweight(to_tsvector('simple', translate(title, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))), 'A')
  || setweight(to_tsvector('simple', translate(description, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))), 'B')
  || array_to_tsvector(array_remove(array[
    chr(1) || 'i' || industry,
    chr(1) || 'p' || place,
    chr(1) || 'r' || revenue_band,
    chr(1) || 'c' || price,
    chr(1) || 's' || cash_flow,
    chr(1) || 'w' || floor(extract(epoch from published_at - to_timestamp(0)) / 604800),
    chr(1) || 'b' || floor(extract(epoch from published_at - to_timestamp(0)) / 9676800)
  ], null));

-- One step of a band is 2e14, more than any price in cents; within a band shown prices come in order, and after them,
-- newest first, those of which only the band is known. Hidden ones come last.
alter table listing_teaser
  add column cheapest bigint not null generated always as (coalesce(
    -(price_position(price_band, price_cents) * 200000000000000 + coalesce(price_cents, 150000000000000)),
    -4000000000000000
  )) stored,
  add column dearest bigint not null generated always as (coalesce(
    price_position(price_band, price_cents) * 200000000000000 + coalesce(price_cents, 0), 0
  )) stored,
  add column cash_flow integer not null generated always as (
    coalesce(cash_flow_position(sde_band, ebitda_band), 0)
  ) stored,
  add column words tsvector not null generated always as (teaser_words(
    title, description, industry, place, revenue_band, price_position(price_band, price_cents),
    cash_flow_position(sde_band, ebitda_band), published_at
  )) stored;
comment on column listing_teaser.cheapest is 'the higher the cheaper: every order of the marketplace runs downwards';
comment on column listing_teaser.dearest is 'the higher the dearer; 0 where the price is hidden';
comment on column listing_teaser.cash_flow is 'the higher the more; 0 where neither SDE nor EBITDA is told';
comment on column listing_teaser.words is 'words of title and description, and the filters as words';
-- Estimates for pairs of words need to know more words than the hundred that are counted by default.
alter table listing_teaser alter column words set statistics 1000;

-- Without a pending list: a search would read it from end to end.
create index listing_teaser_words on listing_teaser using gin (words) with (fastupdate = off)
  where status in ('live', 'under_offer');
create index listing_teaser_cheapest on listing_teaser (cheapest desc, published_at desc, listing_id desc)
  where status in ('live', 'under_offer');
create index listing_teaser_dearest on listing_teaser (dearest desc, published_at desc, listing_id desc)
  where status in ('live', 'under_offer');
create index listing_teaser_cash_flow on listing_teaser (cash_flow desc, published_at desc, listing_id desc)
  where status in ('live', 'under_offer');
