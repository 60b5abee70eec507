import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { days, shift } from '#kernel/instant.ts';
import { call } from '#kit/api.ts';
import { FormShell } from '#kit/forms/FormShell.tsx';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Field } from '#kit/ui/Field.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useCopy } from '#kit/ui/use-copy.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { line } from '#wire/words.ts';
import { shareReport } from '../contract.ts';
import { sharesKey } from './queries.ts';

const form = z.object({
  label: line(1, 80, 'Enter who the link is for.'),
  endsOn: z.iso.date('Choose a date.'),
});
type Form = z.infer<typeof form>;

/** In days. */
const usual = 30;

/** Creates a link. It is shown only once, because the token is not stored. */
export function ShareForm({ reportId }: { reportId: string }) {
  const [link, setLink] = useState<string | null>(null);
  const { register, handleSubmit, reset, formState } = useForm<Form>({
    resolver: zodResolver(form),
    defaultValues: { label: '', endsOn: dayOf(shift(new Date(), usual * days)) },
  });
  const share = useShareReport(reportId, (made) => {
    setLink(made);
    reset();
  });
  return (
    <div className="flex flex-col gap-4">
      <FormShell
        label="Create a link"
        onSubmit={handleSubmit((values) => share.mutate(values))}
        error={share.error}
        busy={share.isPending}
        submitLabel="Create link"
        submitVariant="secondary"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="label" label="Recipient" error={formState.errors.label?.message}>
            <TextInput {...register('label')} autoComplete="off" placeholder="My banker" />
          </Field>
          <Field name="endsAt" label="Expires on" error={formState.errors.endsOn?.message}>
            <TextInput {...register('endsOn')} type="date" />
          </Field>
        </div>
      </FormShell>
      {link !== null && <NewLink link={link} />}
    </div>
  );
}

function useShareReport(reportId: string, onShared: (link: string) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ label, endsOn }: Form) =>
      // Valid through the end of that day in the owner's time zone.
      call(shareReport, {
        params: { id: reportId },
        body: { label, endsAt: new Date(`${endsOn}T23:59:59`).toISOString() },
      }),
    onSuccess: async ({ link }) => {
      onShared(link);
      await client.invalidateQueries({ queryKey: sharesKey(reportId) });
    },
  });
}

function NewLink({ link }: { link: string }) {
  const copy = useCopy();
  return (
    <Alert title="Copy your link now. It is shown only once" tone="good">
      <code className="block text-small [overflow-wrap:anywhere]">{link}</code>
      <Button size="small" variant="secondary" className="mt-3" onClick={() => void copy(link, 'Link')}>
        <Copy aria-hidden className="size-4" />
        Copy link
      </Button>
    </Alert>
  );
}

/** YYYY-MM-DD in the reader's time zone. */
function dayOf(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
