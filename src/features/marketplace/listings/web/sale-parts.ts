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

/** Supplied by the feature of offers, which this one must not import. */
export type SaleParts = {
  notice: ReactNode;
  markSold: (dialog: MarkSoldDialog) => ReactNode;
  /** Refetches offers after the listing moved. */
  reread: () => Promise<void>;
};
