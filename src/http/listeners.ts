import type { DomainEvent, DomainEventOf } from '#kernel/domain-event.ts';
import type { Work } from '#platform/context.ts';

type Kind = DomainEvent['kind'];

/** What a feature does when another one emits an event, inside the same transaction. */
export type Listener = { kind: Kind; hear(work: Work, event: DomainEvent): Promise<void> };

export function on<K extends Kind>(
  kind: K,
  hear: (work: Work, event: DomainEventOf<K>) => Promise<void>,
): Listener {
  return {
    kind,
    hear: async (work, event) => {
      if (isOf(kind, event)) await hear(work, event);
    },
  };
}

function isOf<K extends Kind>(kind: K, event: DomainEvent): event is DomainEventOf<K> {
  return event.kind === kind;
}

/**
 * Hands each event to its listeners, one after another, in the order of the features. A listener that needs what
 * another one found out listens to an event that the other one emits, and relies on no order.
 */
export function dispatcher(listeners: readonly Listener[]) {
  return async (work: Work, event: DomainEvent): Promise<void> => {
    for (const listener of listeners) if (listener.kind === event.kind) await listener.hear(work, event);
  };
}
