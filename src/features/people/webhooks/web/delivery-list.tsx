import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#kernel/counts.ts';
import { PagedList } from '#kit/tables/PagedList.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { Row, RowList } from '#kit/ui/RowList.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { StatusBadge } from '#kit/ui/StatusBadge.tsx';
import type { DeliveryView, WebhookView } from '../contract.ts';
import { type DeliveryState, deliveryStates } from '../domain/webhook.ts';
import { deliveriesQuery } from './queries.ts';
import type { useWebhookActs } from './use-webhook-acts.ts';
import { answerWords, kindLabel, stateWords } from './webhook-words.ts';

type Acts = ReturnType<typeof useWebhookActs>;
type Props = { webhook: WebhookView; acts: Acts };

export function DeliveryList({ webhook, acts }: Props) {
  const [state, setState] = useState<DeliveryState | null>(null);
  const off = webhook.off ? 'Turn the webhook on first.' : null;
  return (
    <section aria-labelledby="deliveries" className="mt-8 flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="deliveries" className="text-title">
            Deliveries
          </h2>
          <p className="text-muted">
            Of the last 30 days. A failed one is tried eight times within 28 hours.
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {webhook.parked > 0 && (
            <Button
              variant="secondary"
              busy={acts.again.isPending}
              disabledReason={off}
              onClick={() => acts.again.mutate()}
            >
              Send all again that failed
            </Button>
          )}
          <StateChoice state={state} onState={setState} />
        </div>
      </div>
      <PagedList
        query={useInfiniteQuery(deliveriesQuery(webhook.id, state))}
        what="deliveries"
        more="Load older deliveries"
        empty={
          <Card className="text-muted">
            {state ? 'None with this status.' : 'Nothing was sent yet. Send a test to try the address.'}
          </Card>
        }
      >
        {(items) => (
          <RowList>
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} off={off} acts={acts} />
            ))}
          </RowList>
        )}
      </PagedList>
    </section>
  );
}

const all = 'all';

type ChoiceProps = { state: DeliveryState | null; onState: (state: DeliveryState | null) => void };

function StateChoice({ state, onState }: ChoiceProps) {
  return (
    <Field label="Status">
      <Select
        value={state ?? all}
        onValueChange={(chosen) => onState(deliveryStates.find((one) => one === chosen) ?? null)}
        options={[
          { value: all, label: 'All' },
          ...deliveryStates.map((one) => ({ value: one, label: stateWords[one].words })),
        ]}
      />
    </Field>
  );
}

type RowProps = { delivery: DeliveryView; off: string | null; acts: Acts };

function DeliveryRow({ delivery, off, acts }: RowProps) {
  const { kind, state, attempts, createdAt, dueAt, id } = delivery;
  const { tone, words } = stateWords[state];
  return (
    <Row
      title={
        <>
          <span className="font-medium">{kindLabel(kind)}</span>
          <StatusBadge tone={tone}>{words}</StatusBadge>
        </>
      }
      detail={
        <>
          <DateText at={createdAt} withTime /> · {attemptsText(attempts)} {answerWords(delivery)}
          {state === 'waiting' && dueAt && attempts > 0 && (
            <>
              {' '}
              Next attempt <DateText at={dueAt} withTime />.
            </>
          )}
        </>
      }
      below={<p className="wrap-anywhere font-mono text-muted text-tiny">{id}</p>}
      action={
        state !== 'waiting' && (
          <Button
            variant="secondary"
            size="small"
            disabledReason={off}
            busy={acts.repeat.isPending && acts.repeat.variables === id}
            onClick={() => acts.repeat.mutate(id)}
          >
            Send again
          </Button>
        )
      }
    />
  );
}

function attemptsText(attempts: number): string {
  if (attempts === 0) return 'Not tried yet.';
  return `${counted(attempts, 'attempt')}.`;
}
