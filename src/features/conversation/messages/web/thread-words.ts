import { fullName } from '#kernel/person-name.ts';
import type { ContactKind } from '../domain/contact-patterns.ts';
import { type Counterpart, unnamed } from '../domain/thread.ts';

type With = {
  part: Counterpart;
  person: { firstName: string; lastName: string } | null;
};
type About = { title: string } | null;

export function nameOf(one: With, about: About): string {
  return one.person
    ? fullName(one.person.firstName, one.person.lastName)
    : unnamed(one.part, about?.title ?? null);
}

export const hiddenWords: Record<ContactKind, string> = {
  phone: 'phone number hidden',
  email: 'email address hidden',
  link: 'link hidden',
  account: 'account hidden',
};

export function opennessWords(part: Counterpart, open: boolean): string {
  if (open) return 'You can see each other’s names and contact details.';
  if (part === 'buyer')
    return 'The buyer cannot see your name. Contact details are hidden on both sides until access is granted.';
  if (part === 'owner' || part === 'broker')
    return 'They see your name. Their identity, and contact details on both sides, are hidden until access is granted.';
  return 'Contact details are hidden on both sides.';
}
