import { states } from './places.ts';

const words = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ''));

export const stopWords = words(`
  a an the and or but nor of in on at to for from by with without into over under up out off as is are was were be been
  has have had do does did not no yes it its he she we you they them us our your their his her my me i this that these
  those there here who whom whose which what when where why how all any both each few more most other some such only own
  same so than too very can will just now if then else also per via new old one two three four five six seven eight nine
  ten first second third near between among within about after before during while until since every
  et de la le el los las san santa saint st von van der den del di da du
`);

export const legalForms = words(`
  llc llp lllp lp pllc pc pa inc incorporated corp corporation co company companies ltd limited plc gmbh group groups
  holding holdings enterprise enterprises partners partnership associates trust dba
`);

/** True of thousands of businesses, so they reveal none. */
const sectorWords = words(`
  service services solution solutions system systems product products supply supplies supplier industries industry
  industrial international national global american america usa regional local general custom quality premier
  professional professionals pro pros expert experts master masters consulting consultants consultancy management
  marketing media design designs studio studios agency store stores shop shops market markets mart outlet center centre
  mechanical drywall insulation siding gutter gutters plumbing plumber plumbers heating cooling hvac air conditioning electric electrical electrician roofing roofer
  construction contractor contractors contracting builder builders building remodeling renovation painting painters
  flooring carpet tile concrete masonry paving asphalt excavating excavation landscaping landscape lawn garden tree pool
  pools fence fencing cleaning cleaners janitorial laundry restoration pest control moving movers storage trucking truck
  trucks transport transportation logistics freight delivery courier auto automotive car cars repair repairs tire tires
  collision body towing wash detailing restaurant restaurants cafe coffee bakery bar grill pizza catering kitchen food
  foods grocery deli brewery winery hotel motel inn travel fitness gym salon salons spa beauty barber nail dental dentist
  dentistry medical clinic clinics health healthcare care home homes hospice nursing pharmacy veterinary vet pet pets
  animal hospital therapy chiropractic optical vision daycare childcare school schools academy learning education
  training tutoring accounting tax bookkeeping payroll insurance financial finance capital investment investments real
  estate realty property properties mortgage title law legal security alarm software technology technologies tech
  computer computers it digital web data cloud network networks telecom communications printing print sign signs
  manufacturing machine machining machinery metal metals steel fabrication welding tool tools equipment rental rentals
  engineering electronics plastics packaging furniture cabinet cabinets glass window windows door doors jewelry clothing
  apparel fashion shoes sporting goods sports outdoor toys books gifts florist flowers wholesale distribution distributor
  distributors retail online ecommerce energy solar oil gas power water environmental waste recycling farm farms ranch
  agriculture mining shipping marine aviation staffing recruiting event events wedding photography music entertainment
  business businesses works work team family brothers bros sons
`);

const placeWords = words(`
  north south east west northern southern eastern western central northeast northwest southeast southwest midwest
  mountain pacific atlantic valley coast coastal gulf bay lake river city town county state downtown uptown metro area
  region united ${states
    .map((state) => `${state.label} ${state.code}`)
    .join(' ')
    .toLowerCase()}
`);

export const genericWords: ReadonlySet<string> = new Set([
  ...stopWords,
  ...legalForms,
  ...sectorWords,
  ...placeWords,
]);

/** Streets that are a figure of speech ("a Main Street business"). */
export const figurativeStreets = words('main wall high');

/** Common in teasers and therefore never initials. */
export const commonAbbreviations = words(`
  llc inc ltd usa hvac sba sde ebitda ebit gaap cpa ceo cfo coo cto crm erp pos seo saas api iot ip it hr pr roi kpi
  osha epa fda dot irs nda loi cim qoe lba faq diy b2b b2c ppe cnc cad cam pvc led lcd atm cdl abc nyc faa fcc hoa rv suv
  atv otr ltl ftl ups usps emr ehr hipaa pto w2 ein ffe wip
`);

export const roleMailboxes = words(`
  info sales office contact hello admin support service help mail team owner billing accounts orders jobs careers
  enquiries inquiries marketing noreply manager webmaster reception frontdesk
`);

/** Shared hosts: only what precedes or follows them identifies anyone. */
export const sharedHosts = words(`
  gmail googlemail yahoo ymail outlook hotmail live msn aol icloud me mac proton protonmail pm gmx zoho fastmail comcast
  verizon att sbcglobal bellsouth cox charter earthlink facebook instagram linkedin twitter x tiktok youtube yelp google
  wixsite wordpress squarespace weebly godaddysites shopify myshopify etsy amazon ebay blogspot github linktr nextdoor
  angi thumbtack houzz tripadvisor opentable doordash example
`);
