-- A buyer may ask about the business in general, without a document.

alter table room_question alter column document_id drop not null;
alter table room_question add check (document_id is not null or page is null);
comment on table room_question is 'A question about a document or the business in general, told to the seller''s side; to other buyers only once published, and never whose it was.';
comment on column room_question.document_id is 'null: about the business in general';
