-- A seller's own PDF as the agreement of their listing: a template that belongs to the listing, its versions files.
create table nda_pdf (
  id uuid primary key,
  listing_id uuid not null references listing (id) on delete cascade,
  sha256 text not null,
  bytes integer not null check (bytes > 0),
  pages jsonb not null,
  texts jsonb not null,
  findings jsonb not null,
  uploaded_at timestamptz not null,
  uploaded_by uuid references person (id) on delete set null
);
comment on table nda_pdf is 'never changes; the bytes are a file under id and sha256';
comment on column nda_pdf.pages is 'how each page is drawn: [{width, height}], of which only the proportion counts';
comment on column nda_pdf.texts is 'the words of each page, for people who have them read aloud';
comment on column nda_pdf.findings is 'what could tell the buyer who the seller is, as it was shown to the seller';
create index nda_pdf_listing on nda_pdf (listing_id);

create function nda_pdf_never_changes() returns trigger language plpgsql as $$
begin
  if (new.id, new.listing_id, new.sha256, new.bytes, new.pages, new.texts, new.findings, new.uploaded_at)
    is distinct from (old.id, old.listing_id, old.sha256, old.bytes, old.pages, old.texts, old.findings, old.uploaded_at)
  then raise exception 'an uploaded agreement never changes';
  end if;
  return new;
end $$;
create trigger nda_pdf_final before update on nda_pdf for each row execute function nda_pdf_never_changes();

-- Whoever deletes one, by whatever way, leaves its bytes to the job.
create function loosen_nda_pdf() returns trigger language plpgsql as $$
begin
  insert into loose_file (key, remove_after)
  values ('nda-pdfs/' || old.id || '/' || old.sha256 || '.pdf', '-infinity')
  on conflict (key) do update set remove_after = '-infinity';
  return null;
end
$$;
create trigger nda_pdf_loosens_file after delete on nda_pdf for each row execute function loosen_nda_pdf();

alter table nda_template add column listing_id uuid references listing (id) on delete cascade;
comment on column nda_template.listing_id is 'the listing whose owner uploads its versions; null: a text of the admins, for everybody';
create unique index nda_template_of_listing on nda_template (listing_id) where listing_id is not null;

alter table nda_template_version add column pdf_id uuid references nda_pdf (id) on delete cascade;
comment on column nda_template_version.pdf_id is 'the file that is the agreement; null: the text in source is';
create index nda_template_version_pdf on nda_template_version (pdf_id) where pdf_id is not null;
alter table nda_template_version drop constraint nda_template_version_template_id_fkey,
  add constraint nda_template_version_template_id_fkey
    foreign key (template_id) references nda_template (id) on delete cascade;

-- A listing that never was shown to anybody goes with its own versions; nothing else that was in use does.
create or replace function nda_template_version_is_final() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and tg_op = 'DELETE'
    and (old.pdf_id is null or exists (select from nda where nda.pdf_id = old.pdf_id))
  then raise exception 'a version of an agreement that was in use never changes';
  end if;
  if old.state <> 'draft' and tg_op <> 'DELETE' and
    ((new.template_id, new.version, new.title, new.source, new.terms, new.sha256, new.activated_at, new.pdf_id)
    is distinct from
    (old.template_id, old.version, old.title, old.source, old.terms, old.sha256, old.activated_at, old.pdf_id)
    or new.state = 'draft')
  then raise exception 'a version of an agreement that was in use never changes';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

alter table nda add column pdf_id uuid references nda_pdf (id);
comment on column nda.pdf_id is 'the file that was shown; document then holds its title alone, and document_sha256 is the hash of the file';
create index nda_by_pdf on nda (pdf_id) where pdf_id is not null;
