-- An answer that was taken from the books, where the books were read from statement files: these are its document.

alter table check_answer add column by_books boolean not null default false check (not by_books or state = 'given');
comment on column check_answer.by_books is
  'the files of the books stand behind it as a document; taken back when the books say otherwise';
