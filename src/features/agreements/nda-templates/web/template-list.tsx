import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { TemplateKind } from '#features/agreements/ndas/domain/nda-kind.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { paths } from '#kit/paths.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { createNdaTemplate } from '../contract.ts';
import { type TemplateLine, templatesKey, templatesQuery } from './queries.ts';

export function TemplateList() {
  const templates = useInfiniteQuery(templatesQuery());
  return (
    <div className="flex flex-col gap-8">
      <NewTemplate />
      <PagedList
        query={templates}
        what="templates"
        more="Load older templates"
        waiting="h-20"
        empty={
          <EmptyState title="Only the standard agreement so far">
            It is built in, and every listing uses it until its owner chooses another. Templates that you
            create appear here.
          </EmptyState>
        }
      >
        {(items) => (
          <ul className="flex flex-col gap-3">
            {items.map((template) => (
              <li key={template.id}>
                <TemplateCard template={template} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function TemplateCard({ template }: { template: TemplateLine }) {
  const { activeVersion, activatedAt, draftVersion } = template;
  return (
    <Card as="article" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 className="wrap-anywhere font-medium">
        <Link to={paths.ndaTemplate(template.id)} className="link">
          {template.name}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-2 text-muted text-small">
        {template.kind === 'master' && <Badge tone="accent">NDA passport</Badge>}
        {activeVersion === null ? (
          <Badge tone="neutral">Not in use</Badge>
        ) : (
          <Badge tone="good">{`Version ${activeVersion} in use`}</Badge>
        )}
        {draftVersion !== null && <Badge tone="amber">{`Draft of version ${draftVersion}`}</Badge>}
        {activatedAt && (
          <span>
            since <DateText at={activatedAt} />
          </span>
        )}
      </p>
    </Card>
  );
}

function NewTemplate() {
  const [name, setName] = useState('');
  const [kind, setKind] = useState<TemplateKind>('listing');
  const create = useCreateTemplate();
  return (
    <Card>
      <FormShell
        label="New template"
        onSubmit={() => create.mutate({ name: name.trim(), kind })}
        error={create.error}
        errorTitle="Not created"
        busy={create.isPending}
        submitLabel="Create template"
        submitDisabledReason={name.trim() === '' ? 'Enter a name.' : null}
      >
        <Field
          name="name"
          label="Name"
          hint="Sellers see this name. The first draft starts from the standard agreement."
          className="max-w-form"
        >
          <TextInput value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
        </Field>
        <KindField kind={kind} onKind={setKind} />
      </FormShell>
    </Card>
  );
}

type KindProps = { kind: TemplateKind; onKind: (kind: TemplateKind) => void };

function KindField({ kind, onKind }: KindProps) {
  return (
    <RadioGroup
      name="kind"
      label="Used for"
      value={kind}
      onValueChange={(value) => onKind(value === 'master' ? 'master' : 'listing')}
      options={[
        { value: 'listing', label: 'Single listings', hint: 'Sellers can choose it for their listings.' },
        {
          value: 'master',
          label: 'NDA passport',
          hint: 'The master agreement that a buyer signs once. Until a version is active, the built-in text is used.',
        },
      ]}
    />
  );
}

function useCreateTemplate() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useSingleMutation({
    mutationFn: (body: { name: string; kind: TemplateKind }) => call(createNdaTemplate, { body }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: templatesKey });
      void navigate(paths.ndaTemplate(id));
    },
  });
}
