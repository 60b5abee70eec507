import { useReading } from '#features/inbox/notifications/web/use-reading.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

type Props = { notificationId: string; to: string };

/** Opening the answer from here counts like opening its notification. */
export function AnswerLink({ notificationId, to }: Props) {
  const { readById } = useReading();
  return (
    <LinkButton variant="secondary" to={to} onClick={() => readById(notificationId)}>
      Read
    </LinkButton>
  );
}
