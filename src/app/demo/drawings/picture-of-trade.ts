import { dining, hall, office, practice } from '#content/pictures/indoors.ts';
import { canopy, garage, grounds, homeCall, yard } from '#content/pictures/outdoors.ts';
import { type Look, type LookName, looks } from '#content/pictures/pen.ts';
import { service } from '#content/pictures/services.ts';
import { shop } from '#content/pictures/shops.ts';
import type { Trade } from '#features/marketplace/businesses/domain/trades.ts';

/** The alternative text must not identify the business. */
type Picture = { alt: string; draw(look: Look): string };

const pictures: Partial<Record<Trade, Picture>> = {
  plumbing: {
    alt: 'A house with a service van in front and copper pipes',
    draw: (look) => homeCall(look, 'pipes'),
  },
  electrical: {
    alt: 'A house with a service van in front and an electric meter',
    draw: (look) => homeCall(look, 'meter'),
  },
  hvac: {
    alt: 'A house with a service van in front and an air conditioner',
    draw: (look) => homeCall(look, 'condenser'),
  },
  roofing: { alt: 'A house with a ladder at its roof and a van', draw: (look) => homeCall(look, 'ladder') },
  remodeling: {
    alt: 'A house with a ladder at its wall and a van',
    draw: (look) => homeCall(look, 'ladder'),
  },
  'pest-control': { alt: 'A house with a service van in front', draw: (look) => homeCall(look, 'shield') },
  security: {
    alt: 'A house under the sign of a shield, with a service van',
    draw: (look) => homeCall(look, 'shield'),
  },
  'residential-cleaning': {
    alt: 'A house with a van, a bucket and a mop in front',
    draw: (look) => homeCall(look, 'bucket'),
  },
  'appliance-repair': {
    alt: 'A house with a service van in front',
    draw: (look) => homeCall(look, 'condenser'),
  },
  'commercial-cleaning': { alt: 'A tidy office with two desks', draw: (look) => office(look, 'board') },
  'telecom-installer': { alt: 'Network racks beside two desks', draw: (look) => office(look, 'racks') },
  landscaping: { alt: 'A mown lawn with flower beds and a mower', draw: (look) => grounds(look, 'lawn') },
  'tree-service': { alt: 'A stack of logs among trees', draw: (look) => grounds(look, 'timber') },
  'pool-service': { alt: 'A clean swimming pool between trees', draw: (look) => grounds(look, 'pool') },
  'auto-repair': {
    alt: 'A garage with three bays and a car on a lift',
    draw: (look) => garage(look, 'lift'),
  },
  'body-shop': { alt: 'A garage with a painted car in its bay', draw: (look) => garage(look, 'paint') },
  'tire-shop': { alt: 'A garage with stacks of tires', draw: (look) => garage(look, 'tires') },
  'car-wash': { alt: 'A car wash with turning brushes', draw: (look) => garage(look, 'wash') },
  'convenience-store': {
    alt: 'A corner store with produce in its windows',
    draw: (look) => shop(look, 'produce'),
  },
  'gas-station': { alt: 'A filling station with a store', draw: canopy },
  'liquor-store': { alt: 'A store with bottles in its windows', draw: (look) => shop(look, 'bottles') },
  grocery: { alt: 'A grocery with crates of produce in its windows', draw: (look) => shop(look, 'produce') },
  'retail-store': { alt: 'A store with jackets in its windows', draw: (look) => shop(look, 'clothes') },
  ecommerce: { alt: 'A shop with parcels in its windows', draw: (look) => shop(look, 'boxes') },
  cafe: { alt: 'The counter of a café with cups and pastries', draw: (look) => dining(look, 'counter') },
  bakery: { alt: 'A bakery with loaves in its windows', draw: (look) => shop(look, 'bread') },
  bar: { alt: 'A bar with stools and shelves of bottles', draw: (look) => dining(look, 'bar') },
  restaurant: { alt: 'A room with laid tables', draw: (look) => dining(look, 'tables') },
  'restaurant-franchise': {
    alt: 'A room with tables by the windows',
    draw: (look) => dining(look, 'tables'),
  },
  'food-truck': { alt: 'A food truck under trees', draw: (look) => yard(look, 'food') },
  gym: { alt: 'A fitness studio with treadmills', draw: (look) => service(look, 'gym') },
  salon: { alt: 'A salon with three chairs and mirrors', draw: (look) => service(look, 'salon') },
  laundromat: { alt: 'A laundromat with a row of washers', draw: (look) => service(look, 'laundry') },
  'dry-cleaner': {
    alt: 'A dry cleaner with pressed shirts in its windows',
    draw: (look) => shop(look, 'hangers'),
  },
  'pet-services': { alt: 'A shop with a dog in its window', draw: (look) => shop(look, 'pets') },
  childcare: {
    alt: 'A bright playroom with low tables and blocks',
    draw: (look) => service(look, 'nursery'),
  },
  'machine-shop': { alt: 'A hall with three machining centers', draw: (look) => hall(look, 'mill') },
  'metal-fabrication': { alt: 'A hall with welding benches', draw: (look) => hall(look, 'weld') },
  woodworking: { alt: 'A workshop with saws and boards', draw: (look) => hall(look, 'saw') },
  'food-manufacturing': { alt: 'A production hall with steel kettles', draw: (look) => hall(look, 'kettle') },
  manufacturing: { alt: 'A production hall with machines in a row', draw: (look) => hall(look, 'press') },
  printing: { alt: 'A print shop with presses', draw: (look) => hall(look, 'press') },
  trucking: { alt: 'A truck in front of loading docks', draw: (look) => yard(look, 'truck') },
  'freight-broker': { alt: 'An office with shelves of binders', draw: (look) => office(look, 'books') },
  towing: { alt: 'A tow truck beside a car', draw: (look) => yard(look, 'tow') },
  'wholesale-distribution': { alt: 'Pallets in front of a warehouse', draw: (look) => yard(look, 'pallets') },
  'dental-practice': {
    alt: 'A treatment room with a reclining chair',
    draw: (look) => practice(look, 'dental'),
  },
  'veterinary-practice': {
    alt: 'A dog on the table of a treatment room',
    draw: (look) => practice(look, 'vet'),
  },
  'physical-therapy': { alt: 'A treatment room with a table', draw: (look) => practice(look, 'exam') },
  'home-care': { alt: 'A living room with a sofa', draw: (look) => practice(look, 'care') },
  msp: { alt: 'Server racks beside two desks', draw: (look) => office(look, 'racks') },
  software: {
    alt: 'An office with two desks and charts on the screens',
    draw: (look) => office(look, 'screens'),
  },
  'marketing-agency': { alt: 'An office with notes on a board', draw: (look) => office(look, 'board') },
  accounting: { alt: 'An office with shelves of binders', draw: (look) => office(look, 'books') },
  staffing: { alt: 'An office with two desks by the windows', draw: (look) => office(look, 'screens') },
  tutoring: { alt: 'A classroom with low tables', draw: (look) => service(look, 'nursery') },
};

/** Throws for a trade without a drawing. */
export function pictureOfTrade(trade: Trade, look: LookName): { alt: string; svg: string } {
  const picture = pictures[trade];
  if (!picture) throw new Error(`no picture of ${trade} was drawn`);
  return { alt: picture.alt, svg: picture.draw(looks[look]) };
}
