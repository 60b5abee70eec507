-- A passport that was signed for a company says so too: a block of that company meets whoever signed it.
create or replace function blocking_owners(viewer uuid) returns setof uuid language sql stable strict as $$
  select owner_id from (
    select owner_id from block where person_id = viewer
    union
    select block.owner_id from person join block
      on (block.kind = 'person' and block.pattern = person.email)
      or (block.kind = 'domain' and block.pattern = any (mail_domains(person.email)))
      where person.id = viewer
    union
    select block.owner_id from (
      select company_key(business_name) as name from business where owner_id = viewer
      union select company_key(dba) from business where owner_id = viewer
      union select company_key(signer_entity) from nda
        where request_id in (select id from access_request where buyer_id = viewer)
      union select company_key(signer_entity) from nda
        where buyer_id = viewer and kind = 'master' and status = 'signed'
    ) mine join block on block.kind = 'company' and block.pattern = mine.name
  ) blocking where owner_id <> viewer
$$;
