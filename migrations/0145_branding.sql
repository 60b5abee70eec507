-- Branding: what an admin published in place of the content files, and what they are still writing.
create table branding_version (
  version integer primary key check (version > 0),
  id uuid not null unique,
  content jsonb not null,
  changed text[] not null,
  published_at timestamptz not null,
  published_by uuid references person (id) on delete set null
);
comment on table branding_version is 'What the site shows or showed in place of its content files. The highest version is shown.';
comment on column branding_version.content is 'By part; null: that part comes from the files. Its shape is in src/site/branding/contract.ts.';
comment on column branding_version.changed is 'The parts that differ from the version before.';

create table branding_draft (
  single boolean primary key default true check (single),
  id uuid not null,
  content jsonb not null,
  revision integer not null,
  saved_at timestamptz not null,
  saved_by uuid references person (id) on delete set null
);
comment on table branding_draft is 'The branding that is not published yet: one for all admins. Only they see it.';
comment on column branding_draft.revision is 'A save names the one that it started from.';

create table branding_mark (
  id uuid primary key,
  bytes bytea not null check (length(bytes) <= 500000),
  added_at timestamptz not null,
  added_by uuid references person (id) on delete set null
);
comment on table branding_mark is 'Uploaded marks, re-encoded as WebP. Small enough for the database; versions refer to them.';
