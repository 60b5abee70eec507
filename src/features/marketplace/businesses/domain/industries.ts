export const industries = [
  { value: 'Automotive', label: 'Automotive' },
  { value: 'Banking', label: 'Banking/Finance' },
  { value: 'ChemicalsMaterials', label: 'Chemicals/Speciality Materials' },
  { value: 'CivilGovt', label: 'Civil Government' },
  { value: 'ConsumerProducts', label: 'Consumer Products' },
  { value: 'Defense', label: 'Defense' },
  { value: 'Education', label: 'Education' },
  { value: 'Healthcare', label: 'Health Care' },
  { value: 'Insurance', label: 'Insurance' },
  { value: 'Investments', label: 'Investment Management' },
  { value: 'LifeSciences', label: 'Life Sciences' },
  { value: 'Manufacturing', label: 'Manufacturing/Industrial Products' },
  { value: 'Media', label: 'Media/Entertainment' },
  { value: 'Mining', label: 'Mining' },
  { value: 'OilGas', label: 'Oil and Gas' },
  { value: 'Power', label: 'Power' },
  { value: 'PublicHealth', label: 'Public Health/Social Services' },
  { value: 'RealEstate', label: 'Real Estate' },
  { value: 'Retail', label: 'Retail, Wholesale and Distribution' },
  { value: 'SecurityJustice', label: 'Security/Justice' },
  { value: 'Shipping', label: 'Shipping/Ports' },
  { value: 'Technology', label: 'Technology' },
  { value: 'Telecom', label: 'Telecommunications' },
  { value: 'Transportation', label: 'Transportation' },
  { value: 'TravelHospitality', label: 'Travel, Hospitality and Services' },
] as const;
export type Industry = (typeof industries)[number]['value'];

export const industryValues: readonly Industry[] = industries.map((industry) => industry.value);

export const firstIndustries = [
  { slug: 'all', label: 'All industries', industry: null },
  { slug: 'retail', label: 'Retail, Wholesale and Distribution', industry: 'Retail' },
  { slug: 'manufacturing', label: 'Manufacturing/Industrial Products', industry: 'Manufacturing' },
  { slug: 'technology', label: 'Technology', industry: 'Technology' },
  { slug: 'healthcare', label: 'Health Care', industry: 'Healthcare' },
] as const satisfies readonly { slug: string; label: string; industry: Industry | null }[];

export function isIndustry(text: string): text is Industry {
  return industryValues.some((value) => value === text);
}

/** `Health Care` for `Healthcare`. */
export function industryLabel(value: Industry): string {
  return industries.find((industry) => industry.value === value)?.label ?? value;
}

/** An industry in a URL: the stored value in lower case. */
export function industrySlug(value: Industry): string {
  return value.toLowerCase();
}

/** The industry of a slug; `null` for `all` and unknown slugs. */
export function industryOfSlug(slug: string): Industry | null {
  return industryValues.find((value) => industrySlug(value) === slug) ?? null;
}
