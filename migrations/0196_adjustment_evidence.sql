-- Evidence of an adjustment is what exists: documents and lines of the bank that it points to. What was typed is a remark.
create table earnings_adjustment_evidence (
  id uuid primary key,
  number integer generated always as identity unique,
  adjustment_id uuid not null references earnings_adjustment (id) on delete cascade,
  kind text not null check (kind in ('paper', 'room', 'schedule', 'bank')),
  paper_id uuid references check_paper (id) on delete set null,
  room_version_id uuid references room_version (id) on delete set null,
  schedule_id uuid references supporting_schedule (id) on delete set null,
  bank_line_id integer references bank_line (id) on delete set null,
  label text not null,
  page integer check (page > 0),
  row integer check (row > 0),
  day date,
  amount bigint,
  constraint earnings_adjustment_evidence_one
    check (num_nonnulls(paper_id, room_version_id, schedule_id, bank_line_id) <= 1)
);
create unique index earnings_adjustment_evidence_once on earnings_adjustment_evidence
  (adjustment_id, paper_id, room_version_id, schedule_id, bank_line_id, page, row) nulls not distinct
  where num_nonnulls(paper_id, room_version_id, schedule_id, bank_line_id) = 1;
create index earnings_adjustment_evidence_paper on earnings_adjustment_evidence (paper_id);
create index earnings_adjustment_evidence_room on earnings_adjustment_evidence (room_version_id);
create index earnings_adjustment_evidence_schedule on earnings_adjustment_evidence (schedule_id);
create index earnings_adjustment_evidence_bank on earnings_adjustment_evidence (bank_line_id);
comment on table earnings_adjustment_evidence is 'What an adjustment points to besides its ledger lines. Confidential like them.';
comment on column earnings_adjustment_evidence.kind is 'Of the four references, which one it is; null there: what it pointed to was removed.';
comment on column earnings_adjustment_evidence.label is 'What the file was called when it was chosen; of a line of the bank, who was paid.';
comment on column earnings_adjustment_evidence.row is 'Row of a schedule.';
comment on column earnings_adjustment_evidence.day is 'Of a line of the bank, as it was chosen; so is the amount, in cents.';

alter table earnings_adjustment
  add column remark text,
  alter column third_party set default '',
  alter column bank set default '';
comment on column earnings_adjustment.remark is 'What was said about its evidence, which proves nothing. Null: what third_party and bank say.';
comment on column earnings_adjustment.third_party is 'No longer written: remark.';
comment on column earnings_adjustment.bank is 'No longer written: remark.';
