import { type AccountCode, typedCodes } from './canonical-accounts.ts';
import type { AccountLines } from './period-books.ts';

/** Lines that may have either sign: a loss on a sale, a tax refund. */
const either: readonly AccountCode[] = ['OTHER_INC', 'OTHER_EXP', 'INCOME_TAX'];

/** The first line with an implausible sign: discounts above zero, or any other below; `null` if there is none. */
export function wrongSign(lines: AccountLines): AccountCode | null {
  const found = typedCodes.find((code) => {
    const amount = lines[code] ?? 0;
    if (either.includes(code)) return false;
    return code === 'CONTRA_REV' ? amount > 0 : amount < 0;
  });
  return found ?? null;
}
