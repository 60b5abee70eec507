import { call } from '#web/api.ts';
import { messageFromError } from '#web/api-error.ts';
import { saveFile } from '#web/save-file.ts';
import { useToast } from '#web/ui/use-toast.ts';
import { useSingleMutation } from '#web/use-single-mutation.ts';
import { downloadInvoice } from '../contract.ts';

/** Saves the invoice of an order. */
export function useInvoice() {
  const toast = useToast();
  return useSingleMutation({
    mutationFn: (orderId: string) => call(downloadInvoice, { params: { id: orderId } }),
    onSuccess: saveFile,
    onError: (error) =>
      toast('The invoice could not be fetched.', { tone: 'bad', description: messageFromError(error) }),
  });
}
