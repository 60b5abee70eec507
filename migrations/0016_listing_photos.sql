-- Pictures of a listing, re-encoded by us. The bytes are files under the id; no name, place or time came with them.
create table listing_photo (
  id uuid primary key,
  listing_id uuid not null references listing (id),
  place integer not null,
  alt text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  status text not null default 'private' check (status in ('private', 'awaiting', 'public', 'refused')),
  confirmed_at timestamptz,
  asked_at timestamptz,
  reason text,
  version integer not null default 1,
  created_at timestamptz not null,
  check (status = 'private' or (confirmed_at is not null and asked_at is not null)),
  check (status <> 'refused' or reason is not null)
);
comment on column listing_photo.id is 'random: whoever was never shown it cannot guess it';
comment on column listing_photo.alt is 'what the picture shows, in words: public with the picture, and leak-checked then';
comment on column listing_photo.status is 'private: part of the private profile only; awaiting: an admin looks at it before it is public';
comment on column listing_photo.confirmed_at is 'when the seller said that it shows no sign, name, face or number plate';
create index listing_photo_listing on listing_photo (listing_id, place, id);
create index listing_photo_awaiting on listing_photo (asked_at desc, id desc) where status = 'awaiting';

-- The approved ones once more, in their order, so that public pages still read one table.
alter table listing_teaser add column photos jsonb not null default '[]';
comment on column listing_teaser.photos is 'approved photos in their order: [{id, alt, width, height}]';
