-- Words are found whatever they touch: typographic quotes, dashes, bullets, a no-break space, an underscore. In a
-- database of plain code points PostgreSQL takes all of these for letters.

-- A text as words between spaces. Letters that were joined for print come apart; what is invisible goes.
create function searchable(given text) returns text language sql immutable parallel safe
return regexp_replace(
  normalize(
    translate(given, U&'\2122\2120\00AD\200C\200D\2060\FEFF', '  '),
    NFKC
  ),
  '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02C2-\u02C5\u02D2-\u02DF\u2000-\u206F\u20A0-\u20CF\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uE000-\uF8FF\uFE10-\uFE19\uFE30-\uFE6F\uFFF0-\uFFFF\U0001F000-\U0001FAFF]+',
  ' ', 'g'
);
comment on function searchable is 'Both sides of a search: words of letters and digits. The same rule as listings/domain/keywords.ts.';

drop index room_page_text_search;
alter table room_page_text drop column search;
alter table room_page_text
  add column search tsvector not null generated always as (to_tsvector('simple', searchable(text))) stored;
create index room_page_text_search on room_page_text using gin (search);
