import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { kindWordsFor } from '#features/inbox/notifications/domain/kind-words.ts';
import { type NoticeKind, noticeKinds } from '#kernel/notice.ts';
import { call } from '#kit/api.ts';
import { useAuth } from '#kit/auth/auth-context.ts';
import { FormDialog } from '#kit/forms/FormDialog.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { FieldGroup } from '#kit/ui/FieldGroup.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { addWebhook, changeWebhook, type WebhookView } from '../contract.ts';
import { longestUrl } from '../domain/webhook.ts';
import { webhooksKey } from './queries.ts';

type Props = {
  /** `null`: a new one. */
  webhook: WebhookView | null;
  /** `secret`: of a new one. */
  onDone: (secret: string | null) => void;
  onClose: () => void;
};

export function WebhookDialog({ webhook, onDone, onClose }: Props) {
  const [url, setUrl] = useState(webhook?.url ?? '');
  const offered = useOffered();
  const [kinds, setKinds] = useState<readonly NoticeKind[]>(
    webhook?.kinds ?? offered.map(({ kind }) => kind),
  );
  const save = useSave(webhook, onDone);
  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'Add a webhook'}
      description="What you are notified of is also sent to this address: what kind of event it was and its identifiers, never its content."
      busy={save.isPending}
      error={save.error}
      errorTitle={webhook ? 'Not saved' : 'Not added'}
      submitLabel={webhook ? 'Save' : 'Add webhook'}
      submitDisabledReason={reasonNot(url, kinds)}
      onSubmit={() => save.mutate({ url: url.trim(), kinds: [...kinds] })}
      onClose={onClose}
    >
      <Field name="url" label="Address" hint="Begins with https://.">
        <TextInput
          value={url}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestUrl}
          onChange={(event) => setUrl(event.target.value)}
        />
      </Field>
      <KindChoice offered={offered} kinds={kinds} onKinds={setKinds} />
    </FormDialog>
  );
}

type Offered = { kind: NoticeKind; label: string; hint: string };

/** Kinds that this person can get. */
function useOffered(): readonly Offered[] {
  const { user } = useAuth();
  return noticeKinds.flatMap((kind) => {
    const words = kindWordsFor(kind, user?.roles ?? []);
    return words ? [{ kind, ...words }] : [];
  });
}

type KindsProps = {
  offered: readonly Offered[];
  kinds: readonly NoticeKind[];
  onKinds: (kinds: readonly NoticeKind[]) => void;
};

function KindChoice({ offered, kinds, onKinds }: KindsProps) {
  const all = kinds.length >= offered.length;
  return (
    <FieldGroup title="Send" name="kinds">
      <Button
        variant="quiet"
        size="small"
        className="self-start"
        onClick={() => onKinds(all ? [] : offered.map(({ kind }) => kind))}
      >
        {all ? 'Select none' : 'Select all'}
      </Button>
      <div className="grid max-h-80 gap-3 overflow-y-auto sm:grid-cols-2">
        {offered.map(({ kind, label }) => (
          <Checkbox
            key={kind}
            checked={kinds.includes(kind)}
            onCheckedChange={(chosen) =>
              onKinds(chosen ? [...kinds, kind] : kinds.filter((one) => one !== kind))
            }
            label={label}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function useSave(webhook: WebhookView | null, onDone: Props['onDone']) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: async (body: { url: string; kinds: NoticeKind[] }) => {
      if (!webhook) return (await call(addWebhook, { body })).secret;
      await call(changeWebhook, { params: { id: webhook.id }, body: { ...body, version: webhook.version } });
      return null;
    },
    onSuccess: (secret) => {
      void queries.invalidateQueries({ queryKey: webhooksKey });
      onDone(secret);
    },
  });
}

function reasonNot(url: string, kinds: readonly NoticeKind[]): string | null {
  if (url.trim() === '') return 'Enter the address.';
  return kinds.length === 0 ? 'Choose what is sent.' : null;
}
