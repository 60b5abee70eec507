-- A seller takes back or replaces a counteroffer that the buyer has not answered: the terms that stand are then not always
-- those that were sent last, so each step says which ones stand after it.
alter table offer_transition disable trigger offer_transition_append_only;
alter table offer_transition add column round integer;
update offer_transition set round = counted.round
  from (
    select id, count(*) filter (where
        to_status = 'submitted' and actor_party = 'buyer' or to_status = 'countered' and actor_party = 'seller')
      over (partition by offer_id order by id) as round
    from offer_transition) as counted
  where counted.id = offer_transition.id;
alter table offer_transition enable trigger offer_transition_append_only;
comment on column offer_transition.round is 'The number of the terms that stand after the step; 0 before anything was sent. Null: written by a node of the version before, while both ran; then the terms sent last stand.';
