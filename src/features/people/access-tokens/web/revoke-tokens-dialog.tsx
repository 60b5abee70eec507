import { call } from '#kit/api.ts';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { revokeTokensOf } from '../contract.ts';

type Props = { person: { id: string; name: string }; onClose: () => void };

/** For an admin: every token of a person, service tokens included. */
export function RevokeTokensDialog({ person: { id, name }, onClose }: Props) {
  const toast = useToast();
  const act = useSingleMutation({
    mutationFn: () => call(revokeTokensOf, { params: { id } }),
    onSuccess: ({ revoked }) => {
      toast(
        revoked === 0
          ? `${name} had no active access tokens.`
          : `Revoked: ${revoked}. We told ${name} by email.`,
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Revoke all access tokens of ${name}?`}
      description="Programs that use them no longer get answers, from now on. This cannot be undone, and we email them about it."
      confirmLabel="Revoke all"
      danger
      busy={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate()}
    />
  );
}
