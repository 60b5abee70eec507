import type { ReactNode } from 'react';
import { neededVariables, templateVariables } from '#features/ndas/domain/template-variables.ts';

/** How the text is written. */
export function SourceHelp() {
  return (
    <details className="text-small">
      <summary className="link w-fit cursor-pointer py-2">How the text is written</summary>
      <dl className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-2">
        <Rule term="# Parties">A heading. Headings and clauses are numbered by themselves.</Rule>
        <Rule term="An empty line">Ends a clause. Everything else that follows is one paragraph.</Rule>
        <Rule term="[term] This agreement …">
          Names a clause, so that another can refer to it as {'{{clause:term}}'}.
        </Rule>
        <Rule term="[staff; not in california] …">Leaves the clause out for businesses in that state.</Rule>
        <Rule term={Object.keys(templateVariables).map((name) => `{{${name}}} `)}>
          What is filled in. {neededVariables.map((name) => `{{${name}}}`).join(' and ')} have to stand
          somewhere.
        </Rule>
      </dl>
    </details>
  );
}

function Rule({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="wrap-anywhere font-mono">{term}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}
