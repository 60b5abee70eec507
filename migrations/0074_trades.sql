-- The trade of a business, asked once, and which trades each row of the multiples is about.

alter table business
  add column trade text,
  add column trade_said_at timestamptz,
  add check ((trade is null) = (trade_said_at is null));
comment on column business.trade is 'one of businesses/domain/trades.ts, or none-of-these; null: not asked yet';

alter table valuation_row add column trades text[] not null default '{}';
comment on column valuation_row.trades is 'the trades that it is about (businesses/domain/trades.ts)';

create temporary table trades_of_row (subsector text primary key, trades text[]) on commit drop;
insert into trades_of_row values
  ('Independent auto repair', '{auto-repair}'),
  ('Franchise auto repair', '{auto-repair-franchise}'),
  ('Body shop', '{body-shop}'),
  ('Tire shop', '{tire-shop}'),
  ('Car wash', '{car-wash}'),
  ('General store', '{retail-store}'),
  ('Convenience store', '{convenience-store}'),
  ('Convenience store with fuel', '{gas-station}'),
  ('Independent restaurant', '{restaurant,cafe}'),
  ('Franchise restaurant', '{restaurant-franchise}'),
  ('Food business', '{restaurant,restaurant-franchise,cafe,bakery,bar}'),
  ('Dental practice', '{dental-practice}'),
  ('Veterinary practice', '{veterinary-practice}'),
  ('Health care in general', '{medical-practice,dental-practice,veterinary-practice,physical-therapy,medical-billing}'),
  ('Medical billing', '{medical-billing}'),
  ('Home and social services', '{home-care}'),
  ('Job shop', '{machine-shop,metal-fabrication}'),
  ('Manufacturing in general', '{machine-shop,metal-fabrication,manufacturing,food-manufacturing,woodworking,printing}'),
  ('Chemical formulator or distributor', '{chemicals}'),
  ('Brand or e-commerce', '{ecommerce,consumer-brand}'),
  ('Managed service provider', '{msp}'),
  ('Telecom installer or reseller', '{telecom-installer}'),
  ('Trucking', '{trucking}'),
  ('Towing', '{towing}'),
  ('Freight broker or 3PL', '{freight-broker}'),
  ('Insurance agency', '{insurance-agency}'),
  ('Accounting and tax practice', '{accounting}'),
  ('Agency', '{marketing-agency}'),
  ('Childcare or tutoring', '{childcare,tutoring}'),
  ('Real estate brokerage or property management', '{real-estate-brokerage,property-management}'),
  ('Guard or alarm company', '{security}'),
  ('Field services', '{field-services}'),
  ('Laboratory or contract research', '{laboratory}'),
  ('Government contractor', '{government-contractor}'),
  ('HVAC, plumbing, electrical', '{hvac,plumbing,electrical}'),
  ('Plumbing', '{plumbing}'),
  ('Plumbing and HVAC contractors, $2.5M to $24.9M of sales', '{hvac,plumbing}'),
  ('Landscaping', '{landscaping}'),
  ('Commercial cleaning', '{commercial-cleaning}'),
  ('Residential cleaning', '{residential-cleaning}'),
  ('Pest control', '{pest-control}'),
  ('Roofing, painting and specialty trades', '{roofing,painting,specialty-contractor}'),
  ('Pool service', '{pool-service}');
update valuation_row set trades = t.trades from trades_of_row t
where valuation_row.kind = 'trade' and valuation_row.subsector = t.subsector;
-- A general contractor has a row of its own below.
update valuation_row set aliases = array_remove(aliases, 'general contractor')
where subsector = 'Roofing, painting and specialty trades';

create temporary table read_source (key text, source text, url text, as_of date) on commit drop;
insert into read_source values
  ('m', 'Experience in the trade; no published source was read', null, '2026-11-20'),
  ('v28', 'businessbrokercollective.com playbook: a broker’s guide range', 'https://businessbrokercollective.com/playbook', '2026-11-20'),
  ('v30', 'theillinoisbusinessbroker.com: a broker’s guide range', 'https://theillinoisbusinessbroker.com/blog/common-business-valuation-multiples-by-industry/', '2026-11-20'),
  ('v33', 'freebusinessvaluationcalculator.com: a guide range', 'https://www.freebusinessvaluationcalculator.com', '2026-11-20'),
  ('construction', 'BizBuySell valuation benchmarks, 3,142 construction businesses sold 2021 to 2025', 'https://www.bizbuysell.com/learning-center/valuation-benchmarks/building-construction', '2025-12-31'),
  ('electrical', 'BizBuySell valuation benchmarks, 261 electrical and mechanical contractors, 2020 to 2024', 'https://www.bizbuysell.com/learning-center/valuation-benchmarks/electrical-mechanical-contractor', '2024-12-31'),
  ('salon', 'BizBuySell valuation benchmarks, 901 hair salons and barber shops sold, to 2024', 'https://www.bizbuysell.com/learning-center/valuation-benchmarks/hair-salon-barber-shop', '2024-12-31'),
  ('wholesale', 'BizBuySell valuation benchmarks, wholesale and distribution, sold 2021 to 2025', 'https://www.bizbuysell.com/learning-center/valuation-benchmarks/wholesale-distribution', '2025-12-31'),
  ('storage', 'BizBuySell valuation benchmarks, storage and warehousing, sold 2020 to 2024', 'https://www.bizbuysell.com/learning-center/valuation-benchmarks/storage-warehouse', '2024-12-31');

