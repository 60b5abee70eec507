import { brand } from '#content/brand.ts';
import { Refused } from '#kernel/refusal.ts';
import { type Weakness, weaknessOf, weaknessWords } from '../domain/weak-password.ts';
import { isCommonPassword } from './common-passwords.ts';

type Owner = { email: string; firstName: string; lastName: string; phone: string | null };

export function passwordWeakness(password: string, owner: Owner): Weakness | null {
  const { email, firstName, lastName, phone } = owner;
  return weaknessOf(password, [email, firstName, lastName, phone ?? '', brand.name], isCommonPassword);
}

export function refuseWeakPassword(password: string, owner: Owner): void {
  const weakness = passwordWeakness(password, owner);
  if (weakness) throw new Refused('invalid-fields', { fields: { password: [weaknessWords[weakness]] } });
}
