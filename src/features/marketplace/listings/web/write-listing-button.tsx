import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/api.ts';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import type { ButtonVariant } from '#kit/ui/button-face.ts';
import { failureToast, useToast } from '#kit/ui/use-toast.ts';
import { createListing } from '../own-listings-contract.ts';
import { listingsKey } from './listings-key.ts';

type Props = {
  businessId: string;
  businessName: string;
  label?: string;
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
};

export function WriteListingButton({
  businessId,
  businessName,
  label = 'Write the listing',
  variant = 'primary',
  size = 'medium',
}: Props) {
  const [busy, setBusy] = useState(false);
  // A second click can arrive before the busy state is rendered.
  const sending = useRef(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const begin = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const { id } = await call(createListing, { body: { businessId } });
      void queries.invalidateQueries({ queryKey: listingsKey });
      await navigate(paths.editListing(id));
    } catch (error) {
      console.error(error);
      // The draft may have been created in another tab: refetch the list.
      void queries.invalidateQueries({ queryKey: listingsKey });
      toast('The listing could not be begun.', failureToast(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  return (
    <Button variant={variant} size={size} busy={busy} onClick={() => void begin()}>
      {label}
      <span className="sr-only"> for {businessName}</span>
    </Button>
  );
}
