-- After an accepted letter the owner, or a broker who may, decides what the public card says. “Keep it for sale” is a decision too.
alter table offer add column kept_for_sale_at timestamptz;
comment on column offer.kept_for_sale_at is 'When it was decided that the public card goes on saying “For sale” although this offer is accepted; null: not decided, or shown as under offer.';

-- A broker asks their client for facts that the private profile lacks.
alter table mandate
  add column facts_asked text[],
  add column facts_asked_at timestamptz,
  add column facts_words text;
comment on column mandate.facts_asked is 'Fields of the private profile, by the names of the API; null: nothing was asked. A later request replaces it.';
