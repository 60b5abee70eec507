import type { Place } from '#features/marketplace/listings/domain/places.ts';

/**
 * Larger towns by state, as people name them; source: the Census Bureau’s list of incorporated places of 100,000 and
 * more, without names that two of them share or that are also words or first names, and with common short names.
 */
const townsByState = {
  alabama: 'Birmingham, Huntsville, Tuscaloosa',
  alaska: 'Anchorage',
  arizona: 'Phoenix, Tucson, Scottsdale, Tempe, Gilbert, Chandler',
  arkansas: 'Little Rock, Fayetteville',
  california:
    'Los Angeles, San Francisco, San Diego, San Jose, Sacramento, Oakland, Fresno, Bakersfield, Anaheim, Riverside, Irvine, Stockton, Santa Ana, Long Beach, Chula Vista, Santa Rosa, Modesto',
  colorado: 'Denver, Boulder, Colorado Springs, Fort Collins, Lakewood, Pueblo',
  connecticut: 'Bridgeport, New Haven, Hartford, Stamford',
  'district-of-columbia': 'Washington DC, Washington D.C.',
  florida:
    'Miami, Orlando, Tampa, Jacksonville, St. Petersburg, Fort Lauderdale, Tallahassee, Hialeah, Cape Coral, Gainesville, Sarasota, Naples, Boca Raton',
  georgia: 'Atlanta, Savannah, Macon',
  hawaii: 'Honolulu',
  idaho: 'Boise, Nampa, Coeur d’Alene',
  illinois: 'Chicago, Naperville, Joliet, Rockford',
  indiana: 'Indianapolis, Fort Wayne, Evansville, South Bend',
  iowa: 'Des Moines, Cedar Rapids, Davenport',
  kansas: 'Wichita, Topeka, Overland Park',
  kentucky: 'Louisville, Lexington',
  louisiana: 'New Orleans, Baton Rouge, Shreveport, Lafayette',
  maryland: 'Baltimore, Annapolis',
  massachusetts: 'Boston, Worcester',
  michigan: 'Detroit, Grand Rapids, Ann Arbor, Lansing',
  minnesota: 'Minneapolis, St. Paul, Duluth',
  missouri: 'St. Louis, Kansas City',
  montana: 'Billings, Missoula, Bozeman',
  nebraska: 'Omaha',
  nevada: 'Las Vegas, Reno, Henderson',
  'new-jersey': 'Newark, Jersey City, Paterson',
  'new-mexico': 'Albuquerque, Santa Fe, Las Cruces',
  'new-york': 'NYC, New York City, Manhattan, Brooklyn, Buffalo, Rochester, Syracuse, Yonkers',
  'north-carolina': 'Charlotte, Raleigh, Greensboro, Winston-Salem, Asheville',
  'north-dakota': 'Fargo, Bismarck',
  ohio: 'Cleveland, Cincinnati, Toledo, Akron, Dayton',
  oklahoma: 'Oklahoma City, Tulsa',
  oregon: 'Portland, Eugene, Salem',
  pennsylvania: 'Philadelphia, Pittsburgh, Allentown',
  'rhode-island': 'Providence',
  'south-carolina': 'Charleston, Myrtle Beach, Greenville',
  'south-dakota': 'Sioux Falls, Rapid City',
  tennessee: 'Nashville, Memphis, Knoxville, Chattanooga',
  texas:
    'Houston, Dallas, San Antonio, Fort Worth, El Paso, Corpus Christi, Lubbock, Plano, Waco, Amarillo, Galveston, Austin',
  utah: 'Salt Lake City, Salt Lake, Provo, Ogden, St. George, Draper',
  vermont: 'Burlington',
  virginia: 'Virginia Beach, Norfolk, Richmond, Roanoke',
  washington: 'Seattle, Spokane, Tacoma, Bellevue',
  wisconsin: 'Milwaukee, Madison, Green Bay',
} as const satisfies Partial<Record<Place, string>>;

/** Longer names first: `Salt Lake City` before `Salt Lake`. */
const towns = Object.entries(townsByState)
  .flatMap(([state, names]) => names.split(', ').map((name) => ({ name, state: state as Place })))
  .toSorted((a, b) => b.name.length - a.name.length)
  .map(({ name, state }) => ({
    name,
    state,
    pattern: new RegExp(
      String.raw`(?<![\p{L}])${name.replaceAll('.', String.raw`\.?`).replaceAll('’', "[’']")}(?![\p{L}])`,
      'iu',
    ),
  }));

/** The town that a text names, with its state. */
export function townIn(text: string): { name: string; state: Place; pattern: RegExp } | null {
  return towns.find(({ pattern }) => pattern.test(text)) ?? null;
}
