-- What values are worked out with: multiples and the rules of SBA loans, each with its source and date.

create table valuation_row (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('trade', 'size', 'market')),
  industries text[] not null default '{}',
  subsector text not null,
  aliases text[] not null default '{}',
  metric text not null check (metric in ('SDE', 'EBITDA', 'revenue')),
  low double precision,
  high double precision,
  middle double precision,
  middle_kind text check (middle_kind in ('median', 'average')),
  from_cents bigint,
  to_cents bigint,
  months_to_close integer,
  standard boolean not null default false,
  note text,
  as_of date not null,
  reviewed_on date not null,
  source text not null,
  source_url text,
  verified boolean not null,
  retired_at timestamptz,
  version integer not null default 1,
  check ((low is null) = (high is null) and low <= high),
  check (low is not null or middle is not null),
  check (middle is null or middle_kind is not null),
  check ((kind = 'size') = (from_cents is not null and to_cents is not null)),
  check (kind <> 'size' or middle is not null),
  check (from_cents < to_cents)
);
comment on table valuation_row is 'Multiples. A row is never deleted: estimates were made from it. It is retired.';
comment on column valuation_row.kind is 'trade: a range for a kind of business; size: the median of deals of a size; market: for comparison alone';
comment on column valuation_row.industries is 'none: home services, which are no industry of their own here';
comment on column valuation_row.aliases is 'words by which people name such a business';
comment on column valuation_row.standard is 'stands for its industry when nothing more is known';
comment on column valuation_row.as_of is 'of the figures; where the source gives no date, when it was read';
comment on column valuation_row.reviewed_on is 'when somebody last looked at the row; due again three months later';
comment on column valuation_row.verified is 'somebody read the figures in the source; otherwise it is called a guide range';

create table valuation_rule (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  value double precision not null,
  note text,
  as_of date not null,
  reviewed_on date not null,
  source text not null,
  source_url text,
  verified boolean not null,
  version integer not null default 1
);
comment on table valuation_rule is 'Rules of SBA 7(a) loans and of banks. Keys and units: valuation/domain/sba-rules.ts';
comment on column valuation_rule.value is 'in its unit; money in cents, shares in percent';

create table valuation_change (
  id uuid primary key,
  row_id uuid references valuation_row (id),
  rule_id uuid references valuation_rule (id),
  changed_by uuid references person (id) on delete set null,
  changed_at timestamptz not null,
  fields jsonb not null,
  check (num_nonnulls(row_id, rule_id) = 1)
);
comment on table valuation_change is 'Who changed which row or rule, and from what to what.';
comment on column valuation_change.fields is 'what differs: [{field, from, to}], each as text';
create index valuation_change_newest on valuation_change (changed_at desc, id desc);

