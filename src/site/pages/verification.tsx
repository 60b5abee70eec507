import { proofKinds } from '#features/people/buyer-proofs/domain/proof.ts';
import { HandInForm } from '#features/people/buyer-proofs/web/hand-in-form.tsx';
import { OwnProofs } from '#features/people/buyer-proofs/web/own-proofs.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { pageMeta } from '../page-meta.ts';

export const meta = () => pageMeta('Verification', { hidden: true });

export default function VerificationPage() {
  return (
    <>
      <PageHeader
        title="Verification"
        lead="Verify your identity and funds. Our team reviews your documents; sellers learn only that you are verified and never see a file. Files are encrypted, and deleted when you withdraw them or they expire."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card as="section" aria-label="Upload" className="flex flex-col gap-6">
          {proofKinds.map((kind) => (
            <HandInForm key={kind} kind={kind} />
          ))}
          <p className="text-muted text-small">PDF, JPEG, PNG or WebP, up to 15 MB.</p>
        </Card>
        <section aria-label="Uploaded">
          <OwnProofs />
        </section>
      </div>
    </>
  );
}
