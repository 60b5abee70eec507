import type { ReactNode } from 'react';

/** The dialog that asks who bought a listing. `onConfirm`: `null` stands for a buyer outside this site. */
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

/** What the editor of a listing shows of offers, which a later feature knows. */
export type SaleParts = {
  /** To whom it was sold. */
  notice: ReactNode;
  markSold: (dialog: MarkSoldDialog) => ReactNode;
  /** After the listing moved: offers are read again. */
  reread: () => Promise<void>;
};
