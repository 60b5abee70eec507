import type { ReactNode } from 'react';
import type { TemplateKind } from '#features/agreements/ndas/domain/nda-kind.ts';
import {
  isVariable,
  neededVariables,
  templateVariables,
} from '#features/agreements/ndas/domain/template-variables.ts';

export function SourceHelp({ kind }: { kind: TemplateKind }) {
  const variables = Object.keys(templateVariables).filter((name) => isVariable(name, kind));
  return (
    <details className="text-small">
      <summary className="link w-fit cursor-pointer py-2">How the text is written</summary>
      <dl className="mt-2 grid gap-x-8 gap-y-3 md:grid-cols-2">
        <Rule term="# Parties">A heading. Headings and clauses are numbered automatically.</Rule>
        <Rule term="An empty line">Ends a clause. Everything else that follows is one paragraph.</Rule>
        <Rule term="[term] This agreement …">
          Names a clause, so that another can refer to it as {'{{clause:term}}'}.
        </Rule>
        <Rule term="[staff; not in california] …">
          {kind === 'master'
            ? 'Every buyer reads the clause; a joinder for a business in that state says that it does not apply.'
            : 'Leaves the clause out for businesses in that state.'}
        </Rule>
        <Rule term={variables.map((name) => `{{${name}}} `)}>
          What is filled in. {neededVariables[kind].map((name) => `{{${name}}}`).join(' and ')}{' '}
          {kind === 'master' ? 'is' : 'are'} required.
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
