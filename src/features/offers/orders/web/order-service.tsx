import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { brand } from '#content/brand.ts';
import { earningsQuality, healthCheck, type Service } from '#content/services.ts';
import { centsFromDollars } from '#kernel/money.ts';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { placeOrder } from '../contract.ts';
import type { ServiceId } from '../domain/service-ids.ts';
import { dollars } from './order-words.tsx';
import { ordersKey } from './queries.ts';

export function Services() {
  return (
    <section aria-labelledby="services" className="flex flex-col gap-4">
      <h2 id="services" className="text-title">
        Services
      </h2>
      <div className="grid gap-5 lg:grid-cols-2">
        <ServiceCard service={healthCheck} price={<CheckPrice />}>
          <LinkButton to={paths.healthChecks()}>Go to the health check</LinkButton>
        </ServiceCard>
        <OfferCard
          id="earnings-quality"
          service={earningsQuality}
          price={centsFromDollars(brand.prices.earningsQuality)}
        />
      </div>
    </section>
  );
}

function CheckPrice() {
  const { prices, charged } = brand;
  if (charged.healthCheck > 0) return dollars(centsFromDollars(charged.healthCheck));
  return (
    <>
      Free{' '}
      <span className="text-lead text-muted">
        instead of <s>{dollars(centsFromDollars(prices.healthCheck))}</s>
      </span>
    </>
  );
}

type Offer = { id: ServiceId; service: Service; price: number };

function OfferCard({ id, service, price }: Offer) {
  const [asking, setAsking] = useState(false);
  return (
    <ServiceCard service={service} price={service.notYet ? service.value : dollars(price)}>
      <Button disabledReason={service.notYet} onClick={() => setAsking(true)}>
        {service.notYet ? 'Coming Soon' : `Order for ${dollars(price)}`}
      </Button>
      {asking && <PlaceOrder id={id} name={service.name} price={price} onClose={() => setAsking(false)} />}
    </ServiceCard>
  );
}

type CardProps = { service: Service; price: ReactNode; children: ReactNode };

function ServiceCard({ service, price, children }: CardProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className="flex flex-col gap-4">
      <div>
        <h3 id={heading} className="text-title">
          {service.name}
        </h3>
        <p className="text-muted">{service.text}</p>
      </div>
      <p className="display tabular text-heading">{price}</p>
      <ul className="flex flex-col gap-2">
        {service.features.map((feature) => (
          <li key={feature.title} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            {feature.title}
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-1">{children}</div>
    </Card>
  );
}

/** Confirms before ordering. The key is made once per dialog, so that a second click is the same order. */
function PlaceOrder({
  id,
  name,
  price,
  onClose,
}: {
  id: ServiceId;
  name: string;
  price: number;
  onClose: () => void;
}) {
  const [key] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const client = useQueryClient();
  const place = useSingleMutation({
    mutationFn: () => call(placeOrder, { body: { service: id, key } }),
    onSuccess: (order) => {
      void client.invalidateQueries({ queryKey: ordersKey });
      void navigate(paths.order(order.id));
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Order the ${name}?`}
      description={
        <p>
          It costs {dollars(price)}. No card is charged: you get an invoice that says how to pay within{' '}
          {brand.payment.dueInDays} days. You can cancel as long as nothing was paid.
        </p>
      }
      confirmLabel="Place the order"
      busy={place.isPending}
      error={place.error}
      onConfirm={() => place.mutate()}
    />
  );
}
