-- What the imported files of one book were called, so that one can tell them apart. Files from before have no name.
alter table earnings_file
  add column file_name text check (char_length(file_name) between 1 and 255),
  add column sheet_name text;
comment on column earnings_file.file_name is 'As its owner named it. Confidential like the books.';
comment on column earnings_file.sheet_name is 'Of a workbook with several sheets: the one that was read.';
