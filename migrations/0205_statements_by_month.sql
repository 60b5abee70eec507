-- Two more documents of a review are files: the profit and loss and the balance sheet by month.
alter table supporting_schedule
  drop constraint supporting_schedule_kind_check,
  add constraint supporting_schedule_kind_check check (kind in (
    'profit-and-loss', 'balance-sheet', 'trial-balance', 'receivables', 'payables', 'customer-sales', 'payroll', 'assets'));
comment on column supporting_schedule.reading is 'Its columns, what they come to, and what does not add up, each with its row; of a statement its basis, of a list of invoices its ages.';
