-- While two versions of the program run behind one proxy, a page of one asks the other for its scripts and styles.
create table site_build (
  id text primary key,
  paths text[] not null,
  seen_at timestamptz not null
);
comment on table site_build is 'The builds of the site that nodes serve, or served until lately.';
comment on column site_build.id is 'a hash of its paths, which hold hashes of what they lead to';
comment on column site_build.seen_at is 'when a node last ran that serves it';

create table site_asset (
  path text primary key,
  type text not null,
  content bytea not null
);
comment on table site_asset is 'The scripts, styles, fonts and pictures of these builds, for nodes of another one.';
