import { counted } from '#kernel/counts.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { OwnPdfReview } from './own-pdf-review.tsx';
import { OwnPdfUpload } from './own-pdf-upload.tsx';
import type { ListingNdaView } from './queries.ts';

type Props = { listingId: string; nda: ListingNdaView };

export function OwnPdf({ listingId, nda }: Props) {
  const { draft, active } = nda.own;
  return (
    <section aria-labelledby="own-pdf" className="flex flex-col gap-4">
      <h2 id="own-pdf" className="text-title">
        Your own PDF
      </h2>
      <Card className="flex flex-col gap-5">
        <Alert title="Buyers read it before they know who you are" tone="warning">
          It should name neither you nor the business: no letterhead, no address, no signature block with your
          name. Write “the owner of the business under this listing reference” instead. Buyers receive the
          file exactly as you upload it, including its properties.
        </Alert>
        {active && (
          <p className="text-muted">
            {active.templateId === nda.templateId ? 'In use' : 'Not in use'}: “{active.title}”, version{' '}
            {active.version}, put into use <DateText at={active.activatedAt} />, {active.governingLaw},{' '}
            {counted(active.termYears, 'year')}. A new upload becomes the next version; who signed this one
            stays bound by it.
          </p>
        )}
        <OwnPdfUpload listingId={listingId} again={draft !== null} />
      </Card>
      {draft && <OwnPdfReview key={draft.pdfId} listingId={listingId} nda={nda} draft={draft} />}
    </section>
  );
}
