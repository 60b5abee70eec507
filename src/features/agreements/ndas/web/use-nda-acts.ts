import { useQueryClient } from '@tanstack/react-query';
import { askForPasskey } from '#features/people/passkeys/web/ask-device.ts';
import { counted } from '#kernel/counts.ts';
import { localZone } from '#kernel/days.ts';
import { call } from '#kit/api.ts';
import { refusedField } from '#kit/api-error.ts';
import { saveFile } from '#kit/save-file.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
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
  const cache = useNdaCache(nda.id, onChanged);
  const reading = useReadingActs(nda, cache);
  const signing = useSigningActs(nda, cache);
  const decline = useDecline(nda, cache);
  return { ...reading, ...signing, decline };
}

type NdaCache = ReturnType<typeof useNdaCache>;

function useNdaCache(id: string, onChanged: () => void) {
  const queries = useQueryClient();
  const { queryKey } = ndaQuery(id);
  const keep = (now: NdaView) => queries.setQueryData(queryKey, now);
  const settle = (now: NdaView) => {
    keep(now);
    onChanged();
  };
  // After any error, show the agreement as it is stored.
  const reread = () => queries.invalidateQueries({ queryKey });
  return { scope: ndaScope(id), keep, settle, reread };
}

function useReadingActs(nda: NdaView, { scope, keep, reread }: NdaCache) {
  const params = { id: nda.id };
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
  return { open, consent };
}

function useSigningActs(nda: NdaView, { scope, keep, settle, reread }: NdaCache) {
  const toast = useToast();
  const params = { id: nda.id };
  const { documentSha256 } = nda;
  const sendCode = useSingleMutation({
    scope,
    mutationFn: () => call(sendSigningCode, { params, body: { documentSha256 } }),
    onSuccess: keep,
    onError: reread,
  });
  const sign = useSingleMutation({
    scope,
    mutationFn: async (signing: Signing) => {
      await confirm(nda, signing, keep);
      return call(signNda, { params, body: { ...signing.body, documentSha256, ...timeZoneOf() } });
    },
    onSuccess: (now) => {
      toast('The NDA is signed.', { description: whatFollows(now) });
      settle(now);
    },
    onError: reread,
  });
  const countersign = useSingleMutation({
    scope,
    mutationFn: async (signing: Signing) => {
      await confirm(nda, signing, keep);
      const consent = { consentVersion: nda.consent.version, agreedToRecords: true } as const;
      const body = { ...signing.body, ...consent, documentSha256, ...timeZoneOf() };
      return call(counterSignNda, { params, body });
    },
    onSuccess: (now) => {
      toast('The NDA is signed by both sides.', { description: 'You can download it once it is sealed.' });
      settle(now);
    },
    onError: reread,
  });
  return { sendCode, sign, countersign };
}

function useDecline(nda: NdaView, { scope, settle, reread }: NdaCache) {
  const toast = useToast();
  return useSingleMutation({
    scope,
    mutationFn: (reason: string) => call(declineNda, { params: { id: nda.id }, body: { reason } }),
    onSuccess: (now) => {
      toast('You declined the NDA.', { tone: 'info' });
      settle(now);
    },
    onError: reread,
  });
}

async function confirm(
  { id, documentSha256, confirmation }: NdaView,
  { body, code, byPasskey }: Signing,
  keep: NdaCache['keep'],
): Promise<void> {
  if (byPasskey) return passkeyFor({ id }, { ...body, documentSha256 });
  if (confirmation?.confirmedUntil) return;
  const now = await call(confirmSigner, { params: { id }, body: { code } });
  keep(now);
  if (!now.confirmation?.confirmedUntil)
    throw refusedField('code', wrongCode(now.confirmation?.triesLeft ?? 0));
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
  return `Wrong code. ${counted(left, 'attempt')} left.`;
}

export function useNdaDownload() {
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (id: string) => call(downloadNda, { params: { id } }),
    onSuccess: saveFile,
    onError: (error) => toast('The file couldn’t be downloaded.', failureToast(error)),
  });
}

export function useMasterDownload() {
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (id: string) => call(downloadMaster, { params: { id } }),
    onSuccess: saveFile,
    onError: (error) => toast('The file was not downloaded.', failureToast(error)),
  });
}

export function useOriginalDownload() {
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (id: string) => call(getNdaOriginal, { params: { id } }),
    onSuccess: saveFile,
    onError: (error) => toast('The file couldn’t be downloaded.', failureToast(error)),
  });
}

/** Part of the evidence. */
function timeZoneOf(): { timeZone?: string } {
  const timeZone = localZone();
  return timeZone ? { timeZone } : {};
}
