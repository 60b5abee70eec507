-- A mail may name somebody else than its reader: a buyer to a seller. When their account ends, the name goes there too.

alter table outgoing_mail add column names_person_id uuid references person (id) on delete set null;
create index outgoing_mail_names_idx on outgoing_mail (names_person_id) where names_person_id is not null;
comment on column outgoing_mail.names_person_id is 'Whom the text names besides its reader, in a line: the name goes when their account ends.';
