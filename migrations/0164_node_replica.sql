-- What each node thinks of the database replica; null without one.
alter table node add column replica text check (replica in ('used', 'behind', 'away', 'other-server'));
