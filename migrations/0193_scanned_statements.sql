-- Statements that were scanned: a job reads their pages as pictures, one after the other.
alter table bank_file
  add column scan text check (scan in ('reading', 'read', 'refused')),
  add column scan_pages smallint,
  add column scan_refusal text,
  add column scan_touched_at timestamptz;
create index bank_file_scans on bank_file (scan_touched_at) where scan = 'reading';
comment on column bank_file.scan is 'Of a file whose pages are pictures: how far reading them is. Null: it holds text.';
comment on column bank_file.scan_refusal is 'The code of the refusal of a scan that could not be read.';

create table bank_file_page (
  file_id uuid not null references bank_file (id) on delete cascade,
  page smallint not null,
  words jsonb not null,
  primary key (file_id, page)
);
comment on table bank_file_page is 'The words of pages of a scanned statement, until all of its pages are read. Confidential like its lines.';
