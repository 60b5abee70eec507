import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#kit/api.ts';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { moveMandate } from '../contract.ts';
import { isOpen, mandateGuards, mandateRefusalWords } from '../domain/mandate.ts';
import { type ActTarget, actTargets, actWords } from './mandate-words.ts';
import type { MandateView } from './queries.ts';

export function MandateActions({ mandate }: { mandate: MandateView }) {
  const [asked, setAsked] = useState<ActTarget | null>(null);
  const move = useMoveMandate(() => setAsked(null));
  if (!isOpen(mandate.status)) return null;
  const words = actWords[asked ?? 'ended'];
  return (
    <div className="flex flex-wrap gap-2">
      {actTargets
        .filter((to) => concerns(mandate, to))
        .map((to) => (
          <Button
            key={to}
            size="small"
            variant={to === 'active' ? 'primary' : 'secondary'}
            disabledReason={reasonFor(mandate, to)}
            onClick={() => {
              move.reset();
              setAsked(to);
            }}
          >
            {actWords[to].label}
          </Button>
        ))}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={words.title}
        description={words.consequence}
        confirmLabel={words.label}
        danger={words.danger}
        busy={move.isPending}
        error={move.error}
        onConfirm={() => asked && move.mutate({ mandate, to: asked })}
      />
    </div>
  );
}

function useMoveMandate(onDone: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: ({ mandate, to }: { mandate: MandateView; to: ActTarget }) =>
      call(moveMandate, { params: { id: mandate.id }, body: { to, version: mandate.version } }).then(
        () => to,
      ),
    onSuccess: (to) => {
      toast(actWords[to].done);
      onDone();
    },
    // Access changes with it: requests, rooms, offers.
    onSettled: () => queries.invalidateQueries(),
  });
}

function concerns({ may }: MandateView, to: ActTarget): boolean {
  return may[to] !== 'invalid-transition' && may[to] !== 'not-your-move';
}

function reasonFor({ may }: MandateView, to: ActTarget): string | null {
  if (may[to] === true) return null;
  const guard = mandateGuards.find((one) => one === may[to]);
  return guard ? mandateRefusalWords[guard] : 'This is not possible now.';
}
