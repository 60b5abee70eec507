-- Every stored state, reason and outcome becomes a key in lower snake case; its words on screen are in one map of the
-- feature. The ledger and the audit trail are append-only and hashed: what they hold keeps the words of its time.

create function pg_temp.key_of(word text) returns text language sql immutable strict as $$
  select lower(regexp_replace(word, '[^A-Za-z0-9]+', '_', 'g'))
$$;

drop index access_request_clock;
drop index access_request_one_bought;
drop index access_request_one_open;
alter table access_request
  drop constraint access_request_status_check,
  drop constraint access_request_pending_reason_check,
  drop constraint access_request_check,
  drop constraint access_request_check1,
  drop constraint access_request_outcome_check,
  drop constraint access_request_outcome,
  drop constraint access_request_closed;
update access_request set
  status = pg_temp.key_of(status),
  pending_reason = pg_temp.key_of(pending_reason),
  return_to = pg_temp.key_of(return_to),
  deny_reason = pg_temp.key_of(deny_reason),
  outcome = pg_temp.key_of(outcome);
alter table access_request
  add constraint access_request_status_check check (
    status in ('requested', 'sent_to_broker', 'awaiting_signature', 'approved', 'denied', 'pending')),
  add constraint access_request_return_to_check check (
    return_to in ('requested', 'sent_to_broker', 'awaiting_signature', 'approved', 'denied', 'pending')),
  add constraint access_request_pending_reason_check check (
    pending_reason in ('seller_decision', 'buyer_info', 'countersign', 'compliance')),
  add constraint access_request_deny_reason_check check (
    deny_reason in ('declined', 'refused', 'withdrawn', 'revoked', 'expired', 'left', 'ran_out', 'unanswered',
      'listing_closed')),
  add constraint access_request_outcome_check check (outcome in ('bought', 'sold_to_another', 'sold', 'withdrawn')),
  add constraint access_request_pending check ((status = 'pending') = (pending_reason is not null)),
  add constraint access_request_denied check ((status = 'denied') = (deny_reason is not null)),
  add constraint access_request_outcome check (
    outcome is null or deny_reason = 'listing_closed' or (outcome = 'bought' and status = 'approved')),
  add constraint access_request_closed check (deny_reason is distinct from 'listing_closed' or outcome is not null);
create index access_request_clock on access_request (clock_from)
  where status in ('requested', 'sent_to_broker', 'pending');
create unique index access_request_one_open on access_request (listing_id, buyer_id) where status <> 'denied';
create unique index access_request_one_bought on access_request (listing_id) where outcome = 'bought';

-- The steps are not hashed, and they are counted by status: they are written in the new keys, this once.
alter table access_transition disable trigger access_transition_append_only;
alter table access_transition drop constraint access_transition_outcome_check;
update access_transition set
  from_status = pg_temp.key_of(from_status),
  to_status = pg_temp.key_of(to_status),
  outcome = pg_temp.key_of(outcome);
alter table access_transition
  add constraint access_transition_from_status_check check (
    from_status in ('requested', 'sent_to_broker', 'awaiting_signature', 'approved', 'denied', 'pending')),
  add constraint access_transition_to_status_check check (
    to_status in ('requested', 'sent_to_broker', 'awaiting_signature', 'approved', 'denied', 'pending')),
  add constraint access_transition_outcome_check check (outcome in ('bought', 'sold_to_another', 'sold', 'withdrawn'));
alter table access_transition enable trigger access_transition_append_only;

update access_grant set
  ended_reason = pg_temp.key_of(ended_reason),
  suspended_reason = pg_temp.key_of(suspended_reason)
where ended_reason is not null or suspended_reason is not null;
alter table access_grant
  add constraint access_grant_ended_reason_check check (ended_reason ~ '^[a-z_]+$'),
  add constraint access_grant_suspended_reason_check check (suspended_reason ~ '^[a-z_]+$');

drop index offer_running_out;
drop index offer_one_bought;
drop index offer_one_open;
alter table offer
  drop constraint offer_status_check,
  drop constraint offer_check1,
  drop constraint offer_check2,
  drop constraint offer_outcome_check,
  drop constraint offer_outcome;
update offer set
  status = pg_temp.key_of(status),
  return_to = pg_temp.key_of(return_to),
  outcome = pg_temp.key_of(outcome);
alter table offer
  add constraint offer_status_check check (status in ('draft', 'submitted', 'under_review', 'countered', 'accepted',
    'declined', 'withdrawn', 'expired', 'on_hold_exclusivity')),
  add constraint offer_return_to_check check (return_to in ('draft', 'submitted', 'under_review', 'countered',
    'accepted', 'declined', 'withdrawn', 'expired', 'on_hold_exclusivity')),
  add constraint offer_outcome_check check (outcome in ('bought', 'sold_to_another', 'sold', 'withdrawn')),
  add constraint offer_held check ((status = 'on_hold_exclusivity') = (return_to is not null)),
  add constraint offer_exclusive check (not exclusive or (status = 'accepted' and exclusive_until is not null)),
  add constraint offer_outcome check (
    outcome is null or (outcome = 'bought') = (status = 'accepted') and status in ('accepted', 'declined', 'withdrawn'));
create unique index offer_one_open on offer (listing_id, buyer_id, kind)
  where status in ('draft', 'submitted', 'under_review', 'countered', 'accepted', 'on_hold_exclusivity');
create index offer_running_out on offer (expires_at)
  where status in ('submitted', 'under_review', 'countered', 'on_hold_exclusivity');
create unique index offer_one_bought on offer (listing_id) where outcome = 'bought';

alter table offer_transition disable trigger offer_transition_append_only;
alter table offer_transition drop constraint offer_transition_outcome_check;
update offer_transition set
  from_status = pg_temp.key_of(from_status),
  to_status = pg_temp.key_of(to_status),
  outcome = pg_temp.key_of(outcome);
alter table offer_transition
  add constraint offer_transition_from_status_check check (from_status in ('draft', 'submitted', 'under_review',
    'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'on_hold_exclusivity')),
  add constraint offer_transition_to_status_check check (to_status in ('draft', 'submitted', 'under_review',
    'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'on_hold_exclusivity')),
  add constraint offer_transition_outcome_check check (outcome in ('bought', 'sold_to_another', 'sold', 'withdrawn'));
alter table offer_transition enable trigger offer_transition_append_only;

alter table diligence_request drop constraint diligence_request_state_check;
update diligence_request set state = 'in_progress' where state = 'in-progress';
alter table diligence_request add constraint diligence_request_state_check check (
  state in ('open', 'in_progress', 'answered', 'accepted', 'reopened', 'declined', 'withdrawn'));

alter table check_answer drop constraint check_answer_state_check;
update check_answer set state = pg_temp.key_of(state) where state <> 'given';
alter table check_answer add constraint check_answer_state_check check (
  state in ('given', 'does_not_apply', 'not_done_yet'));

alter table waitlist_entry drop constraint waitlist_entry_reason_check;
update waitlist_entry set reason = pg_temp.key_of(reason) where reason is not null;
alter table waitlist_entry add constraint waitlist_entry_reason_check check (
  reason in ('unreachable', 'timed_out', 'form_busy', 'form_broken', 'form_moved', 'form_refused'));

drop function pg_temp.key_of(text);
