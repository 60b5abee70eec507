-- A buyer passport: one master agreement signed once, and a joinder for each listing that takes it.
alter table nda
  add column kind text not null default 'listing' check (kind in ('listing', 'master', 'joinder')),
  add column master_id uuid references nda (id),
  add column withdrawn_at timestamptz,
  add column lapse_told text check (lapse_told in ('ending', 'term-ended', 'superseded')),
  alter column request_id drop not null,
  alter column listing_id drop not null,
  add constraint nda_of_a_deal_check check (
    (kind = 'master') = (request_id is null) and (kind = 'master') = (listing_id is null)
    and (kind = 'joinder') = (master_id is not null)),
  add constraint nda_withdrawn_check check (withdrawn_at is null or (kind = 'master' and status = 'signed')),
  add constraint nda_joinder_check check (kind = 'listing' or not countersign);
comment on column nda.kind is 'listing: one listing, signed by itself; master: the passport, for every seller who takes it; joinder: makes a master count for one listing';
comment on column nda.master_id is 'of a joinder: the master agreement that it joins the listing to';
comment on column nda.withdrawn_at is 'of a master: from then on nobody can be joined to it; what was joined stays';
comment on column nda.lapse_told is 'of a master: what its signer was told last about its end';
create unique index nda_one_open_master on nda (buyer_id) where kind = 'master' and status = 'issued';
create index nda_joinders on nda (master_id) where master_id is not null;
create index nda_masters on nda (buyer_id, signed_at desc) where kind = 'master' and status = 'signed';

alter table listing_nda
  add column passport boolean not null default false,
  add constraint listing_nda_passport_check check (not (passport and countersign));
comment on column listing_nda.passport is 'a buyer may join by their master agreement in place of signing the text';

alter table nda_template add column kind text not null default 'listing' check (kind in ('listing', 'master'));
comment on column nda_template.kind is 'listing: a text that sellers choose; master: the text of the passport, of which there is one';
create unique index nda_template_one_master on nda_template (kind) where kind = 'master';