insert into valuation_row (kind, industries, trades, subsector, aliases, metric, low, high, middle, middle_kind, standard, note, as_of, reviewed_on, source, source_url, verified)
select 'trade', t.industries, t.trades, t.subsector, t.aliases, t.metric, t.low, t.high, t.middle, t.middle_kind, false, t.note, s.as_of, date '2026-11-20', s.source, s.url, s.key <> 'm'
from (values
  ('{}'::text[], '{general-contractor,remodeling}'::text[], 'General contracting and remodeling', '{"general contractor","general contracting",construction,"construction company","home builder",builder,remodeling,remodeler}'::text[], 'SDE', 1.5::double precision, 3.0::double precision, null::double precision, null::text, null::text, 'm'),
  ('{}', '{general-contractor,remodeling,roofing,painting,specialty-contractor}', 'Construction businesses of all kinds', '{}', 'SDE', null, null, 2.6, 'average', 'General and specialty contractors together.', 'construction'),
  ('{}', '{general-contractor,remodeling,roofing,painting,specialty-contractor}', 'Construction businesses of all kinds', '{}', 'revenue', null, null, 0.58, 'average', 'General and specialty contractors together.', 'construction'),
  ('{}', '{electrical,hvac}', 'Electrical and mechanical contractors', '{}', 'SDE', null, null, 2.55, 'average', null, 'electrical'),
  ('{}', '{electrical,hvac}', 'Electrical and mechanical contractors', '{}', 'revenue', null, null, 0.58, 'average', null, 'electrical'),
  ('{}', '{tree-service}', 'Tree service', '{"tree removal","tree trimming",arborist}', 'SDE', 2.0, 3.5, null, null, null, 'm'),
  ('{}', '{appliance-repair}', 'Appliance repair', '{"appliance service"}', 'SDE', 1.5, 2.5, null, null, null, 'm'),
  ('{Automotive}', '{car-wash}', 'Car wash, full service', '{"full-service car wash"}', 'SDE', 3.0, 5.0, null, null, null, 'v28'),
  ('{Automotive}', '{car-wash}', 'Car wash, self-serve', '{"self-serve car wash","self service car wash"}', 'SDE', 2.5, 3.5, null, null, null, 'v28'),
  ('{Automotive}', '{auto-detailing}', 'Auto detailing', '{"car detailing","detail shop"}', 'SDE', 2.4, 4.2, null, null, null, 'v28'),
  ('{Automotive}', '{auto-detailing}', 'Auto detailing', '{"car detailing","detail shop"}', 'EBITDA', 3.6, 6.9, null, null, null, 'v28'),
  ('{Retail}', '{liquor-store}', 'Liquor store', '{liquor,"wine shop","package store"}', 'SDE', 2.5, 3.5, null, null, 'Inventory at cost comes on top.', 'v33'),
  ('{Retail}', '{grocery}', 'Grocery or specialty food store', '{grocery,supermarket,"food store",butcher}', 'SDE', 1.5, 3.0, null, null, null, 'm'),
  ('{Retail}', '{wholesale-distribution}', 'Wholesale and distribution', '{wholesale,wholesaler,distributor,distribution,importer}', 'SDE', 2.0, 4.0, null, null, null, 'm'),
  ('{Retail}', '{wholesale-distribution}', 'Wholesale and distribution', '{wholesale,wholesaler,distributor,distribution,importer}', 'SDE', null, null, 2.89, 'average', null, 'wholesale'),
  ('{Retail}', '{wholesale-distribution}', 'Wholesale and distribution', '{wholesale,wholesaler,distributor,distribution,importer}', 'revenue', null, null, 0.54, 'average', null, 'wholesale'),
  ('{TravelHospitality}', '{bar}', 'Bar or nightclub', '{bar,pub,tavern,nightclub}', 'SDE', 1.5, 3.0, null, null, null, 'v30'),
  ('{TravelHospitality}', '{food-truck}', 'Food truck', '{"mobile food","food trailer"}', 'SDE', 1.5, 2.5, null, null, null, 'v30'),
  ('{TravelHospitality}', '{bakery}', 'Bakery', '{baker}', 'SDE', 1.5, 2.5, null, null, null, 'm'),
  ('{TravelHospitality}', '{gym}', 'Gym or fitness studio', '{gym,fitness,yoga,pilates,"martial arts"}', 'SDE', 2.0, 4.0, null, null, null, 'v30'),
  ('{TravelHospitality}', '{salon}', 'Hair, nail or beauty salon', '{salon,"beauty salon","hair salon","nail salon","barber shop",barber,spa}', 'SDE', 1.5, 2.5, null, null, null, 'm'),
  ('{TravelHospitality}', '{salon}', 'Hair, nail or beauty salon', '{salon,"beauty salon","hair salon","nail salon","barber shop",barber,spa}', 'SDE', null, null, 1.98, 'average', null, 'salon'),
  ('{TravelHospitality}', '{salon}', 'Hair, nail or beauty salon', '{salon,"beauty salon","hair salon","nail salon","barber shop",barber,spa}', 'revenue', null, null, 0.48, 'average', null, 'salon'),
  ('{TravelHospitality}', '{laundromat}', 'Laundromat', '{laundry,"coin laundry"}', 'SDE', 3.0, 5.0, null, null, null, 'v33'),
  ('{TravelHospitality}', '{dry-cleaner}', 'Dry cleaner', '{"dry cleaning"}', 'SDE', 1.5, 2.5, null, null, null, 'm'),
  ('{TravelHospitality}', '{pet-services}', 'Pet grooming or boarding', '{"pet grooming","dog grooming","pet boarding",kennel}', 'SDE', 2.0, 3.5, null, null, null, 'm'),
  ('{TravelHospitality}', '{staffing}', 'Staffing agency', '{staffing,recruiting,"employment agency"}', 'SDE', 2.0, 3.5, null, null, null, 'm'),
  ('{Healthcare}', '{medical-practice}', 'Medical practice', '{"doctor office",physician,"urgent care","med spa"}', 'SDE', 2.0, 4.0, null, null, null, 'm'),
  ('{Healthcare}', '{physical-therapy}', 'Physical therapy or chiropractic', '{"physical therapy",chiropractic,chiropractor}', 'SDE', 2.0, 3.5, null, null, null, 'm'),
  ('{Healthcare}', '{medical-billing}', 'Medical billing', '{"medical billing company","medical coding"}', 'SDE', 2.5, 4.5, null, null, null, 'm'),
  ('{Manufacturing}', '{manufacturing,food-manufacturing,woodworking}', 'Small manufacturer', '{}', 'SDE', 2.5, 4.0, null, null, 'As a job shop.', 'm'),
  ('{Manufacturing,Media}', '{printing}', 'Printing or sign shop', '{printing,printer,"print shop","sign shop","screen printing"}', 'SDE', 2.0, 3.5, null, null, null, 'm'),
  ('{ChemicalsMaterials}', '{chemicals}', 'Small chemical business', '{}', 'SDE', 2.5, 4.0, null, null, 'As a small manufacturer.', 'm'),
  ('{Technology}', '{software}', 'Software or SaaS company', '{saas,software,"software company"}', 'SDE', 4.0, 7.0, null, null, 'Small SaaS, below $2M of recurring revenue a year.', 'v33'),
  ('{Technology}', '{software}', 'Software or SaaS company', '{saas,software,"software company"}', 'EBITDA', 4.0, 7.0, null, null, 'Small SaaS, below $2M of recurring revenue a year.', 'v33'),
  ('{Technology}', '{it-consulting}', 'IT consulting or web development', '{"it consulting","web design","web development"}', 'SDE', 2.0, 3.5, null, null, null, 'm'),
  ('{Technology}', '{consulting}', 'Consulting firm', '{consulting,consultant}', 'SDE', 1.5, 3.0, null, null, null, 'm'),
  ('{CivilGovt}', '{engineering}', 'Engineering or architecture firm', '{engineering,architecture,surveyor}', 'SDE', 2.0, 3.5, null, null, null, 'm'),
  ('{Transportation}', '{courier}', 'Courier or delivery routes', '{courier,"delivery route","delivery routes"}', 'SDE', 2.0, 3.0, null, null, null, 'm'),
  ('{Transportation}', '{moving}', 'Moving company', '{movers,moving,"moving company"}', 'SDE', 2.0, 3.0, null, null, null, 'm'),
  ('{Shipping}', '{storage}', 'Self-storage or warehousing', '{"self storage",storage,warehouse,warehousing}', 'SDE', 2.0, 4.0, null, null, 'Without the real estate, which is valued apart.', 'm'),
  ('{Shipping}', '{storage}', 'Self-storage or warehousing', '{"self storage",storage,warehouse,warehousing}', 'SDE', null, null, 2.96, 'average', null, 'storage')
) as t (industries, trades, subsector, aliases, metric, low, high, middle, middle_kind, note, source_key) join read_source s on s.key = t.source_key;
