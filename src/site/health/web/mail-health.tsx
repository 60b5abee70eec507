import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { HealthCard } from './health-card.tsx';
import type { Health } from './queries.ts';
import { useMailRetry } from './use-health-acts.ts';

export function MailHealth({ mails }: { mails: Health['mails'] }) {
  const { verdict, sends, waiting, failed, lastError } = mails;
  const retry = useMailRetry();
  return (
    <HealthCard
      title="Emails"
      verdict={verdict}
      action={
        failed > 0 ? (
          <Button variant="secondary" busy={retry.isPending} onClick={() => retry.mutate()}>
            Send again
          </Button>
        ) : (
          <LinkButton variant="secondary" size="small" to={paths.outbox()}>
            Email outbox
          </LinkButton>
        )
      }
    >
      <DescriptionList
        items={[
          { term: 'Email server', detail: sends ? 'Set' : 'Not set' },
          { term: 'Waiting', detail: waiting },
          { term: 'Failed in the last seven days', detail: failed },
          ...(lastError
            ? [
                {
                  term: 'Last answer of the server',
                  detail: <span className="wrap-anywhere">{lastError}</span>,
                },
              ]
            : []),
        ]}
      />
    </HealthCard>
  );
}
