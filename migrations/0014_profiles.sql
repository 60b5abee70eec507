-- What people say of themselves. Goes with the person; a closed account loses it.
create table person_profile (
  person_id uuid primary key references person (id) on delete cascade,
  bio text not null default '' check (char_length(bio) <= 1000),
  picture bytea check (octet_length(picture) <= 200000),
  picture_id uuid,
  updated_at timestamptz not null,
  check ((picture is null) = (picture_id is null))
);
comment on column person_profile.bio is 'as it was written; contact details are taken out for readers without access';
comment on column person_profile.picture is 'a square of 256 pixels, WebP, made by us. Here and not among the files: it is small, and goes with the row';
comment on column person_profile.picture_id is 'changes with the picture, so that no old one is shown';
