import { spanishOnASale } from './sections/on-a-sale.ts';
import { spanishOnAfterward } from './sections/on-afterward.ts';
import { spanishOnAssets } from './sections/on-assets.ts';
import { spanishOnBrokerage } from './sections/on-brokerage.ts';
import { spanishOnBuying } from './sections/on-buying.ts';
import { spanishOnChecking } from './sections/on-checking.ts';
import { spanishOnDeciding } from './sections/on-deciding.ts';
import { spanishOnHardQuestions } from './sections/on-hard-questions.ts';
import { spanishOnLicensedTrades } from './sections/on-licensed.ts';
import { spanishOnMoney } from './sections/on-money.ts';
import { spanishOnPeople } from './sections/on-people.ts';
import { spanishOnStructure } from './sections/on-structure.ts';
import { spanishOnTaxes } from './sections/on-taxes.ts';
import { spanishOnTheWay } from './sections/on-the-way.ts';
import { spanishOnTrades } from './sections/on-trades.ts';
import { spanishOnValue } from './sections/on-value.ts';

/** What a section that is asked for on its own says in Spanish, in short, by slug and anchor. */
export const sectionSummaries: Readonly<Record<string, string>> = {
  ...spanishOnASale,
  ...spanishOnPeople,
  ...spanishOnAssets,
  ...spanishOnTaxes,
  ...spanishOnMoney,
  ...spanishOnBuying,
  ...spanishOnAfterward,
  ...spanishOnValue,
  ...spanishOnTrades,
  ...spanishOnLicensedTrades,
  ...spanishOnBrokerage,
  ...spanishOnDeciding,
  ...spanishOnStructure,
  ...spanishOnChecking,
  ...spanishOnTheWay,
  ...spanishOnHardQuestions,
};
