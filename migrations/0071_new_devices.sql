-- Whoever signs in from a device that the account does not know yet is told of by mail; the first one tells nobody.
alter table person add column device_added_at timestamptz;
comment on column person.device_added_at is 'when a device was last new to this account; null: nobody has signed in yet';
-- Who has an account here has been signed in: their next unknown device is no first one.
update person set device_added_at = created_at where closed_at is null;
