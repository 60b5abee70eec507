export const divisions = [
  { slug: 'new-england', label: 'New England' },
  { slug: 'middle-atlantic', label: 'Middle Atlantic' },
  { slug: 'east-north-central', label: 'East North Central' },
  { slug: 'west-north-central', label: 'West North Central' },
  { slug: 'south-atlantic', label: 'South Atlantic' },
  { slug: 'east-south-central', label: 'East South Central' },
  { slug: 'west-south-central', label: 'West South Central' },
  { slug: 'mountain', label: 'Mountain' },
  { slug: 'pacific', label: 'Pacific' },
] as const;
export type DivisionSlug = (typeof divisions)[number]['slug'];

type State = { slug: string; label: string; code: string; division: DivisionSlug };

export const states = [
  { slug: 'alabama', label: 'Alabama', code: 'AL', division: 'east-south-central' },
  { slug: 'alaska', label: 'Alaska', code: 'AK', division: 'pacific' },
  { slug: 'arizona', label: 'Arizona', code: 'AZ', division: 'mountain' },
  { slug: 'arkansas', label: 'Arkansas', code: 'AR', division: 'west-south-central' },
  { slug: 'california', label: 'California', code: 'CA', division: 'pacific' },
  { slug: 'colorado', label: 'Colorado', code: 'CO', division: 'mountain' },
  { slug: 'connecticut', label: 'Connecticut', code: 'CT', division: 'new-england' },
  { slug: 'delaware', label: 'Delaware', code: 'DE', division: 'south-atlantic' },
  { slug: 'district-of-columbia', label: 'District of Columbia', code: 'DC', division: 'south-atlantic' },
  { slug: 'florida', label: 'Florida', code: 'FL', division: 'south-atlantic' },
  { slug: 'georgia', label: 'Georgia', code: 'GA', division: 'south-atlantic' },
  { slug: 'hawaii', label: 'Hawaii', code: 'HI', division: 'pacific' },
  { slug: 'idaho', label: 'Idaho', code: 'ID', division: 'mountain' },
  { slug: 'illinois', label: 'Illinois', code: 'IL', division: 'east-north-central' },
  { slug: 'indiana', label: 'Indiana', code: 'IN', division: 'east-north-central' },
  { slug: 'iowa', label: 'Iowa', code: 'IA', division: 'west-north-central' },
  { slug: 'kansas', label: 'Kansas', code: 'KS', division: 'west-north-central' },
  { slug: 'kentucky', label: 'Kentucky', code: 'KY', division: 'east-south-central' },
  { slug: 'louisiana', label: 'Louisiana', code: 'LA', division: 'west-south-central' },
  { slug: 'maine', label: 'Maine', code: 'ME', division: 'new-england' },
  { slug: 'maryland', label: 'Maryland', code: 'MD', division: 'south-atlantic' },
  { slug: 'massachusetts', label: 'Massachusetts', code: 'MA', division: 'new-england' },
  { slug: 'michigan', label: 'Michigan', code: 'MI', division: 'east-north-central' },
  { slug: 'minnesota', label: 'Minnesota', code: 'MN', division: 'west-north-central' },
  { slug: 'mississippi', label: 'Mississippi', code: 'MS', division: 'east-south-central' },
  { slug: 'missouri', label: 'Missouri', code: 'MO', division: 'west-north-central' },
  { slug: 'montana', label: 'Montana', code: 'MT', division: 'mountain' },
  { slug: 'nebraska', label: 'Nebraska', code: 'NE', division: 'west-north-central' },
  { slug: 'nevada', label: 'Nevada', code: 'NV', division: 'mountain' },
  { slug: 'new-hampshire', label: 'New Hampshire', code: 'NH', division: 'new-england' },
  { slug: 'new-jersey', label: 'New Jersey', code: 'NJ', division: 'middle-atlantic' },
  { slug: 'new-mexico', label: 'New Mexico', code: 'NM', division: 'mountain' },
  { slug: 'new-york', label: 'New York', code: 'NY', division: 'middle-atlantic' },
  { slug: 'north-carolina', label: 'North Carolina', code: 'NC', division: 'south-atlantic' },
  { slug: 'north-dakota', label: 'North Dakota', code: 'ND', division: 'west-north-central' },
  { slug: 'ohio', label: 'Ohio', code: 'OH', division: 'east-north-central' },
  { slug: 'oklahoma', label: 'Oklahoma', code: 'OK', division: 'west-south-central' },
  { slug: 'oregon', label: 'Oregon', code: 'OR', division: 'pacific' },
  { slug: 'pennsylvania', label: 'Pennsylvania', code: 'PA', division: 'middle-atlantic' },
  { slug: 'rhode-island', label: 'Rhode Island', code: 'RI', division: 'new-england' },
  { slug: 'south-carolina', label: 'South Carolina', code: 'SC', division: 'south-atlantic' },
  { slug: 'south-dakota', label: 'South Dakota', code: 'SD', division: 'west-north-central' },
  { slug: 'tennessee', label: 'Tennessee', code: 'TN', division: 'east-south-central' },
  { slug: 'texas', label: 'Texas', code: 'TX', division: 'west-south-central' },
  { slug: 'utah', label: 'Utah', code: 'UT', division: 'mountain' },
  { slug: 'vermont', label: 'Vermont', code: 'VT', division: 'new-england' },
  { slug: 'virginia', label: 'Virginia', code: 'VA', division: 'south-atlantic' },
  { slug: 'washington', label: 'Washington', code: 'WA', division: 'pacific' },
  { slug: 'west-virginia', label: 'West Virginia', code: 'WV', division: 'south-atlantic' },
  { slug: 'wisconsin', label: 'Wisconsin', code: 'WI', division: 'east-north-central' },
  { slug: 'wyoming', label: 'Wyoming', code: 'WY', division: 'mountain' },
] as const satisfies readonly State[];
export type StateSlug = (typeof states)[number]['slug'];

/** A state or a division; never a city, which could identify the business. */
export type Place = StateSlug | DivisionSlug;
export const places: readonly Place[] = [...states, ...divisions].map((place) => place.slug);

export const firstPlaces = ['all', 'new-york', 'california', 'texas', 'florida'] as const;

export function isPlace(text: string): text is Place {
  return places.some((place) => place === text);
}

/** `New York` for `new-york`, `Mountain` for `mountain`. */
export function placeLabel(place: Place): string {
  return [...states, ...divisions].find((entry) => entry.slug === place)?.label ?? place;
}

/** The Census division of a state; a division is its own. */
export function divisionOf(place: Place): DivisionSlug {
  const state = states.find((entry) => entry.slug === place);
  const division = state?.division ?? divisions.find((entry) => entry.slug === place)?.slug;
  if (!division) throw new RangeError(`not a place: ${place}`);
  return division;
}

/** The places that a filter value matches: a state only itself, a division also its states. */
export function placesWithin(place: Place): readonly Place[] {
  return [place, ...states.filter((state) => state.division === place).map((state) => state.slug)];
}
