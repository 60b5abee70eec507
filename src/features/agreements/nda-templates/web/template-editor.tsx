import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NdaDocument } from '#features/agreements/ndas/web/nda-document.tsx';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { FailureAlert } from '#kit/ui/FailureAlert.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { TextArea } from '#kit/ui/TextArea.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { type TemplateText, type TemplateView, templateQuery } from './queries.ts';
import { SourceHelp } from './source-help.tsx';
import { TermFields } from './term-fields.tsx';
import { useTemplateActs } from './use-template-acts.ts';
import { VersionList } from './version-list.tsx';

export function TemplateEditor({ id }: { id: string }) {
  return (
    <QueryPage
      query={useQuery(templateQuery(id))}
      words={{ loading: 'Loading the template', failed: 'The template couldn’t be loaded.' }}
      waiting={<Skeleton className="h-96 w-full rounded-large" />}
    >
      {(template) => <Versions template={template} />}
    </QueryPage>
  );
}

function Versions({ template }: { template: TemplateView }) {
  const begun = template.draft ?? template.active;
  return (
    <div className="flex flex-col gap-8">
      <VersionList versions={template.versions} />
      {begun && <Draft key={`${begun.version}.${begun.revision}`} template={template} from={begun} />}
    </div>
  );
}

function Draft({ template, from }: { template: TemplateView; from: TemplateText }) {
  const draft = useDraft(from);
  const [asking, setAsking] = useState(false);
  const acts = useTemplateActs(template);
  return (
    <>
      <DraftForm template={template} draft={draft} acts={acts} onActivate={() => setAsking(true)} />
      <Preview acts={acts} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Activate this version?"
        description="It can’t be changed after that. Buyers who signed an earlier version stay bound by it, and sign this one before anything more opens to them."
        confirmLabel="Activate"
        busy={acts.activate.isPending}
        error={acts.activate.error}
        onConfirm={() => acts.activate.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}

function useDraft({ title, source, terms }: TemplateText) {
  const [text, setText] = useState<TemplateText>({ title, source, terms });
  return {
    text,
    put: (part: Partial<TemplateText>) => setText((now) => ({ ...now, ...part })),
    changed: JSON.stringify(text) !== JSON.stringify({ title, source, terms }),
  };
}

type Acts = ReturnType<typeof useTemplateActs>;
type DraftProps = {
  template: TemplateView;
  draft: ReturnType<typeof useDraft>;
  acts: Acts;
  onActivate: () => void;
};

function DraftForm({ template, draft: { text, put, changed }, acts, onActivate }: DraftProps) {
  const begun = template.draft !== null;
  return (
    <Card>
      <FormShell
        label="Draft"
        onSubmit={() => acts.save.mutate(text)}
        error={acts.save.error}
        errorTitle="Not saved"
        busy={acts.save.isPending}
        submitLabel={begun ? 'Save draft' : 'Start next version'}
        submitDisabledReason={changed ? null : 'Nothing has changed.'}
        actions={
          <>
            <Button
              variant="secondary"
              busy={acts.preview.isPending}
              onClick={() => acts.preview.mutate({ ...text, kind: template.kind })}
            >
              Preview
            </Button>
            <Button
              variant="secondary"
              disabledReason={activationReason(begun, changed)}
              onClick={onActivate}
            >
              Activate
            </Button>
          </>
        }
      >
        <DraftFields text={text} kind={template.kind} onChange={put} />
      </FormShell>
    </Card>
  );
}

type FieldsProps = {
  text: TemplateText;
  kind: TemplateView['kind'];
  onChange: (part: Partial<TemplateText>) => void;
};

function DraftFields({ text, kind, onChange }: FieldsProps) {
  return (
    <>
      <Field name="title" label="Title" className="max-w-form">
        <TextInput
          value={text.title}
          maxLength={200}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <TermFields terms={text.terms} onTerms={(terms) => onChange({ terms })} />
      <Field name="source" label="Text" hint="Headings, clauses and {{variables}}: see below.">
        <TextArea
          value={text.source}
          rows={16}
          onChange={(event) => onChange({ source: event.target.value })}
          className="max-h-[60vh] font-mono text-small"
        />
      </Field>
      <SourceHelp kind={kind} />
    </>
  );
}

function Preview({ acts: { preview } }: { acts: Acts }) {
  if (preview.error) return <FailureAlert title="No preview available" error={preview.error} />;
  if (!preview.data) return null;
  const { issues, document } = preview.data;
  return (
    <section aria-label="Preview" className="flex flex-col gap-4">
      {issues.length > 0 ? (
        <Alert title="This version can’t be activated yet" tone="warning">
          <ul className="list-disc pl-5">
            {issues.map(({ line, text }) => (
              <li key={`${line} ${text}`} className="wrap-anywhere">
                {line > 0 && `Line ${line}: `}
                {text}
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <>
          <h2 className="text-title">What a buyer would read</h2>
          <NdaDocument document={document} />
        </>
      )}
    </section>
  );
}

function activationReason(draft: boolean, changed: boolean): string | null {
  if (changed) return 'Save the draft first.';
  return draft ? null : 'No draft yet. Make a change and save it.';
}
