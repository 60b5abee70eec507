-- What reports and databooks show of the last twelve months, to tell when the books say something else.
alter table earnings_report add column figures jsonb, add column stale_since timestamptz, add column told_at timestamptz;
comment on column earnings_report.figures is 'Revenue, EBITDA, adjusted EBITDA and SDE of the last twelve months that it shows, in cents. Null: written before these were kept.';
comment on column earnings_report.stale_since is 'When the books were first found to say something else. Null: they agree.';
comment on column earnings_report.told_at is 'When the buyers to whom its published file is open were told so.';
alter table earnings_databook add column figures jsonb, add column stale_since timestamptz, add column told_at timestamptz;
comment on column earnings_databook.figures is 'Revenue, EBITDA, adjusted EBITDA and SDE of the last twelve months that it shows, in cents. Null: not made, or made before these were kept.';
comment on column earnings_databook.stale_since is 'When the books were first found to say something else. Null: they agree.';
comment on column earnings_databook.told_at is 'When the buyers to whom its published file is open were told so.';
create index earnings_report_untold on earnings_report (stale_since) where told_at is null and stale_since is not null;
create index earnings_databook_untold on earnings_databook (stale_since) where told_at is null and stale_since is not null;
alter table report_sign_off add column told_at timestamptz;
comment on column report_sign_off.told_at is 'When both sides were told that something changed since the signed report was written.';