create temporary table read_source (key text, source text, url text, as_of date) on commit drop;
insert into read_source values
  ('c', 'Computed from 1,176 real asking listings (2023)', null, '2023-12-31'),
  ('m', 'Experience in the trade; no published source was read', null, '2026-11-20'),
  ('v13', 'Readings of Market Pulse by grandworthbbi.com (Nov 2023) and dealstreetdigest.kit.com; they disagree', null, '2023-09-30'),
  ('v15', 'IBBA / M&A Source Market Pulse Q3 2025, 247 deals, as reported by Murphy Business', 'https://murphybusiness.com/winstonsalem/article/ma-market-pulse-3q25-part-1-key-trends-for-buyers-and-sellers', '2025-09-30'),
  ('v16', 'IBBA / M&A Source Market Pulse Q4 2024, as reported by intelexit.com', null, '2024-12-31'),
  ('v17', 'BizBuySell, 2025 Year in Review: 9,586 closed sales', 'https://www.bizbuysell.com/blog/2025-year-in-review', '2025-12-31'),
  ('v18', 'BizBuySell 2024 Q4 Insight Report: 9,546 closed sales', null, '2024-12-31'),
  ('v19', 'BizBuySell 2022 Q4 Insight Report', null, '2022-12-31'),
  ('v20', 'BizBuySell Q1 2026, as reported by brightcurios.com', null, '2026-03-31'),
  ('v21', 'DealStats, BVWire 207-1 (bvresources.com)', null, '2019-12-31'),
  ('v22', 'DealStats, BVWire 250-1 (bvresources.com)', null, '2023-03-31'),
  ('v23', 'DealStats, as reported by malahatvaluationgroup.com', null, '2025-06-30'),
  ('v24', 'DealStats, as reported by businessexits.com', 'https://businessexits.com/?p=16078', '2025-12-31'),
  ('v27', 'sellyourbusiness.com, multiples page: a broker’s guide range', null, '2026-11-20'),
  ('v2730', 'sellyourbusiness.com and theillinoisbusinessbroker.com: brokers’ guide ranges', null, '2026-11-20'),
  ('v28', 'businessbrokercollective.com playbook: a broker’s guide range', 'https://businessbrokercollective.com/playbook', '2026-11-20'),
  ('v29', 'BizBuySell, as reported by jeneshmakesdeals.com (2026)', null, '2026-11-20'),
  ('v30', 'theillinoisbusinessbroker.com: a broker’s guide range', null, '2026-11-20'),
  ('v3031', 'theillinoisbusinessbroker.com and bridgepointbb.com: brokers’ guide ranges', null, '2026-11-20'),
  ('v31', 'bridgepointbb.com: a broker’s guide range', null, '2026-11-20'),
  ('v32', 'BizBuySell 2025 averages, as reported by sundancefg.com', null, '2025-12-31'),
  ('v33', 'freebusinessvaluationcalculator.com: a guide range', null, '2026-11-20'),
  ('v34', 'DealStats for NAICS 238220, sample of bizminer.com: companies with $2.5M to $24.9M of sales', null, '2020-03-31');

insert into valuation_row (kind, subsector, metric, low, high, middle, middle_kind, from_cents, to_cents, months_to_close, note, as_of, reviewed_on, source, source_url, verified)
select 'size', t.subsector, t.metric, t.low, t.high, t.middle, t.middle_kind, t.from_cents, t.to_cents, t.months_to_close, t.note, s.as_of, date '2026-11-20', s.source, s.url, s.key <> 'm'
from (values
  ('Deals below $500K', 'SDE', 2.0::double precision, 2.3::double precision, 2.0::double precision, 'median', 0::bigint, 50000000::bigint, null::integer, 'One reading: 2.0 to 2.3 in more than 40 surveys; another: 1.8 in Q3 2023. 2.0 is used.', 'v13'),
  ('Deals of $500K to $1M', 'SDE', null, null, 2.8, 'median', 50000000::bigint, 100000000::bigint, 8, null, 'v15'),
  ('Deals of $500K to $1M', 'EBITDA', null, null, 3.5, 'median', 50000000::bigint, 100000000::bigint, 8, null, 'v15'),
  ('Deals of $1M to $2M', 'SDE', null, null, 3.3, 'median', 100000000::bigint, 200000000::bigint, 9, null, 'v15'),
  ('Deals of $1M to $2M', 'EBITDA', null, null, 3.0, 'median', 100000000::bigint, 200000000::bigint, 9, null, 'v15'),
  ('Deals of $2M to $5M', 'SDE', null, null, 3.3, 'median', 200000000::bigint, 500000000::bigint, 9, null, 'v15'),
  ('Deals of $2M to $5M', 'EBITDA', null, null, 4.0, 'median', 200000000::bigint, 500000000::bigint, 9, null, 'v15'),
  ('Deals of $5M to $50M', 'SDE', null, null, 4.8, 'median', 500000000::bigint, 5000000000::bigint, 10, null, 'v15'),
  ('Deals of $5M to $50M', 'EBITDA', 4.5, 8.25, 6.0, 'median', 500000000::bigint, 5000000000::bigint, 10, 'The range is what was seen in other quarters. Lower in Q3 2025, by how much was not told.', 'v16')
) as t (subsector, metric, low, high, middle, middle_kind, from_cents, to_cents, months_to_close, note, source_key) join read_source s on s.key = t.source_key;

