import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#kit/paths.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { WebhookView } from '../contract.ts';
import { mostWebhooks } from '../domain/webhook.ts';
import { webhooksQuery } from './queries.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { kindsText, statusOf } from './webhook-words.ts';

export function OwnWebhooks() {
  const webhooks = useInfiniteQuery(webhooksQuery('mine'));
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const count = webhooks.data?.pages.flatMap(({ items }) => items).length ?? 0;
  const full = count >= mostWebhooks ? `You have ${mostWebhooks} webhooks. Remove one first.` : null;
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Have another program told of what you are notified of."
        actions={
          <>
            <LinkButton variant="secondary" to={paths.helpArticle('webhooks')}>
              How webhooks work
            </LinkButton>
            <Button disabledReason={full} onClick={() => setAdding(true)}>
              Add a webhook
            </Button>
          </>
        }
      />
      <PagedList
        query={webhooks}
        what="webhooks"
        more="Load more webhooks"
        empty={
          <EmptyState title="No webhooks yet">
            A webhook sends a signed message to an address of yours for each notification, so that your own
            program can act on it.
          </EmptyState>
        }
      >
        {(items) => <WebhookRows webhooks={items} />}
      </PagedList>
      {adding && (
        <WebhookDialog
          webhook={null}
          onDone={(made) => {
            setAdding(false);
            setSecret(made);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

/** For admins, with the owners. */
export function AllWebhooks() {
  return (
    <PagedList
      query={useInfiniteQuery(webhooksQuery('all'))}
      what="webhooks"
      more="Load more webhooks"
      empty={<EmptyState title="No webhooks yet">There are none on this site.</EmptyState>}
    >
      {(items) => <WebhookRows webhooks={items} owners />}
    </PagedList>
  );
}

function WebhookRows({ webhooks, owners = false }: { webhooks: readonly WebhookView[]; owners?: boolean }) {
  return (
    <RowList>
      {webhooks.map((webhook) => {
        const { tone, words } = statusOf(webhook);
        return (
          <Row
            key={webhook.id}
            title={
              <>
                <span className="wrap-anywhere font-medium">{webhook.url}</span>
                <StatusBadge tone={tone}>{words}</StatusBadge>
              </>
            }
            detail={
              <>
                {owners && `${webhook.owner.name}, ${webhook.owner.email} · `}
                {kindsText(webhook)}
                {queueText(webhook)}
              </>
            }
            action={
              <LinkButton variant="secondary" size="small" to={paths.webhook(webhook.id)}>
                Open<span className="sr-only"> {webhook.url}</span>
              </LinkButton>
            }
          />
        );
      })}
    </RowList>
  );
}

const countedUpTo = 1_000;

function queueText({ waiting, parked }: WebhookView): string {
  const shown = (count: number) => (count >= countedUpTo ? 'a thousand or more' : String(count));
  return [
    waiting > 0 ? ` · ${shown(waiting)} waiting` : '',
    parked > 0 ? ` · ${shown(parked)} not delivered` : '',
  ].join('');
}
