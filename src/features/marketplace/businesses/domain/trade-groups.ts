/** Groups of about one four-digit NAICS code, too broad to identify a business: all that strangers see of a trade. */
export const tradeGroups = [
  { value: 'accounting', label: 'Accounting and tax services' },
  { value: 'auto-service', label: 'Automotive repair and maintenance' },
  { value: 'building-services', label: 'HVAC, plumbing and electrical' },
  { value: 'chemicals', label: 'Chemicals and materials' },
  { value: 'child-care', label: 'Child care and tutoring' },
  { value: 'cleaning-and-grounds', label: 'Cleaning, landscaping and pest control' },
  { value: 'construction', label: 'Construction and remodeling' },
  { value: 'contracting', label: 'Roofing, painting and specialty contracting' },
  { value: 'field-services', label: 'Energy and mining field services' },
  { value: 'food-retail', label: 'Grocery, liquor and convenience stores' },
  { value: 'freight', label: 'Freight, warehousing and storage' },
  { value: 'government', label: 'Government contracting' },
  { value: 'health-practices', label: 'Medical, dental and health practices' },
  { value: 'home-care', label: 'Home and social care' },
  { value: 'insurance', label: 'Insurance agencies' },
  { value: 'it-services', label: 'Software and IT services' },
  { value: 'laboratories', label: 'Laboratories and contract research' },
  { value: 'manufacturing', label: 'Manufacturing and fabrication' },
  { value: 'marketing', label: 'Marketing and advertising' },
  { value: 'online-retail', label: 'Online stores and consumer brands' },
  { value: 'personal-services', label: 'Fitness, beauty and laundry' },
  { value: 'pet-care', label: 'Veterinary and pet care' },
  { value: 'printing', label: 'Printing and signs' },
  { value: 'professional-services', label: 'Engineering, consulting and staffing' },
  { value: 'real-estate', label: 'Real estate services' },
  { value: 'restaurants', label: 'Restaurants, cafes and bars' },
  { value: 'retail', label: 'Retail stores' },
  { value: 'security', label: 'Guard and alarm services' },
  { value: 'telecom', label: 'Telecom installation' },
  { value: 'trucking', label: 'Trucking, towing and delivery' },
  { value: 'wholesale', label: 'Wholesale and distribution' },
] as const;
export type TradeGroup = (typeof tradeGroups)[number]['value'];

export const tradeGroupValues: readonly TradeGroup[] = tradeGroups.map(({ value }) => value);

export function isTradeGroup(text: string): text is TradeGroup {
  return tradeGroupValues.some((value) => value === text);
}

/** `HVAC, plumbing and electrical` for `building-services`. */
export function tradeGroupLabel(group: TradeGroup): string {
  return tradeGroups.find(({ value }) => value === group)?.label ?? group;
}
