import { CheckBooks } from '#features/quality-of-earnings/adjusted-earnings/web/check-books.tsx';
import { ReportsPart } from '#features/valuation/check-reports/web/reports-part.tsx';
import { ofOwner } from '#features/valuation/health-check/web/check-parts.ts';
import type { CheckHead } from '#features/valuation/health-check/web/queries.ts';

export function ReportsWithBooks({ check }: { check: CheckHead }) {
  return (
    <ReportsPart
      check={check}
      beside={({ revenue, booksEbitda, sde }) =>
        ofOwner(check) && <CheckBooks checkId={check.id} reported={{ revenue, ebitda: booksEbitda, sde }} />
      }
    />
  );
}
