-- Corrected figures of a public listing: for the buyers to whom they were open before.
create table listing_figure_change (
  listing_id uuid primary key references listing (id) on delete cascade,
  was jsonb not null,
  changed_at timestamptz not null,
  told_at timestamptz
);
create index listing_figure_change_untold on listing_figure_change (changed_at) where told_at is null;
comment on column listing_figure_change.was is 'Revenue, EBITDA and SDE as those buyers last saw them, in cents.';
comment on column listing_figure_change.told_at is 'When they were told, an hour after the change. Until then it may be a slip.';
