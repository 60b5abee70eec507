import { counted } from '#kernel/counts.ts';
import { termSections } from './term-fields.ts';

const mostNamed = 3;

/** "1 field needs attention: Governing law." from the field names of terms. */
export function faultWords(names: readonly string[]): string {
  const labels = termSections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => names.includes(name))
    .map(({ label }) => label);
  const count = counted(names.length, 'field needs attention', 'fields need attention');
  if (labels.length === 0) return `${count}.`;
  const more = names.length > mostNamed ? ' and more' : '';
  return `${count}: ${labels.slice(0, mostNamed).join(', ')}${more}.`;
}
