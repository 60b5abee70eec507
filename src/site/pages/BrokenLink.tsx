import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { AuthCard } from './AuthCard.tsx';

type Props = {
  title: string;
  again: string;
  /** Instead of: it has no token, for example because a mail program cut it off. */
  lead?: string;
};

const cutOff =
  'This link is not complete. Open it from the email again, or copy all of it into the address bar.';

/** For a mailed link that opens nothing. */
export function BrokenLink({ title, again, lead = cutOff }: Props) {
  return (
    <AuthCard title={title} lead={lead}>
      <LinkButton to={again} variant="secondary" className="w-fit">
        Get a new link
      </LinkButton>
    </AuthCard>
  );
}
