-- What the owner said that rows of a table without sections are, by their names: remembered for the next file.
alter table earnings_book add column row_uses jsonb not null default '{}';
