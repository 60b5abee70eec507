import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { AuthCard } from './AuthCard.tsx';

/** For a mailed link without its token, for example truncated by a mail program. */
export function BrokenLink({ title, again }: { title: string; again: string }) {
  return (
    <AuthCard
      title={title}
      lead="This link is not complete. Open it from the email again, or copy all of it into the address bar."
    >
      <LinkButton to={again} variant="secondary" className="w-fit">
        Get a new link
      </LinkButton>
    </AuthCard>
  );
}
