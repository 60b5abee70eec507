import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { TermFaults } from '../domain/check-terms.ts';
import type { TermFold } from '../domain/term-folds.ts';
import type { OfferKind, OfferTerms } from '../domain/terms.ts';
import { type SetTerm, TermControl } from './term-control.tsx';

type Props = { fold: TermFold; kind: OfferKind; terms: OfferTerms; faults: TermFaults; onChange: SetTerm };

export function TermFoldPart({ fold, kind, terms, faults, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const faulty = fold.fields.some(({ name }) => faults[name] !== undefined);
  return (
    <details open={open || faulty} onToggle={(event) => setOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="font-medium">
            {fold.title}
            {!faulty && <span className="font-normal text-muted text-small"> (optional)</span>}
          </span>
          <span className="wrap-anywhere text-muted text-small">{fold.now}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="mt-1 size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid gap-4 pt-1 pb-5 sm:grid-cols-2">
        {fold.fields.map((field) => (
          <TermControl
            key={field.name}
            field={field}
            kind={kind}
            terms={terms}
            error={faults[field.name]}
            onChange={onChange}
          />
        ))}
      </div>
    </details>
  );
}
