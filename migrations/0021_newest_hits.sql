-- The newest hits of a search, found stretch by stretch: today, then as far back as should be needed. A word that half
-- of all listings share costs no more than the page that is shown, one that nobody uses a few looks into the index.

alter table listing_teaser drop column words;
drop function teaser_words;

create function day_number(at timestamptz) returns integer language sql immutable parallel safe
return floor(extract(epoch from at - to_timestamp(0)) / 86400)::integer;

-- The words of the text, and what is filtered by as words of their own that no text can hold (chr(1) is refused
-- everywhere): one index then intersects words and filters. d0 is the day on which the listing became public, d1 the
-- two days it lies in, d2 the four …: any stretch of days is a handful of these.
create function teaser_words(
  title text, description text, industry text, place text, revenue_band text, price integer, cash_flow integer,
  published integer
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
    chr(1) || 'd0:' || published, chr(1) || 'd1:' || (published >> 1), chr(1) || 'd2:' || (published >> 2),
    chr(1) || 'd3:' || (published >> 3), chr(1) || 'd4:' || (published >> 4), chr(1) || 'd5:' || (published >> 5),
    chr(1) || 'd6:' || (published >> 6), chr(1) || 'd7:' || (published >> 7), chr(1) || 'd8:' || (published >> 8),
    chr(1) || 'd9:' || (published >> 9), chr(1) || 'd10:' || (published >> 10)
  ], null));

alter table listing_teaser add column words tsvector not null generated always as (teaser_words(
  title, description, industry, place, revenue_band, price_position(price_band, price_cents),
  cash_flow_position(sde_band, ebitda_band), day_number(published_at)
)) stored;
comment on column listing_teaser.words is 'words of title and description, and the filters and days as words';
create index listing_teaser_words on listing_teaser using gin (words) with (fastupdate = off)
  where status in ('live', 'under_offer');

-- The days from one up to before another as few words as there can be, in the notation of tsquery.
create function days_as_words(first integer, ending integer) returns text language plpgsql immutable as $$
declare
  level integer;
  at integer := first;
  found text[] := '{}';
begin
  while at < ending loop
    level := 10;
    while level > 0 and ((at & ((1 << level) - 1)) <> 0 or at + (1 << level) > ending) loop
      level := level - 1;
    end loop;
    found := found || format('''%sd%s:%s''', chr(1), level, at >> level);
    at := at + (1 << level);
  end loop;
  return '(' || array_to_string(found, ' | ') || ')';
end $$;

-- `search`: for to_tsquery, or null. `filters`: a tsquery of our own words, or null; one of both is there. What comes
-- after (before_at, before_id) in the order is left out: 'infinity' leaves out nothing. `score` is null unless ranked.
-- The plan is made once and always goes through the index of words: which words they are does not matter to it.
create function newest_hits(
  search text, filters text, ranked boolean, today timestamptz, before_at timestamptz, before_id uuid, most integer
) returns table (listing_id uuid, published_at timestamptz, score real)
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
as $$
declare
  typed tsquery := to_tsquery('simple', search);
  wanted tsquery := case
    when search is null then filters::tsquery when filters is null then typed else typed && filters::tsquery
  end;
  longest constant integer := 2048;
  -- A day ahead: the clock that published may be before ours.
  ending integer := day_number(least(today, before_at)) + 2;
  days integer := 2;
  first integer;
  had integer;
  missing integer := most;
  guess numeric;
begin
  -- Nothing in it that this database takes for a word: not the same as nothing typed.
  if search is not null and numnode(typed) = 0 then
    return;
  end if;
  while days <= longest and ending > days loop
    first := (ending - days) / days * days;
    return query
      select t.listing_id, t.published_at, case when ranked then ts_rank(t.words, typed) end
      from listing_teaser t
      where t.status in ('live', 'under_offer') and t.words @@ (wanted && days_as_words(first, ending)::tsquery)
        and (t.published_at, t.listing_id) < (before_at, before_id)
      order by t.published_at desc, t.listing_id desc limit missing;
    get diagnostics had = row_count;
    missing := missing - had;
    if missing <= 0 then
      return;
    end if;
    -- As long as should hold the rest, judged by this stretch: twice to sixteen times as long.
    guess := least(16, greatest(2, (ending - first)::numeric / days * missing / greatest(had, 0.01)));
    days := days * (1 << floor(log(2, guess))::integer);
    ending := first;
  end loop;
  return query
    select t.listing_id, t.published_at, case when ranked then ts_rank(t.words, typed) end
    from listing_teaser t
    where t.status in ('live', 'under_offer') and t.words @@ wanted
      and t.published_at < to_timestamp(ending::double precision * 86400)
      and (t.published_at, t.listing_id) < (before_at, before_id)
    order by t.published_at desc, t.listing_id desc limit missing;
end $$;
