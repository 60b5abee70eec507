-- Where each figure of a report comes from, so that it opens what is behind it.
alter table earnings_report add column origins jsonb;
comment on column earnings_report.origins is 'Where each figure comes from. Names customers by their keys: confidential like the books. Null: written before figures could be opened.';
