import { paths } from '#kit/paths.ts';
import { Card } from '#kit/ui/Card.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { HomeSection } from './HomeSection.tsx';

/** For a new account without a stated purpose. */
export function LookAround() {
  return (
    <HomeSection id="look-around" title="Look around">
      <Card className="flex flex-col gap-4">
        <p className="max-w-prose text-muted">
          See which businesses are for sale, estimate what one may be worth, or read how a sale works here.
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={paths.marketplace()}>Browse the marketplace</LinkButton>
          <LinkButton variant="secondary" to={paths.valuation()}>
            Estimate a value
          </LinkButton>
          <LinkButton variant="secondary" to={paths.help()}>
            How it works
          </LinkButton>
        </div>
      </Card>
    </HomeSection>
  );
}