insert into valuation_row (kind, subsector, metric, low, high, middle, middle_kind, note, as_of, reviewed_on, source, source_url, verified)
select 'market', t.subsector, t.metric, t.low, t.high, t.middle, t.middle_kind, t.note, s.as_of, date '2026-11-20', s.source, s.url, s.key <> 'm'
from (values
  ('All sales, 2025', 'SDE', null::double precision, null::double precision, 2.61::double precision, 'average', 'Median price $350,000, median cash flow $158,950; sold at 94 % of asking.', 'v17'),
  ('All sales, 2025', 'revenue', null, null, 0.69, 'average', 'Median revenue $703,000.', 'v17'),
  ('All sales, 2024', 'SDE', null, null, 2.57, 'average', 'Median price $345,000; 168 days on the market.', 'v18'),
  ('All sales, 2024', 'revenue', null, null, 0.67, 'average', null, 'v18'),
  ('All sales, 2022', 'SDE', null, null, 2.53, 'average', null, 'v19'),
  ('All sales, 2022', 'revenue', null, null, 0.65, 'average', null, 'v19'),
  ('All sales, first quarter of 2026', 'SDE', null, null, 2.7, 'average', null, 'v20'),
  ('All sectors, fourth quarter of 2019', 'EBITDA', null, null, 4.4, 'median', null, 'v21'),
  ('All sectors, first quarter of 2023', 'EBITDA', null, null, 3.0, 'median', null, 'v22'),
  ('All sectors, second quarter of 2025', 'EBITDA', null, null, 3.8, 'median', 'Trough 3.2 in the third quarter of 2024.', 'v23'),
  ('All sectors, second quarter of 2025', 'revenue', null, null, 0.57, 'median', 'Net sales.', 'v23'),
  ('All sectors, fourth quarter of 2025', 'EBITDA', null, null, 3.5, 'median', 'About.', 'v24'),
  ('Information, fourth quarter of 2019', 'EBITDA', null, null, 11.1, 'median', null, 'v21'),
  ('Mining, oil and gas, fourth quarter of 2019', 'EBITDA', null, null, 8.5, 'median', null, 'v21'),
  ('Accommodation and food, fourth quarter of 2019', 'EBITDA', null, null, 2.6, 'median', null, 'v21'),
  ('Other services, fourth quarter of 2019', 'EBITDA', null, null, 3.0, 'median', null, 'v21'),
  ('Asking prices to cash flow', 'SDE', 1.93, 3.99, 2.8, 'median', 'Quartiles of 613 listings. Asked, not paid.', 'c'),
  ('Asking prices to revenue', 'revenue', 0.45, 1.08, 0.7, 'median', 'Quartiles. Asked, not paid.', 'c'),
  ('Asking prices to EBITDA', 'EBITDA', 2.21, 4.81, 3.26, 'median', 'Quartiles of 197 listings. Asked, not paid.', 'c'),
  ('Asking prices to cash flow below $100K', 'SDE', null, null, 2.9, 'median', 'Asked, not paid.', 'c'),
  ('Asking prices to cash flow of $100K to $250K', 'SDE', null, null, 2.49, 'median', 'Asked, not paid.', 'c'),
  ('Asking prices to cash flow of $250K to $500K', 'SDE', null, null, 2.97, 'median', 'Asked, not paid.', 'c'),
  ('Asking prices to cash flow of $500K to $1M', 'SDE', null, null, 3.0, 'median', 'Asked, not paid.', 'c'),
  ('Asking prices to cash flow above $1M', 'SDE', null, null, 3.61, 'median', 'Asked, not paid.', 'c')
) as t (subsector, metric, low, high, middle, middle_kind, note, source_key) join read_source s on s.key = t.source_key;

