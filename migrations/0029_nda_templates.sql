-- Texts of agreements that admins write, beside the one that is built in.
create table nda_template (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null,
  created_by uuid references person (id) on delete set null
);
create index nda_template_newest on nda_template (created_at desc, id desc);

create table nda_template_version (
  template_id uuid not null references nda_template (id),
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'active', 'retired')),
  revision integer not null default 1,
  title text not null,
  source text not null,
  terms jsonb not null,
  sha256 text,
  written_at timestamptz not null,
  written_by uuid references person (id) on delete set null,
  activated_at timestamptz,
  primary key (template_id, version),
  check (state = 'draft' or (sha256 is not null and activated_at is not null))
);
comment on column nda_template_version.source is 'what the admin wrote; domain/template-source.ts reads it';
comment on column nda_template_version.revision is 'grows with each save of a draft: of two who write at once one is told';
comment on column nda_template_version.sha256 is 'SHA-256 of the canonical template, fixed when it was put into use';
create unique index nda_template_one_active on nda_template_version (template_id) where state = 'active';
create unique index nda_template_one_draft on nda_template_version (template_id) where state = 'draft';

create function nda_template_version_is_final() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (tg_op = 'DELETE' or
    (new.template_id, new.version, new.title, new.source, new.terms, new.sha256, new.activated_at)
    is distinct from (old.template_id, old.version, old.title, old.source, old.terms, old.sha256, old.activated_at)
    or new.state = 'draft')
  then raise exception 'a version of an agreement that was in use never changes';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger nda_template_version_final before update or delete on nda_template_version
  for each row execute function nda_template_version_is_final();

-- What a seller chose for a listing; no row: the built-in text, the buyer's signature alone, no passport.
create table listing_nda (
  listing_id uuid primary key references listing (id) on delete cascade,
  template_id uuid references nda_template (id),
  countersign boolean not null default false,
  passport boolean not null default false,
  version integer not null default 1,
  changed_at timestamptz not null
);
comment on column listing_nda.template_id is 'null: the built-in text';
comment on column listing_nda.countersign is 'an agreement counts once the seller has signed it too';
comment on column listing_nda.passport is 'a buyer with a master agreement may join with one click';

-- What the rules need of the text that was signed, whatever became of its template.
alter table nda add column term_years integer, add column governing_law text;
update nda set term_years = 3, governing_law = 'the State of Utah';
alter table nda alter column term_years set not null, alter column governing_law set not null;
