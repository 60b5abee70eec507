-- What the questionnaire needs beside its tables: versions that are never given twice, and services that cost nothing.

alter table health_check add column answer_changes integer not null default 0;
comment on column health_check.answer_changes is
  'how often an answer was given, changed or taken back; the version of an answer is the number of its change';

alter table service_order drop constraint service_order_amount_cents_check;
alter table service_order add constraint service_order_amount_cents_check check (amount_cents >= 0);
comment on column service_order.amount_cents is 'The price of that day; 0 while the operator gives the service away.';
