/** Types of entries as a ledger names them, by what they are to the tests. One type may be several. */
export type EntryTypes = {
  /** Entered by hand. */
  journal: readonly string[];
  /** Given back to a customer. */
  credit: readonly string[];
  /** With a document of a sale, or its payment. */
  sale: readonly string[];
  /** With numbers of one’s own sequence. */
  invoice: readonly string[];
  check: readonly string[];
};

const named: Record<keyof EntryTypes, RegExp> = {
  journal: /journal|^(?:je|gj|jrnl|genj)$/i,
  credit: /credit (?:memo|note)|refund|^(?:sc|crn)$/i,
  sale: /invoice|receipt|payment|^(?:si|sr)$/i,
  invoice: /invoice|^si$/i,
  check: /check|cheque/i,
};
const ofSuppliers = /bill|payable|purchase|vendor|supplier/i;

/** Sorts the types that a ledger has, as QuickBooks, Xero and Sage name them. Numbers of suppliers are no own sequence. */
export function entryTypes(types: readonly string[]): EntryTypes {
  const like = (pattern: RegExp) => types.filter((type) => pattern.test(type));
  const own = (pattern: RegExp) => like(pattern).filter((type) => !ofSuppliers.test(type));
  return {
    journal: like(named.journal),
    credit: own(named.credit),
    sale: own(named.sale),
    invoice: own(named.invoice),
    check: own(named.check),
  };
}
