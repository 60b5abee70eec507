import type { TokenKind } from '#kernel/actor.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import type { TokenLine } from './queries.ts';
import { useRevokeToken } from './use-token-acts.ts';

type Props = { kind: TokenKind; token: TokenLine; onClose: () => void };

export function RevokeTokenDialog({ kind, token, onClose }: Props) {
  const revoke = useRevokeToken(kind, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Revoke “${token.name}”?`}
      description={`A program that uses it no longer gets answers, from now on. This cannot be undone.${kind === 'service' ? ' All administrators are told.' : ''}`}
      confirmLabel="Revoke token"
      danger
      busy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(token)}
    />
  );
}
