-- When a line of an adjustment was chosen: readers outside a review see of a report only lines that it was written from.
alter table earnings_adjustment_line add column chosen_at timestamptz;
-- Not for the lines that are there already; also for those that the version before adds.
alter table earnings_adjustment_line alter column chosen_at set default now();
comment on column earnings_adjustment_line.chosen_at is 'When it was chosen. Null: before that was kept.';
