-- What a health check said on a day, whole; links that show it to somebody without an account; what a listing took from it.

create table check_report (
  id uuid primary key,
  check_id uuid not null references health_check (id) on delete cascade,
  number integer not null check (number > 0),
  made_by uuid references person (id) on delete set null,
  made_at timestamptz not null,
  content jsonb not null,
  unique (check_id, number)
);
comment on column check_report.content is 'features/check-reports/domain/report.ts: printed from this alone';
create index check_report_newest on check_report (check_id, made_at desc, id desc);

-- What was handed on stays what it was; who made it may be forgotten.
create function check_report_stays() returns trigger language plpgsql as $$
begin
  if row(new.id, new.check_id, new.number, new.made_at, new.content)
     is distinct from row(old.id, old.check_id, old.number, old.made_at, old.content) then
    raise exception 'a report never changes';
  end if;
  return new;
end
$$;
create trigger check_report_final before update on check_report
  for each row execute function check_report_stays();

create table report_share (
  id uuid primary key,
  report_id uuid not null references check_report (id) on delete cascade,
  label text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz
);
comment on column report_share.token_hash is 'SHA-256 of what stands in the link: nobody reads the link here';
create index report_share_report on report_share (report_id, created_at desc, id desc);

create table report_view (
  id uuid primary key,
  share_id uuid not null references report_share (id) on delete cascade,
  at timestamptz not null,
  what text not null check (what in ('page', 'pdf')),
  device text not null
);
comment on column report_view.device is 'browser and system in words; no address and nothing else that tells who';
create index report_view_newest on report_view (share_id, at desc, id desc);

create table listing_figure (
  listing_id uuid not null references listing (id) on delete cascade,
  field text not null check (field in ('lastYearRevenue', 'ebitda', 'sde', 'askingPrice')),
  report_id uuid not null references check_report (id) on delete cascade,
  figure text not null check (figure in ('revenue', 'ebitda', 'sde', 'value')),
  value_cents bigint not null,
  taken_at timestamptz not null,
  primary key (listing_id, field)
);
create index listing_figure_report on listing_figure (report_id);
comment on table listing_figure is 'a number of a listing that was taken from a report, as it was then';
