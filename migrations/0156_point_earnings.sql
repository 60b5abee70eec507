alter table check_point add column earnings_cents bigint;
comment on column check_point.earnings_cents is 'the earnings that the value multiplies; null: no value yet, or a point of before they were kept';
