import { call } from '#kit/api.ts';
import { saveFile } from '#kit/save-file.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { useSingleMutation } from '#kit/use-single-mutation.ts';
import { downloadInvoice } from '../contract.ts';

export function useInvoice() {
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (orderId: string) => call(downloadInvoice, { params: { id: orderId } }),
    onSuccess: saveFile,
    onError: (error) => toast('The invoice could not be fetched.', failureToast(error)),
  });
}
