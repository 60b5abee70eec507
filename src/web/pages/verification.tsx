import { proofKinds } from '#features/buyer-proofs/domain/proof.ts';
import { HandInForm } from '#features/buyer-proofs/web/hand-in-form.tsx';
import { OwnProofs } from '#features/buyer-proofs/web/own-proofs.tsx';
import { pageMeta } from '../page-meta.ts';
import { Card } from '../ui/Card.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export const meta = () => pageMeta('Verification', { hidden: true });

export default function VerificationPage() {
  return (
    <>
      <PageHeader
        title="Verification"
        lead="Prove who you are and that you can pay. Our team looks at the file; no seller ever sees it, they learn only that you are verified. It is encrypted, and deleted when you take it back or it runs out."
      />
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Card as="section" aria-label="Hand in" className="flex flex-col gap-6">
          {proofKinds.map((kind) => (
            <HandInForm key={kind} kind={kind} />
          ))}
          <p className="text-muted text-small">PDF, JPEG, PNG or WebP, up to 15 MB.</p>
        </Card>
        <section aria-label="Handed in">
          <OwnProofs />
        </section>
      </div>
    </>
  );
}
