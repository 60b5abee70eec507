import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { EmailText } from '#kit/ui/EmailText.tsx';
import { fundsWords, identityWords } from './proof-words.ts';
import type { RequestView } from './queries.ts';

type Props = {
  request: RequestView;
  /** What the buyer wrote in their profile. */
  about: ReactNode;
};

export function BuyerCard({ request: { buyer, message }, about }: Props) {
  const [firstName = '', ...rest] = buyer.name.split(' ');
  return (
    <Card as="section" aria-labelledby="buyer" className="flex flex-col gap-3">
      <h2 id="buyer" className="text-lead">
        Buyer
      </h2>
      <div className="flex items-center gap-3">
        <Avatar firstName={firstName} lastName={rest.at(-1) ?? ''} className="size-10 text-small" />
        <div className="min-w-0">
          <Link to={paths.person(buyer.id)} prefetch="intent" className="link font-medium">
            {buyer.name}
          </Link>
          <p className="text-muted text-small">
            <EmailText address={buyer.email} />
          </p>
        </div>
      </div>
      <BuyerChecks buyer={buyer} />
      {about}
      {message && (
        <blockquote className="whitespace-pre-line border-line border-l-2 pl-4 text-muted">
          {message}
        </blockquote>
      )}
    </Card>
  );
}

/** What is confirmed of a buyer, also where they are approved. */
export function BuyerChecks({ buyer }: { buyer: RequestView['buyer'] }) {
  return (
    <>
      <EmailLine verified={buyer.emailVerified} />
      <ProofLine words={identityWords(buyer)} proven={buyer.identityProven} />
      <ProofLine words={fundsWords(buyer)} proven={buyer.fundsProven} />
    </>
  );
}

function EmailLine({ verified }: { verified: boolean }) {
  return (
    <p className="flex items-start gap-2 text-small">
      {verified ? (
        <>
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          Email confirmed
        </>
      ) : (
        <>
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-amber" />
          Email not confirmed yet: it may not be theirs
        </>
      )}
    </p>
  );
}

function ProofLine({ words, proven }: { words: string; proven: boolean }) {
  return (
    <p className="flex items-start gap-2 text-small">
      {proven ? (
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
      ) : (
        <CircleDashed aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      )}
      {words}
    </p>
  );
}
