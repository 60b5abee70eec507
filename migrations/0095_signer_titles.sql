-- Who signs for an entity says by what title: an attorney looks for it beside the name. Empty before, and where none was
-- given.
alter table nda
  add column signer_title text,
  add column countersigner_title text;
