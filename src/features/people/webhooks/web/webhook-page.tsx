import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '#kit/auth/auth-context.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { QueryPage } from '#kit/ui/QueryPage.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { WebhookView } from '../contract.ts';
import { DeliveryList } from './delivery-list.tsx';
import { webhookQuery } from './queries.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhookActs } from './use-webhook-acts.ts';
import { WebhookButtons } from './webhook-buttons.tsx';
import { causeWords, kindsText, statusOf } from './webhook-words.ts';

export function WebhookPage({ id }: { id: string }) {
  return (
    <QueryPage
      query={useQuery(webhookQuery(id))}
      words={{ loading: 'Loading the webhook', failed: 'The webhook could not be loaded.' }}
      title="Webhook"
      missing={() => (
        <EmptyState
          title="Webhook not found"
          action={<LinkButton to={paths.webhooks()}>View your webhooks</LinkButton>}
        >
          It was removed, or it belongs to another account.
        </EmptyState>
      )}
    >
      {(webhook) => <Loaded webhook={webhook} />}
    </QueryPage>
  );
}

function Loaded({ webhook }: { webhook: WebhookView }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { authInfo } = useAuth();
  const acts = useWebhookActs(webhook.id, setSecret);
  const own = authInfo?.userId === webhook.owner.id;
  return (
    <>
      <Header webhook={webhook} own={own} acts={acts} />
      {webhook.off && (
        <Alert title="This webhook is off" tone="warning">
          {causeWords[webhook.off.cause]} Nothing is sent until it is turned on again.
        </Alert>
      )}
      <DeliveryList webhook={webhook} acts={acts} />
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

type HeaderProps = { webhook: WebhookView; own: boolean; acts: ReturnType<typeof useWebhookActs> };

function Header({ webhook, own, acts }: HeaderProps) {
  const { tone, words } = statusOf(webhook);
  return (
    <PageHeader
      title="Webhook"
      lead={
        <>
          <span className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge tone={tone}>{words}</StatusBadge>
            <span className="wrap-anywhere">{webhook.url}</span>
          </span>
          {!own && `${webhook.owner.name}, ${webhook.owner.email} · `}
          {kindsText(webhook)}
        </>
      }
      actions={<WebhookButtons webhook={webhook} own={own} acts={acts} />}
    />
  );
}
