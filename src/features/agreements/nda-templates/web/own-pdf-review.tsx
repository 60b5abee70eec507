import { useMemo, useState } from 'react';
import { termBounds } from '#features/agreements/ndas/domain/template-terms.ts';
import { FilePages } from '#features/agreements/ndas/web/file-pages.tsx';
import { type StateSlug, states } from '#features/marketplace/listings/domain/places.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { OwnPdfFindings } from './own-pdf-findings.tsx';
import { type ListingNdaView, ownPageSource } from './queries.ts';
import { useOwnPdf } from './use-own-pdf.ts';

type Draft = NonNullable<ListingNdaView['own']['draft']>;
type Props = { listingId: string; nda: ListingNdaView; draft: Draft };

const stateOptions = states.map(({ slug, label }) => ({ value: slug, label }));
const { least, most } = termBounds.termYears;

export function OwnPdfReview({ listingId, nda, draft }: Props) {
  const source = useMemo(() => ownPageSource(draft.pdfId), [draft.pdfId]);
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-4">
        <h3 className="text-lead font-semibold">What was found in the new file</h3>
        {draft.findings.length > 0 && (
          <p className="text-muted">
            Remove anything that identifies you and upload the file again. Confirm below what can stay.
          </p>
        )}
        <OwnPdfFindings findings={draft.findings} />
      </Card>
      <OwnPdfForm listingId={listingId} nda={nda} draft={draft} />
      <details>
        <summary className="link w-fit cursor-pointer py-2">
          Preview the new file as buyers will see it (
          {draft.pages.length === 1 ? '1 page' : `${draft.pages.length} pages`})
        </summary>
        <div className="mt-3">
          <FilePages file={draft} title="the new file" source={source} />
        </div>
      </details>
    </div>
  );
}

function OwnPdfForm({ listingId, nda, draft }: Props) {
  const { use, discard } = useOwnPdf(listingId);
  const { active } = nda.own;
  const [title, setTitle] = useState(active?.title ?? '');
  const [law, setLaw] = useState<StateSlug | null>(null);
  const [years, setYears] = useState(active ? `${active.termYears}` : '');
  const [countersign, setCountersign] = useState(nda.countersign);
  const [acknowledged, setAcknowledged] = useState(false);
  const [mine, setMine] = useState(false);
  const termYears = /^\d{1,2}$/.test(years.trim()) ? Number(years) : 0;
  const found = draft.findings.length > 0;
  const missing =
    (title.trim() === '' && 'Enter the agreement’s name.') ||
    (law === null && 'Choose the governing law.') ||
    ((termYears < least || termYears > most) && `Enter a term of ${least} to ${most} years.`) ||
    (found && !acknowledged && 'Review what was found and confirm that it can stay.') ||
    (!mine && 'Confirm that you have the right to use this text.');
  return (
    <Card>
      <FormShell
        label="Use your own PDF"
        onSubmit={() => {
          if (law === null) return;
          const { version } = nda;
          const said = { title: title.trim(), governingLaw: law, termYears, countersign };
          use.mutate({ ...said, pdfId: draft.pdfId, acknowledged, mineToUse: true, version });
        }}
        error={use.error ?? discard.error}
        errorTitle="Not saved"
        busy={use.isPending}
        submitLabel="Use this PDF"
        submitDisabledReason={missing || null}
        actions={
          <Button variant="quiet" busy={discard.isPending} onClick={() => discard.mutate()}>
            Discard file
          </Button>
        }
      >
        <h3 className="font-semibold text-lead">What your agreement says</h3>
        <p className="text-muted">
          These can’t be read from the file reliably. They appear in the register and the certificate, and set
          how long a signature is valid: enter what your agreement says.
        </p>
        <Field name="title" label="Agreement name" hint="As it appears at the top. Buyers see it.">
          <TextInput value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="governingLaw" label="Governing law">
            <Select
              value={law}
              onValueChange={(value) => setLaw(states.find(({ slug }) => slug === value)?.slug ?? null)}
              options={stateOptions}
              placeholder="Choose a state"
            />
          </Field>
          <Field name="termYears" label="Term (years)">
            <TextInput
              value={years}
              inputMode="numeric"
              maxLength={2}
              onChange={(event) => setYears(event.target.value)}
            />
          </Field>
        </div>
        <Checkbox
          checked={countersign}
          onCheckedChange={setCountersign}
          disabled={nda.passport}
          label={
            nda.passport
              ? 'I’ll countersign each NDA (not available while you accept NDA passports, which need no countersignature)'
              : 'I’ll countersign each NDA after the buyer'
          }
        />
        {found && (
          <Checkbox
            checked={acknowledged}
            onCheckedChange={setAcknowledged}
            label="I’ve reviewed everything that was found, and it can stay"
          />
        )}
        <Checkbox checked={mine} onCheckedChange={setMine} label="I have the right to use this text" />
      </FormShell>
    </Card>
  );
}
