import type { ReactNode } from 'react';

/** `onConfirm`: `null` means a buyer outside this site. */
export type MarkSoldDialog = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  consequence: string;
  confirmLabel: string;
  busy: boolean;
  error: string | null;
  onConfirm: (buyerId: string | null) => void;
};

export type SaleParts = {
  notice: ReactNode;
  markSold: (dialog: MarkSoldDialog) => ReactNode;
  reread: () => Promise<void>;
};
