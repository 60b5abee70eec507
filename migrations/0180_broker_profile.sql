-- The owner lets a broker see the private profile of the listing, or edit the listing for them. Off for everybody so far.
alter table mandate
  add column profile_access text not null default 'none'
    constraint mandate_profile_access check (profile_access in ('none', 'read', 'edit'));
comment on column mandate.profile_access is 'What the private profile is to the broker while the engagement is in force: hidden, open to read, or the whole listing open to edit for the owner.';
