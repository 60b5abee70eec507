-- When and why a grant came to its stage: an accepted letter of intent raises it without a step of the request.
-- Grants from before keep null: their stage is known, the moment of it only to the ledger.
alter table access_grant
  add column stage_at timestamptz,
  add column stage_cause text check (stage_cause in ('approval', 'decision', 'letter_accepted', 'letter_ended')),
  add constraint access_grant_stage_known check ((stage_at is null) = (stage_cause is null));
comment on column access_grant.stage_at is 'since when the grant has its stage; null: from before this was kept';
