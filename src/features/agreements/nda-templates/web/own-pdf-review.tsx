import { useMemo, useState } from 'react';
import { FilePages } from '#features/agreements/ndas/web/file-pages.tsx';
import { counted } from '#kernel/counts.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { OwnPdfFindings } from './own-pdf-findings.tsx';
import { OwnPdfTermFields } from './own-pdf-term-fields.tsx';
import { type ListingNdaView, ownPageSource } from './queries.ts';
import { useOwnPdf } from './use-own-pdf.ts';
import { useOwnPdfTerms } from './use-own-pdf-terms.ts';

type Draft = NonNullable<ListingNdaView['own']['draft']>;
type Props = { listingId: string; nda: ListingNdaView; draft: Draft };

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
          Preview the new file as buyers will see it ({counted(draft.pages.length, 'page')})
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
  const terms = useOwnPdfTerms(nda);
  const [acknowledged, setAcknowledged] = useState(false);
  const [mine, setMine] = useState(false);
  const found = draft.findings.length > 0;
  const missing =
    terms.missing ||
    (found && !acknowledged && 'Review what was found and confirm that it can stay.') ||
    (!mine && 'Confirm that you have the right to use this text.');
  return (
    <Card>
      <FormShell
        label="Use your own PDF"
        onSubmit={() => {
          if (terms.said === null) return;
          const { version } = nda;
          use.mutate({ ...terms.said, pdfId: draft.pdfId, acknowledged, mineToUse: true, version });
        }}
        error={use.error ?? discard.error}
        errorTitle="Not saved"
        busy={use.isPending}
        submitLabel="Use this PDF"
        submitDisabledReason={missing || null}
        actions={<DiscardButton discard={discard} />}
      >
        <OwnPdfTermFields terms={terms} passport={nda.passport} />
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

function DiscardButton({ discard }: Pick<ReturnType<typeof useOwnPdf>, 'discard'>) {
  return (
    <Button variant="quiet" busy={discard.isPending} onClick={() => discard.mutate()}>
      Discard file
    </Button>
  );
}
