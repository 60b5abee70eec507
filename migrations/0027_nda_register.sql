-- The register of signed agreements, by side; and how often a buyer was reminded of one that waits.
create index nda_register on nda (signed_at desc, id desc) where status = 'signed';
create index nda_register_of_buyer on nda (buyer_id, signed_at desc, id desc) where status = 'signed';
create index nda_register_of_listing on nda (listing_id, signed_at desc, id desc) where status = 'signed';

alter table nda add column reminders integer not null default 0 check (reminders between 0 and 3);
comment on column nda.reminders is 'how many of the reminders are over: sent, or skipped when several were due at once';
create index nda_to_remind on nda (issued_at) where status = 'issued' and reminders < 3;