insert into valuation_row (kind, industries, subsector, aliases, metric, low, high, middle, middle_kind, standard, note, as_of, reviewed_on, source, source_url, verified)
select 'trade', t.industries, t.subsector, t.aliases, t.metric, t.low, t.high, t.middle, t.middle_kind, t.standard, t.note, s.as_of, date '2026-11-20', s.source, s.url, s.key <> 'm'
from (values
  ('{Automotive}'::text[], 'Independent auto repair', '{"auto repair","car repair",mechanic,"repair shop","auto shop",garage,"automotive repair"}'::text[], 'SDE', 2.0::double precision, 3.5::double precision, null::double precision, null::text, true, null::text, 'v27'),
  ('{Automotive}', 'Franchise auto repair', '{"auto repair franchise","franchised auto repair"}', 'SDE', 2.5, 4.0, null, null, false, null, 'v27'),
  ('{Automotive}', 'Body shop', '{"collision repair","auto body","collision shop","collision center"}', 'SDE', 2.0, 3.5, null, null, false, null, 'v28'),
  ('{Automotive}', 'Tire shop', '{"tire store","tire dealer",tires}', 'SDE', 2.1, 3.1, null, null, false, null, 'v28'),
  ('{Automotive}', 'Car wash', '{"car wash",carwash,"express car wash","auto wash"}', 'SDE', 3.5, 5.5, null, null, false, 'Express car washes.', 'v28'),
  ('{Automotive}', 'Car wash', '{"car wash",carwash,"express car wash","auto wash"}', 'SDE', null, null, 4.99, 'average', false, null, 'v29'),
  ('{Retail}', 'General store', '{"retail store",shop,store,boutique,"gift shop"}', 'SDE', 1.0, 2.5, null, null, true, null, 'v30'),
  ('{Retail}', 'Convenience store', '{"c-store",bodega,"corner store","mini mart"}', 'SDE', 2.5, 4.0, null, null, false, null, 'v27'),
  ('{Retail}', 'Convenience store with fuel', '{"gas station","fuel station","convenience store with gas","service station"}', 'SDE', 2.0, 3.5, null, null, false, null, 'v28'),
  ('{TravelHospitality}', 'Independent restaurant', '{restaurant,cafe,"coffee shop",diner,bar,pizzeria,bistro}', 'SDE', 1.5, 2.5, null, null, true, null, 'v27'),
  ('{TravelHospitality}', 'Franchise restaurant', '{"restaurant franchise","franchised restaurant","fast food franchise"}', 'SDE', 2.5, 4.0, null, null, false, null, 'v27'),
  ('{TravelHospitality}', 'Food business', '{restaurant,food,"restaurant group","franchise restaurant"}', 'EBITDA', 3, 5, null, null, true, null, 'v31'),
  ('{Healthcare}', 'Dental practice', '{dental,dentist,"dental office",orthodontist}', 'SDE', 4.0, 7.0, null, null, true, null, 'v3031'),
  ('{Healthcare}', 'Veterinary practice', '{vet,veterinary,veterinarian,"animal hospital","vet clinic"}', 'SDE', 5, 8, null, null, false, null, 'v3031'),
  ('{Healthcare}', 'Health care in general', '{"health care",healthcare,"medical practice",clinic,dental,dentist,vet,veterinary,"dental practice","veterinary practice"}', 'EBITDA', 5, 10, null, null, true, null, 'v3031'),
  ('{Healthcare}', 'Medical billing', '{"medical billing company","medical coding"}', 'SDE', null, null, 4.41, 'average', false, 'Of 7 sales.', 'v32'),
  ('{PublicHealth}', 'Home and social services', '{"home care","home health","home health care","senior care","in-home care","social services",hospice}', 'SDE', 2.5, 4.0, null, null, true, null, 'm'),
  ('{Manufacturing}', 'Job shop', '{"machine shop",manufacturing,manufacturer,"metal fabrication",fabrication,fabricator,"welding shop"}', 'SDE', 2.5, 4.0, null, null, true, null, 'm'),
  ('{Manufacturing}', 'Manufacturing in general', '{manufacturing,manufacturer,"job shop","machine shop","metal fabrication",fabrication,fabricator}', 'EBITDA', 4, 7, null, null, true, null, 'v31'),
  ('{ChemicalsMaterials}', 'Chemical formulator or distributor', '{chemical,chemicals,coatings,"specialty chemicals","chemical distributor"}', 'EBITDA', 4, 7, null, null, true, 'As manufacturing.', 'm'),
  ('{ConsumerProducts}', 'Brand or e-commerce', '{"e-commerce",ecommerce,"online store","amazon fba","amazon seller","amazon business","shopify store","consumer brand","consumer products","dtc brand"}', 'SDE', 2.0, 3.5, null, null, true, null, 'm'),
  ('{Technology}', 'Managed service provider', '{msp,"managed services","managed it services","it services","it support"}', 'SDE', 3.0, 5.5, null, null, true, 'Up to 8 with strong monthly recurring revenue.', 'v2730'),
  ('{Telecom}', 'Telecom installer or reseller', '{telecom,telecommunications,"telecom installer","telecom reseller",cabling,"low voltage"}', 'SDE', 2.0, 3.5, null, null, true, null, 'm'),
  ('{Transportation}', 'Trucking', '{"trucking company","truck company","freight carrier",hauling}', 'SDE', 2.0, 3.5, null, null, true, null, 'v28'),
  ('{Transportation}', 'Trucking', '{"trucking company","truck company","freight carrier",hauling}', 'EBITDA', 3.5, 5.5, null, null, true, null, 'v28'),
  ('{Transportation}', 'Towing', '{"tow company","tow truck","towing company"}', 'SDE', 2.3, 3.5, null, null, false, null, 'v28'),
  ('{Shipping}', 'Freight broker or 3PL', '{"freight brokerage","freight broker",3pl,"third-party logistics",logistics,"freight forwarder"}', 'SDE', 3.0, 4.5, null, null, true, 'Asset-light, with contracts.', 'v28'),
  ('{Insurance}', 'Insurance agency', '{insurance,"insurance agent","insurance brokerage","insurance broker"}', 'revenue', 2.0, 3.5, null, null, true, null, 'v27'),
  ('{Insurance}', 'Insurance agency', '{insurance,"insurance agent","insurance brokerage","insurance broker"}', 'EBITDA', 6, 10, null, null, true, null, 'v27'),
  ('{Banking,Investments}', 'Accounting and tax practice', '{accounting,accountant,bookkeeping,tax,"tax preparation",cpa,"cpa firm","accounting firm","tax practice"}', 'revenue', 1.0, 1.3, null, null, true, null, 'v27'),
  ('{Banking,Investments}', 'Accounting and tax practice', '{accounting,accountant,bookkeeping,tax,"tax preparation",cpa,"cpa firm","accounting firm","tax practice"}', 'SDE', 2.5, 4.5, null, null, true, null, 'v27'),
  ('{Media}', 'Agency', '{"marketing agency","advertising agency","digital agency","media agency","creative agency","marketing firm"}', 'SDE', 2.0, 4.0, null, null, true, null, 'v27'),
  ('{Education}', 'Childcare or tutoring', '{childcare,"child care",daycare,"day care",preschool,tutoring,"tutoring center","learning center"}', 'SDE', 2.5, 4.0, null, null, true, null, 'v33'),
  ('{RealEstate}', 'Real estate brokerage or property management', '{"real estate brokerage","real estate agency","property management","property manager",realtor}', 'EBITDA', 4, 8, null, null, true, null, 'v31'),
  ('{SecurityJustice}', 'Guard or alarm company', '{"security guard","guard company","security company","alarm company",alarm,"security services"}', 'SDE', 2.5, 4.0, null, null, true, 'Alarm companies are priced on monthly recurring revenue.', 'm'),
  ('{Power,OilGas,Mining}', 'Field services', '{"oilfield services","oil field services","energy services","mining services","power services"}', 'EBITDA', 2.5, 5.0, null, null, true, null, 'm'),
  ('{LifeSciences}', 'Laboratory or contract research', '{laboratory,lab,"contract research",cro,"testing lab"}', 'EBITDA', 5, 8, null, null, true, null, 'm'),
  ('{CivilGovt,Defense}', 'Government contractor', '{"government contractor","defense contractor","federal contractor",govcon}', 'EBITDA', 3, 6, null, null, true, 'Set-aside status may not pass to a buyer.', 'm'),
  ('{}', 'HVAC, plumbing, electrical', '{hvac,heating,"air conditioning","heating and cooling","heating and air",furnace,plumbing,plumber,electrical,electrician,"electrical contractor"}', 'SDE', 2.5, 5.0, null, null, true, null, 'v27'),
  ('{}', 'Plumbing', '{plumbing,plumber}', 'SDE', null, null, 2.51, 'average', false, null, 'v29'),
  ('{}', 'Plumbing and HVAC contractors, $2.5M to $24.9M of sales', '{hvac,heating,"air conditioning","heating and cooling",plumbing,plumber}', 'SDE', 2.2, 3.45, 2.82, 'median', false, 'Price to earnings, as the sample calls it.', 'v34'),
  ('{}', 'Plumbing and HVAC contractors, $2.5M to $24.9M of sales', '{hvac,heating,"air conditioning","heating and cooling",plumbing,plumber}', 'revenue', 0.26, 0.55, 0.33, 'median', false, 'Price to sales; for companies of this size.', 'v34'),
  ('{}', 'Landscaping', '{landscaper,"lawn care","lawn service",landscape,"lawn maintenance"}', 'SDE', 2.0, 3.5, null, null, false, null, 'v27'),
  ('{}', 'Commercial cleaning', '{janitorial,cleaning,"commercial cleaning company","office cleaning"}', 'SDE', 2.0, 3.5, null, null, true, null, 'v27'),
  ('{}', 'Residential cleaning', '{"house cleaning","maid service","home cleaning"}', 'SDE', 1.5, 2.5, null, null, false, null, 'v27'),
  ('{}', 'Pest control', '{exterminator,"pest management","termite control"}', 'SDE', 3.0, 5.0, null, null, false, null, 'v27'),
  ('{}', 'Roofing, painting and specialty trades', '{roofing,roofer,painting,painter,"painting contractor",flooring,drywall,fencing,"specialty trade","general contractor"}', 'SDE', 2.0, 3.5, null, null, false, null, 'v27'),
  ('{}', 'Pool service', '{pool,"pool cleaning","swimming pool"}', 'SDE', 2.0, 4.0, null, null, false, null, 'v27')
) as t (industries, subsector, aliases, metric, low, high, middle, middle_kind, standard, note, source_key) join read_source s on s.key = t.source_key;

