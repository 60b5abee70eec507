alter table person add column purpose text check (purpose in ('sell', 'buy', 'advise', 'look', 'unsaid'));
comment on column person.purpose is 'what they came for, as they said themselves; unsaid: asked, and not answered; null: not asked yet';
