-- A listing may ask for the seller's signature too: an agreement then counts once both have signed.
alter table nda drop constraint nda_status_check;
alter table nda
  add constraint nda_status_check
    check (status in ('issued', 'countersigning', 'signed', 'declined', 'expired', 'void')),
  add column countersign boolean not null default false,
  add column signer_evidence jsonb,
  add column countersigned_at timestamptz,
  add column countersigner_name text,
  add column countersigner_capacity text,
  add column countersigner_entity text,
  add column countersigner_drawing text,
  add constraint nda_countersigning_check
    check (status <> 'countersigning' or (countersign and signed_at is not null and signer_evidence is not null)),
  add constraint nda_countersigned_check
    check (status <> 'signed' or not countersign or countersigned_at is not null);
comment on column nda.countersign is 'the seller signs too; as the listing said when the agreement was issued';
comment on column nda.signer_evidence is 'who signed first, kept for the certificate that is printed when both have';
comment on column nda.countersigner_name is 'never printed and never shown to the buyer: the agreement names no owner';
drop index nda_one_open;
create unique index nda_one_open on nda (request_id) where status in ('issued', 'countersigning');
