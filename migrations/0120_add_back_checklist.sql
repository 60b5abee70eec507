-- The checklist of add-backs: which item an add-back answers, and the items that were answered with no.
alter table add_back add column item text;
comment on column add_back.item is 'item of the checklist that it answers; null: none';
alter table earnings_book add column add_back_answers jsonb not null default '{}';
comment on column earnings_book.add_back_answers is 'by item of the checklist: not-in-books or not-an-add-back';
