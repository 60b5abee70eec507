-- After an accepted letter the owner, or a broker who may, decides what the public card says. “Keep it for sale” is a decision too.
alter table offer add column kept_for_sale_at timestamptz;
comment on column offer.kept_for_sale_at is 'When it was decided that the public card goes on saying “For sale” although this offer is accepted; null: not decided, or shown as under offer.';
