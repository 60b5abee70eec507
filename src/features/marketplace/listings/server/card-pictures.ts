import { dining, hall, office, practice } from '#content/pictures/indoors.ts';
import { garage, grounds, homeCall, yard } from '#content/pictures/outdoors.ts';
import { type Look, looks } from '#content/pictures/pen.ts';
import { service } from '#content/pictures/services.ts';
import { shop } from '#content/pictures/shops.ts';
import { type Industry, industries } from '#features/marketplace/businesses/domain/industries.ts';
import { type TradeGroup, tradeGroupValues } from '#features/marketplace/businesses/domain/trade-groups.ts';
import { type CardPicture, industryPicture } from '../domain/card-picture.ts';

type Draw = (look: Look) => string;

const binders: Draw = (look) => office(look, 'books');
const racks: Draw = (look) => office(look, 'racks');
const screens: Draw = (look) => office(look, 'screens');
const notes: Draw = (look) => office(look, 'board');
const presses: Draw = (look) => hall(look, 'press');
const kettles: Draw = (look) => hall(look, 'kettle');
const ladder: Draw = (look) => homeCall(look, 'ladder');
const shield: Draw = (look) => homeCall(look, 'shield');
const treatment: Draw = (look) => practice(look, 'exam');
const sofa: Draw = (look) => practice(look, 'care');
const nursery: Draw = (look) => service(look, 'nursery');
const pallets: Draw = (look) => yard(look, 'pallets');
const truck: Draw = (look) => yard(look, 'truck');
const clothes: Draw = (look) => shop(look, 'clothes');
const parcels: Draw = (look) => shop(look, 'boxes');
const tables: Draw = (look) => dining(look, 'tables');
const lift: Draw = (look) => garage(look, 'lift');

const ofGroup: Record<TradeGroup, Draw> = {
  accounting: binders,
  'auto-service': lift,
  'building-services': (look) => homeCall(look, 'condenser'),
  chemicals: kettles,
  'child-care': nursery,
  'cleaning-and-grounds': (look) => grounds(look, 'lawn'),
  construction: ladder,
  contracting: ladder,
  'field-services': pallets,
  'food-retail': (look) => shop(look, 'produce'),
  freight: pallets,
  government: notes,
  'health-practices': treatment,
  'home-care': sofa,
  insurance: binders,
  'it-services': racks,
  laboratories: treatment,
  manufacturing: presses,
  marketing: notes,
  'online-retail': parcels,
  'personal-services': (look) => service(look, 'salon'),
  'pet-care': (look) => practice(look, 'vet'),
  printing: presses,
  'professional-services': screens,
  'real-estate': screens,
  restaurants: tables,
  retail: clothes,
  security: shield,
  telecom: racks,
  trucking: truck,
  wholesale: pallets,
};

const ofIndustry: Record<Industry, Draw> = {
  Automotive: lift,
  Banking: binders,
  ChemicalsMaterials: kettles,
  CivilGovt: notes,
  ConsumerProducts: parcels,
  Defense: (look) => hall(look, 'mill'),
  Education: nursery,
  Healthcare: treatment,
  Insurance: binders,
  Investments: screens,
  LifeSciences: treatment,
  Manufacturing: presses,
  Media: notes,
  Mining: truck,
  OilGas: kettles,
  Power: (look) => homeCall(look, 'meter'),
  PublicHealth: sofa,
  RealEstate: screens,
  Retail: clothes,
  SecurityJustice: shield,
  Shipping: pallets,
  Technology: racks,
  Telecom: racks,
  Transportation: truck,
  TravelHospitality: tables,
};

/** Every drawing of a card without a photo, as SVG by its name. */
export function cardPictures(): { name: CardPicture; svg: string }[] {
  const drawn = [
    ...tradeGroupValues.map((group) => ({ name: group, draw: ofGroup[group] })),
    ...industries.map(({ value }) => ({ name: industryPicture(value), draw: ofIndustry[value] })),
  ];
  const times = Object.values(looks);
  return drawn.map(({ name, draw }, at) => ({ name, svg: draw(times[at % times.length] ?? looks.noon) }));
}