insert into valuation_rule (key, value, note, as_of, reviewed_on, source, source_url, verified) values
  ('max-loan', 500000000, null, '2026-11-20', '2026-11-20', 'U.S. Small Business Administration, 7(a) terms', 'https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility', true),
  ('equity-injection', 10, 'For a start-up or a change of ownership.', '2025-06-01', '2026-11-20', 'SBA SOP 50 10 8, as summed up by Whiteford (law firm)', 'https://www.whitefordlaw.com/news-events/client-alert-sba-issues-sop-50-10-8-key-changes-impacting-sba-7a-lending', true),
  ('seller-standby-share', 50, 'Only on full standby for the whole term of the loan.', '2025-06-01', '2026-11-20', 'SBA SOP 50 10 8, as summed up by Whiteford (law firm)', 'https://www.whitefordlaw.com/news-events/client-alert-sba-issues-sop-50-10-8-key-changes-impacting-sba-7a-lending', true),
  ('dscr-minimum', 1.15, 'Historical or projected.', '2026-11-20', '2026-11-20', 'loanbox.com; BoeFly (2014) on SOP 50 10 5(F)', null, true),
  ('dscr-comfort', 1.25, null, '2026-11-20', '2026-11-20', 'Experience in the trade; no published source was read', null, false),
  ('dscr-comfort-high', 1.5, null, '2026-11-20', '2026-11-20', 'Experience in the trade; no published source was read', null, false),
  ('global-dscr-minimum', 1, 'With the buyer’s own debts and income: not checked here.', '2026-11-20', '2026-11-20', 'loanbox.com', null, true),
  ('base-rate', 7, 'Prime in November 2025. It moves: ask a lender for the rate of the day.', '2025-11-01', '2026-11-20', 'small-business-loans.info (Nov 2025)', null, true),
  ('small-loan-limit', 35000000, null, '2025-06-01', '2026-11-20', 'SBA SOP 50 10 8, as summed up by grasshopper.bank and fnbsmallbusiness.com', null, true),
  ('smaller-loan-limit', 25000000, 'The source gives the spreads and not where the tiers end.', '2026-11-20', '2026-11-20', 'Experience in the trade; no published source was read', null, false),
  ('smallest-loan-limit', 5000000, 'The source gives the spreads and not where the tiers end.', '2026-11-20', '2026-11-20', 'Experience in the trade; no published source was read', null, false),
  ('spread-standard', 3, 'For loans above $350,000.', '2025-11-01', '2026-11-20', 'small-business-loans.info (Nov 2025)', null, true),
  ('spread-small', 4.5, null, '2025-11-01', '2026-11-20', 'small-business-loans.info (Nov 2025)', null, true),
  ('spread-smaller', 6, null, '2025-11-01', '2026-11-20', 'small-business-loans.info (Nov 2025)', null, true),
  ('spread-smallest', 6.5, null, '2025-11-01', '2026-11-20', 'small-business-loans.info (Nov 2025)', null, true),
  ('term-months', 120, null, '2026-11-20', '2026-11-20', 'Experience in the trade; no published source was read', null, false),
  ('term-real-estate-months', 300, null, '2026-11-20', '2026-11-20', 'Experience in the trade; no published source was read', null, false),
  ('goodwill-valuation', 25000000, 'Also where buyer and seller are related.', '2026-11-20', '2026-11-20', 'Experience in the trade; no published source was read', null, false),
  ('guaranty-small-limit', 15000000, null, '2026-11-20', '2026-11-20', 'U.S. Small Business Administration, 7(a) terms', 'https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility', true),
  ('guaranty-small', 85, null, '2026-11-20', '2026-11-20', 'U.S. Small Business Administration, 7(a) terms', 'https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility', true),
  ('guaranty', 75, null, '2026-11-20', '2026-11-20', 'U.S. Small Business Administration, 7(a) terms', 'https://www.sba.gov/partners/lenders/7a-loan-program/terms-conditions-eligibility', true),
  ('partial-buyout-guarantee-months', 24, 'A partial buy-out is a purchase of stock.', '2025-06-01', '2026-11-20', 'SBA SOP 50 10 8, as summed up by Whiteford (law firm)', 'https://www.whitefordlaw.com/news-events/client-alert-sba-issues-sop-50-10-8-key-changes-impacting-sba-7a-lending', true),
  ('citizen-ownership', 100, 'Another summary says 51 %: confirm with a lender.', '2025-06-01', '2026-11-20', 'SBA SOP 50 10 8, as summed up by fnbsmallbusiness.com', null, true),
  ('buyer-salary', 11000000, 'An assumption. Say what you need, or what a manager of this business earns.', '2026-11-20', '2026-11-20', 'A worked example of ours', null, false),
  ('seller-note-rate', 6, 'An assumption.', '2026-11-20', '2026-11-20', 'A worked example of ours', null, false),
  ('seller-note-months', 60, 'An assumption.', '2026-11-20', '2026-11-20', 'A worked example of ours', null, false);
