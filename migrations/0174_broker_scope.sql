-- A broker asks the owner for more authority, and the owner changes it without ending the engagement.
alter table mandate
  add column scope_asked_at timestamptz,
  add column scope_ask text,
  add constraint mandate_scope_ask check ((scope_asked_at is null) = (scope_ask is null)),
  add constraint mandate_scope_ask_narrow check (scope_asked_at is null or not may_approve);
comment on column mandate.scope_asked_at is 'When the broker asked to act for the owner in more than screening. Null once answered.';
comment on column mandate.scope_ask is 'Why, in the broker''s words, for the owner alone. May be empty.';
