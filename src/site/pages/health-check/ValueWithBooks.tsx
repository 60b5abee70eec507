import { CheckBooks } from '#features/quality-of-earnings/adjusted-earnings/web/check-books.tsx';
import { ValuePart } from '#features/valuation/check-value/web/value-part.tsx';
import { ofOwner } from '#features/valuation/health-check/web/check-parts.ts';
import type { CheckHead } from '#features/valuation/health-check/web/queries.ts';

export function ValueWithBooks({ check }: { check: CheckHead }) {
  return <ValuePart check={check} beside={ofOwner(check) && <CheckBooks checkId={check.id} />} />;
}
