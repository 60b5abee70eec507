alter table check_point add column reason text;
comment on column check_point.reason is 'what changed where nobody of the check changed anything: the multiples of a trade; null: the check itself';
