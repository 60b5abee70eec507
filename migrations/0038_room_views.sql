-- What of a deal room is looked at: documents as pages, their text, and who had which page before them for how long.

create table room_rendition (
  version_id uuid primary key references room_version (id),
  pages integer check (pages > 0),
  refusal text,
  pdf_key text unique,
  made_at timestamptz not null,
  check ((pages is null) = (refusal is not null))
);
comment on table room_rendition is 'Whether and how a version can be shown as pages; none yet: nobody has tried.';
comment on column room_rendition.refusal is 'why it cannot be shown';
comment on column room_rendition.pdf_key is 'where the file store has the PDF that an Office file became';
create function loosen_room_rendition() returns trigger language plpgsql as $$
begin
  insert into loose_file (key, remove_after)
  values (old.pdf_key, '-infinity')
  on conflict (key) do update set remove_after = '-infinity';
  return null;
end
$$;
create trigger room_rendition_loosens_file after delete on room_rendition
  for each row when (old.pdf_key is not null) execute function loosen_room_rendition();

create table room_page_text (
  version_id uuid not null references room_version (id),
  page integer not null check (page > 0),
  text text not null,
  search tsvector generated always as (to_tsvector('simple', text)) stored,
  primary key (version_id, page)
);
comment on table room_page_text is 'The text of each page, for searching.';
create index room_page_text_search on room_page_text using gin (search);

create table room_page_attention (
  version_id uuid not null references room_version (id),
  person_id uuid not null references person (id) on delete cascade,
  page integer not null check (page > 0),
  looks integer not null default 0 check (looks >= 0),
  milliseconds bigint not null default 0 check (milliseconds >= 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (version_id, person_id, page)
);
comment on column room_page_attention.looks is 'how often the picture of the page was handed out';
comment on column room_page_attention.milliseconds is 'with the page in a visible, focused window, as the browser tells and the clock allows';
create index room_page_attention_person on room_page_attention (person_id);

create table room_attention_day (
  room_id uuid not null references deal_room (id),
  person_id uuid not null references person (id) on delete cascade,
  day date not null,
  milliseconds bigint not null,
  primary key (room_id, person_id, day)
);
create index room_attention_day_person on room_attention_day (person_id);

create table room_beat (
  person_id uuid primary key references person (id) on delete cascade,
  at timestamptz not null
);
comment on table room_beat is 'When the browser of somebody last told what is before them: two windows do not count the same minute twice.';
