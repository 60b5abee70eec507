-- A report that was downloaded, so that it is known when it comes back as a document.
create table earnings_report_print (
  report_id uuid not null references earnings_report (id) on delete cascade,
  sha256 bytea not null check (octet_length(sha256) = 32),
  primary key (report_id, sha256)
);
comment on table earnings_report_print is 'Sums of the PDFs of a report that people of its review downloaded.';

-- Who typed the amounts of an adjustment last. Until now it was not kept: by the audit entries of its changes.
alter table earnings_adjustment
  add column typed_at timestamptz,
  add column typed_by uuid references person (id) on delete set null;
update earnings_adjustment as adjustment set typed_at = last.at, typed_by = last.by
from (
  select distinct on (event.detail ->> 'adjustmentId') event.detail ->> 'adjustmentId' as id, event.at, person.id as by
  from audit_event as event left join person on person.id = event.actor_id
  where event.subject_type = 'earnings-review' and event.action = 'earnings-adjustment-changed'
  order by event.detail ->> 'adjustmentId', event.id desc) as last
where last.id = adjustment.id::text;
create index earnings_adjustment_typed_by on earnings_adjustment (typed_by);
comment on column earnings_adjustment.typed_at is 'When its amounts were typed last; so is typed_by. Null: when it was added, by whom.';
