-- Bank and card statements as PDF: a line is found by its page and its line of print.
alter table bank_file drop constraint bank_file_format_check;
alter table bank_file add constraint bank_file_format_check check (format in ('ofx', 'qif', 'csv', 'pdf'));
alter table bank_line add column page smallint check (page > 0);
comment on column bank_line.page is 'Of a PDF, whose row is a line of print on this page.';
