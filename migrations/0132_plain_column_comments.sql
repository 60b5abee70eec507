-- The comments of columns in plain words; nothing else changes.
comment on column listing_photo.id is 'Random, so that it cannot be guessed.';
comment on column diligence_request.note is 'Of the person who works on it; only the seller''s side reads it.';
comment on column diligence_request.number is 'Counts this buyer''s requests in the room, from 1.';
comment on column diligence_request.owner is 'Who works on it for the seller''s side; the buyer is not told.';
comment on column ledger_leaf.path is 'From the leaf upward: ''l'' or ''r'' (the side of the sibling), then its hash.';
comment on column mandate.invited_email is 'In lower case; only a person who confirmed this address can accept.';
comment on column deal_room.kept_for is 'The buyer who keeps read access because they bought.';
comment on column room_archive.claimed_at is 'When the process that makes it last reported; null: none does.';
comment on column room_question.expert_email is 'Who drafts the answer for the seller''s side: the person who confirmed this address.';
comment on column recovery_code.hash is 'Keyed, over the person and the code, so that the table alone reveals no code.';
comment on column listing_rule.opens_vetted is 'S2 opens without a decision to buyers who proved what vetted_… asks for.';
comment on column room_folder.place is 'Its number among its siblings, never given twice, so that a document keeps its index number.';
