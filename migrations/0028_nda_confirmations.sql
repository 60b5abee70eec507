-- By what a signer shows that it is them: a code that was mailed, good for one agreement, one text and one signature.
create table nda_confirmation (
  nda_id uuid not null references nda (id),
  person_id uuid not null references person (id) on delete cascade,
  document_sha256 text not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  session_id uuid,
  confirmed_at timestamptz,
  primary key (nda_id, person_id),
  check ((session_id is null) = (confirmed_at is null))
);
comment on table nda_confirmation is 'the newest code of each signer; a new one takes the place of the old, a signature uses it up';
comment on column nda_confirmation.code_hash is 'keyed hash (the vault''s index) of agreement, signer, text and code';
comment on column nda_confirmation.session_id is 'the session in which the right code was typed; only that one signs by it';
comment on column nda_confirmation.tries is 'wrong codes so far';

alter table nda add column signer_drawing text;
comment on column nda.signer_drawing is 'the drawn signature as SVG path data in a box of 600 by 200; null when it was typed';
