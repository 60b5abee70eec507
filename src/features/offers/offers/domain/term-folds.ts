import { counted } from '#kernel/counts.ts';
import { type Cents, cents, formatMoney } from '#kernel/money.ts';
import { type SectionId, type TermField, type TermSection, termSections } from './term-fields.ts';
import type { OfferKind, OfferTerms } from './terms.ts';
import { notePaymentOf } from './value.ts';
import { contingencyLabels, financingLabels, structureLabels, taxElectionLabels } from './words.ts';

const indicationFirst = [
  'buyerEntity',
  'price',
  'cash',
  'sbaLoan',
  'sellerNote',
  'earnOut',
  'expiresAt',
] as const satisfies readonly (keyof OfferTerms)[];

export const firstTerms: Record<OfferKind, readonly (keyof OfferTerms)[]> = {
  indication: indicationFirst,
  loi: [...indicationFirst.slice(0, -1), 'diligenceDays', 'exclusivityDays', 'closingDate', 'expiresAt'],
};

export type TermFold = Pick<TermSection, 'id' | 'title' | 'fields'> & { now: string };

const allFields = termSections.flatMap(({ fields }) => fields);
/** Folds of an indication: only those about the price. Others appear if they have content. */
const indicationFolds: readonly SectionId[] = ['parties', 'price', 'note', 'earn-out', 'timeline'];

export function firstFields(kind: OfferKind): readonly TermField[] {
  return firstTerms[kind].flatMap((name) => allFields.filter((field) => field.name === name));
}

export function foldsOf(kind: OfferKind, terms: OfferTerms): readonly TermFold[] {
  return termSections
    .map(({ id, title, fields }) => ({
      id,
      title: id === 'price' ? 'More on financing' : title,
      fields: fields.filter(({ name }) => !firstTerms[kind].includes(name)),
    }))
    .filter(({ fields }) => fields.length > 0)
    .map((fold) => ({ ...fold, said: saidIn(fold.id, fold.fields, terms) }))
    .filter(({ id, said }) => kind === 'loi' || indicationFolds.includes(id) || said.length > 0)
    .map(({ said, ...fold }) => ({ ...fold, now: sentence(fold.id, said) }));
}

const withoutAny: Partial<Record<SectionId, string>> = {
  note: 'no seller note',
  'earn-out': 'no earn-out',
  deposit: 'no deposit',
};

function sentence(id: SectionId, said: readonly string[]): string {
  const line = said.length === 0 ? (withoutAny[id] ?? 'nothing added') : said.join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function saidIn(id: SectionId, fields: readonly TermField[], terms: OfferTerms): string[] {
  const prose = fields.filter(({ name, as }) => as === 'prose' && String(terms[name]).trim() !== '');
  const named = prose.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
  return [...figures[id](terms), ...named].filter((one) => one !== '');
}

const figures: Record<SectionId, (terms: OfferTerms) => string[]> = {
  parties: ({ signatory, signatoryTitle, structure, taxElection }) => [
    signatory.trim() && `signed by ${[signatory, signatoryTitle].filter(Boolean).join(', ')}`,
    structure ? `purchase of ${structureLabels[structure].toLowerCase()}` : '',
    taxElection === 'none' ? '' : taxElectionLabels[taxElection],
  ],
  price: ({ otherDebt, rollover, equityPercent, financing }) => [
    otherDebt > 0 ? `${money(otherDebt)} other debt` : '',
    rollover > 0 ? `${money(rollover)} rollover equity` : '',
    equityPercent === null ? '' : `at least ${equityPercent}% equity`,
    financing ? financingLabels[financing].toLowerCase() : '',
  ],
  note: ({ noteRateBps, noteMonths, ...note }) => [
    noteRateBps === null ? '' : `${noteRateBps / 100}%`,
    noteMonths === null ? '' : months(noteMonths),
    paymentIn({ noteRateBps, noteMonths, ...note }),
    note.noteCountsAsEquity ? 'full standby' : note.noteStandby ? 'standby' : '',
  ],
  'earn-out': ({ earnOutMetric, earnOutMonths }) => [
    earnOutMetric,
    earnOutMonths === null ? '' : months(earnOutMonths),
  ],
  deposit: ({ deposit, depositRefundableDays }) => [
    deposit > 0 ? money(deposit) : '',
    depositRefundableDays === null ? '' : `refundable for ${counted(depositRefundableDays, 'day')}`,
  ],
  assets: ({ workingCapital, workingCapitalCollar }) => [
    workingCapital ? `working capital ${workingCapital === 'included' ? 'included' : 'not included'}` : '',
    workingCapitalCollar === null ? '' : `${money(workingCapitalCollar)} collar`,
  ],
  diligence: ({ contingencies, diligenceDays }) => [
    ...contingencies.map((one) => contingencyLabels[one].toLowerCase()),
    contingencies.length === 0 && diligenceDays !== null ? counted(diligenceDays, 'day') : '',
  ],
  indemnity: ({ price, indemnityCap, indemnityBasket, survivalMonths, holdback }) => [
    indemnityCap === null ? '' : `cap ${share(indemnityCap, price)}`,
    indemnityBasket === null ? '' : `basket ${share(indemnityBasket, price)}`,
    survivalMonths === null ? '' : months(survivalMonths),
    holdback === null ? '' : `holdback ${share(holdback, price)}`,
  ],
  after: ({ nonCompeteYears, nonCompeteMiles, trainingHours }) => [
    nonCompeteYears === null ? '' : `non-compete ${counted(nonCompeteYears, 'year')}`,
    nonCompeteMiles === null ? '' : `within ${counted(nonCompeteMiles, 'mile')}`,
    trainingHours === null ? '' : `${counted(trainingHours, 'hour')} of training`,
  ],
  timeline: ({ closingDate }) => [closingDate === null ? '' : 'closing date given'],
  binding: ({ governingLaw }) => [governingLaw.trim() && `law of ${governingLaw}`],
};

function paymentIn(terms: Parameters<typeof notePaymentOf>[0]): string {
  const payment = notePaymentOf(terms);
  return payment === null ? '' : `${money(payment)} per month`;
}

const months = (n: number) => counted(n, 'month');
const money = (amount: number) => (Number.isFinite(amount) ? formatMoney(cents(amount)) : '—');

/** `10% of price` if exact to a tenth of a percent, else the amount. */
function share(amount: number, price: Cents | null): string {
  const percent = price ? Math.round((amount / price) * 1_000) / 10 : 0;
  const whole = price !== null && Math.abs((price * percent) / 100 - amount) < 100;
  return whole && percent > 0 ? `${percent}% of price` : money(amount);
}
