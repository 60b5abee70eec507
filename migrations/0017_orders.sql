-- Services that are bought here, what was paid for them, and the invoices.

create table service_order (
  id uuid primary key,
  customer_id uuid not null references person (id),
  service text not null check (service in ('health-check', 'earnings-quality')),
  service_name text not null,
  amount_cents bigint not null check (amount_cents > 0),
  received_cents bigint not null default 0,
  processing_cents bigint not null default 0,
  status text not null check (status in ('ordered', 'delivered', 'cancelled')),
  version integer not null default 1,
  key uuid not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  unique (customer_id, key),
  check (received_cents >= 0 and processing_cents >= 0 and received_cents + processing_cents <= amount_cents),
  check ((status = 'ordered') = (settled_at is null))
);
create index service_order_newest_idx on service_order (placed_at desc, id desc);
create index service_order_customer_idx on service_order (customer_id, placed_at desc, id desc);
comment on table service_order is 'A service that somebody bought here, at the price and under the name of that day.';
comment on column service_order.received_cents is 'Successful payments less successful refunds; written with every payment, never by hand.';
comment on column service_order.processing_cents is 'Payments that are under way.';
comment on column service_order.key is 'Made by the page: the same order sent twice is one order.';
comment on column service_order.settled_at is 'When it was delivered or cancelled.';

create table payment (
  id uuid primary key,
  order_id uuid not null references service_order (id),
  kind text not null check (kind in ('payment', 'refund')),
  status text not null check (status in ('success', 'processing', 'failed')),
  amount_cents bigint not null check (amount_cents > 0),
  method text not null check (method in ('bank-transfer', 'check', 'card', 'other')),
  reference text not null check (char_length(reference) <= 80),
  paid_on date not null,
  reason text check (char_length(reason) <= 500),
  key uuid not null,
  recorded_by uuid not null references person (id),
  recorded_at timestamptz not null,
  changed_at timestamptz not null,
  unique (order_id, key),
  check (kind = 'payment' or status <> 'processing')
);
create unique index payment_reference_once_idx on payment (order_id, kind, method, lower(reference))
  where reference <> '' and status <> 'failed';
create index payment_newest_idx on payment (recorded_at desc, id desc);
create index payment_revenue_idx on payment (paid_on) where status = 'success';
comment on table payment is 'Money that came or went back for an order, as an admin recorded it. No card is charged here.';
comment on column payment.kind is 'payment: came in; refund: went back.';
comment on column payment.reference is 'The transfer''s or the check''s own number; empty where there is none.';
comment on column payment.paid_on is 'The day of the payment, as the bank has it.';
comment on column payment.reason is 'What was said with the last change; why it failed.';
comment on column payment.key is 'Made by the page: the same payment sent twice is one payment.';

create table invoice (
  number integer primary key,
  order_id uuid not null unique references service_order (id),
  content jsonb not null,
  issued_at timestamptz not null
);
create trigger invoice_append_only before update or delete on invoice
  for each row execute function append_only();
create trigger invoice_no_truncate before truncate on invoice
  for each statement execute function append_only();
comment on table invoice is 'Issued with the order and never changed.';
comment on column invoice.number is 'Without gaps: taken from invoice_counter in the transaction of the order.';
comment on column invoice.content is 'Everything that the PDF prints, as it was on that day.';

create table invoice_counter (
  only_one boolean primary key default true check (only_one),
  last integer not null
);
insert into invoice_counter (last) values (0);
comment on table invoice_counter is 'The last number given out. Its row lock makes invoices wait for one another: a sequence would leave gaps.';
