import { locale } from '#kernel/locale.ts';
import { type PrivateField, type PrivateFields, privateFieldNames, privateFields } from './private-fields.ts';
import type { ListingFacts } from './teaser.ts';

const teaserFields = ['title', 'description', 'place', 'priceDisplay'] as const;
type TeaserField = (typeof teaserFields)[number];

/** What a person writes in the editor: the words of the public teaser, and the private profile. */
export type Written = { teaser: Pick<ListingFacts, TeaserField>; profile: PrivateFields };
export type WrittenField = TeaserField | PrivateField;

export const teaserLabels: Readonly<Record<TeaserField, string>> = {
  title: 'Title',
  description: 'Description',
  place: 'Location',
  priceDisplay: 'Asking price on the card',
};

/** As the editor calls it. */
function writtenLabel(field: WrittenField): string {
  return isTeaserField(field) ? teaserLabels[field] : privateFields[field].label;
}

const list = new Intl.ListFormat(locale);

/** The fields that differ, in page order. */
export function changedFields(before: Written, after: Written): WrittenField[] {
  return [
    ...teaserFields.filter((field) => before.teaser[field] !== after.teaser[field]),
    ...privateFieldNames.filter((field) => before.profile[field] !== after.profile[field]),
  ];
}

/** `title, asking price and EBITDA`; abbreviations keep their case. */
export function changeWords(fields: readonly WrittenField[]): string {
  return list.format(fields.map((field) => inSentence(writtenLabel(field))));
}

function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label[0]?.toLowerCase() + label.slice(1) : label;
}

function isTeaserField(field: WrittenField): field is TeaserField {
  return teaserFields.some((one) => one === field);
}
