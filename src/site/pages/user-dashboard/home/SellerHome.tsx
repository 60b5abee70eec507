import { Check } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { WriteListingButton } from '#features/marketplace/listings/web/write-listing-button.tsx';
import { useHasEvaluation } from '#features/valuation/check-value/web/kept-evaluation.ts';
import { Card } from '#kit/ui/Card.tsx';
import { cx } from '#kit/ui/cx.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { sellerSteps } from '#site/dashboard/domain/seller-steps.ts';
import type { Home } from '#site/dashboard/web/queries.ts';
import { nextStepWords, stepLabels, type Way } from './seller-words.ts';

const HomeValue = lazy(async () => {
  const { HomeValue: found } = await import('#features/valuation/check-value/web/home-value.tsx');
  return { default: found };
});
const StartCheckButton = lazy(async () => {
  const { StartCheckButton: found } = await import(
    '#features/valuation/health-check/web/start-check-button.tsx'
  );
  return { default: found };
});

export function SellerHome({ seller }: { seller: Home['seller'] }) {
  const checkId = seller?.checkId ?? null;
  const hasEvaluation = useHasEvaluation();
  const evaluated = checkId === null && hasEvaluation;
  const { title, text, ways } = nextStepWords(seller, evaluated);
  // Owners of several businesses need the name.
  const name = seller?.business.name;
  return (
    <Card as="section" aria-labelledby="next-step" className="flex flex-col gap-4">
      <Steps done={seller?.done ?? []} next={seller ? seller.next : 'business'} />
      <div>
        {name && !title.includes(name) && <p className="mb-1 text-muted text-small">{name}</p>}
        <h2 id="next-step" className="text-title wrap-anywhere">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{text}</p>
      </div>
      {(checkId !== null || evaluated) && (
        <Suspense>
          <HomeValue checkId={checkId} />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-2">
        {ways.map((way, at) => (
          <WayOn key={way.label} way={way} main={at === 0} />
        ))}
      </div>
    </Card>
  );
}

function WayOn({ way, main }: { way: Way; main: boolean }) {
  const variant = main ? 'primary' : 'secondary';
  if ('start' in way)
    return (
      <Suspense>
        <StartCheckButton businessId={way.start} />
      </Suspense>
    );
  if ('write' in way) return <WriteListingButton variant={variant} label={way.label} {...way.write} />;
  return (
    <LinkButton variant={variant} to={way.to}>
      {way.label}
    </LinkButton>
  );
}

type StepsProps = Pick<NonNullable<Home['seller']>, 'done' | 'next'>;

function Steps({ done, next }: StepsProps) {
  return (
    <ol aria-label="Steps to a sale" className="flex flex-wrap gap-x-4 gap-y-2 text-small">
      {sellerSteps.map((step) => {
        const isDone = done.includes(step);
        const isNext = step === next;
        return (
          <li
            key={step}
            aria-current={isNext ? 'step' : undefined}
            className={cx('flex items-center gap-1.5', isNext ? 'font-medium text-accent' : 'text-muted')}
          >
            <span
              aria-hidden
              className={cx(
                'flex size-5 items-center justify-center rounded-round border',
                isDone ? 'border-accent bg-accent-soft text-accent' : 'border-current',
              )}
            >
              {isDone ? (
                <Check className="size-3" />
              ) : (
                isNext && <span className="size-2 rounded-round bg-accent" />
              )}
            </span>
            {stepLabels[step]}
            {isDone && <span className="sr-only"> (done)</span>}
          </li>
        );
      })}
    </ol>
  );
}
