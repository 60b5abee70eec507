alter table person add column last_seen_at timestamptz;
comment on column person.last_seen_at is 'when they last asked for anything, to within some minutes; stays when the session ends, goes with the account';
update person set last_seen_at = (select max(updated_at) from session where person_id = person.id) where closed_at is null;
