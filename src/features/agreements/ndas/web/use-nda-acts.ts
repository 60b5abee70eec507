import { useQueryClient } from '@tanstack/react-query';
import { askForPasskey } from '#features/people/passkeys/web/ask-device.ts';
import { call } from '#kit/api.ts';
import { messageFromError, refusedField } from '#kit/api-error.ts';
import { saveFile } from '#kit/save-file.ts';
import { useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import type { CallOf } from '#wire/endpoint.ts';
import {
  askPasskey,
  confirmByPasskey,
  confirmSigner,
  consentToRecords,
  counterSignNda,
  declineNda,
  getNdaOriginal,
  openNda,
  sendSigningCode,
  signNda,
} from '../contract.ts';
import { confirmationWords } from '../domain/confirmation.ts';
import { downloadMaster, downloadNda } from '../download-contract.ts';
import { type NdaView, ndaQuery, ndaScope } from './queries.ts';

type SignatureBody = Omit<CallOf<typeof signNda>['body'], 'documentSha256' | 'timeZone'>;
/** `code`: ignored if this session is already confirmed. */
type Signing = { body: SignatureBody; code: string; byPasskey: boolean };

export function useNdaActs(nda: NdaView, onChanged: () => void) {
  const queries = useQueryClient();
  const toast = useToast();
  const params = { id: nda.id };
  const scope = ndaScope(nda.id);
  const keep = (now: NdaView) => queries.setQueryData(ndaQuery(nda.id).queryKey, now);
  const settle = (now: NdaView) => {
    keep(now);
    onChanged();
  };
  // After any error, show the agreement as it is stored.
  const reread = () => queries.invalidateQueries({ queryKey: ndaQuery(nda.id).queryKey });
  const open = useSingleMutation({
    scope,
    mutationFn: () => call(openNda, { params, body: timeZoneOf() }),
    retry: 2,
    onSuccess: keep,
  });
  const consent = useSingleMutation({
    scope,
    mutationFn: () =>
      call(consentToRecords, { params, body: { consentVersion: nda.consent.version, agreed: true } }),
    onSuccess: keep,
    onError: reread,
  });
  const { documentSha256 } = nda;
  const sendCode = useSingleMutation({
    scope,
    mutationFn: () => call(sendSigningCode, { params, body: { documentSha256 } }),
    onSuccess: keep,
    onError: reread,
  });
  const confirm = async (body: SignatureBody, { code, byPasskey }: Omit<Signing, 'body'>) => {
    if (byPasskey) return passkeyFor(params, { ...body, documentSha256 });
    if (nda.confirmation?.confirmedUntil) return;
    const now = await call(confirmSigner, { params, body: { code } });
    keep(now);
    if (!now.confirmation?.confirmedUntil)
      throw refusedField('code', wrongCode(now.confirmation?.triesLeft ?? 0));
  };
  const sign = useSingleMutation({
    scope,
    mutationFn: async ({ body, ...by }: Signing) => {
      await confirm(body, by);
      return call(signNda, { params, body: { ...body, documentSha256, ...timeZoneOf() } });
    },
    onSuccess: (now) => {
      toast('The NDA is signed.', { description: whatFollows(now) });
      settle(now);
    },
    onError: reread,
  });
  const countersign = useSingleMutation({
    scope,
    mutationFn: async ({ body, ...by }: Signing) => {
      await confirm(body, by);
      const consent = { consentVersion: nda.consent.version, agreedToRecords: true } as const;
      return call(counterSignNda, { params, body: { ...body, ...consent, documentSha256, ...timeZoneOf() } });
    },
    onSuccess: (now) => {
      toast('The NDA is signed by both sides.', {
        description: 'You can download it once it is sealed.',
      });
      settle(now);
    },
    onError: reread,
  });
  const decline = useSingleMutation({
    scope,
    mutationFn: (reason: string) => call(declineNda, { params, body: { reason } }),
    onSuccess: (now) => {
      toast('You declined the NDA.', { tone: 'info' });
      settle(now);
    },
    onError: reread,
  });
  return { open, consent, sendCode, sign, countersign, decline };
}

async function passkeyFor(params: { id: string }, body: CallOf<typeof askPasskey>['body']): Promise<void> {
  const { options } = await call(askPasskey, { params, body });
  await call(confirmByPasskey, { params, body: { response: await askForPasskey(options) } });
}

function whatFollows({ kind, countersign }: NdaView): string {
  if (kind === 'master') return 'You can join listings with it once it is sealed.';
  return countersign
    ? 'It takes effect once the seller countersigns it. We’ll email you.'
    : 'Both sides can download it here once it is sealed.';
}

function wrongCode(left: number): string {
  if (left === 0) return confirmationWords['code-spent'];
  return `Wrong code. ${left === 1 ? '1 attempt' : `${left} attempts`} left.`;
}

export function useNdaDownload() {
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (id: string) => call(downloadNda, { params: { id } }),
    onSuccess: saveFile,
    onError: (error) =>
      toast('The file couldn’t be downloaded.', { tone: 'bad', description: messageFromError(error) }),
  });
}

export function useMasterDownload() {
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (id: string) => call(downloadMaster, { params: { id } }),
    onSuccess: saveFile,
    onError: (error) =>
      toast('The file was not downloaded.', { tone: 'bad', description: messageFromError(error) }),
  });
}

export function useOriginalDownload() {
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (id: string) => call(getNdaOriginal, { params: { id } }),
    onSuccess: saveFile,
    onError: (error) =>
      toast('The file couldn’t be downloaded.', { tone: 'bad', description: messageFromError(error) }),
  });
}

/** Part of the evidence. */
function timeZoneOf(): { timeZone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone ? { timeZone } : {};
}
