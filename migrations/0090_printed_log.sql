-- The event log of an agreement, version 2: the text of each hash is printed in the certificate. Logs that were begun
-- before have no salt, and go on as they began.
alter table nda_event add column salt text check (salt ~ '^[0-9a-f]{64}$');
comment on column nda_event.salt is 'random; with it the hash of what is withheld from print tells nothing. null: a log of version 1';
comment on column nda_event.hash is 'SHA-256 of the text of this row, which holds previous_hash: event-text.ts, or in version 1 the canonical JSON of the row';
