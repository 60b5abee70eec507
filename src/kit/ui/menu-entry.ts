import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';

export type MenuEntry =
  | {
      kind: 'action';
      label: string;
      onSelect: () => void;
      icon?: LucideIcon;
      danger?: boolean;
      /** Below the label: what the action comes to. */
      hint?: string;
      disabledReason?: string | null;
    }
  | { kind: 'link'; label: string; to: string; icon?: LucideIcon; onSelect?: (() => void) | undefined }
  | {
      kind: 'check';
      label: string;
      checked: boolean;
      onCheckedChange: (checked: boolean) => void;
      disabledReason?: string | null;
    }
  | {
      kind: 'choice';
      label: string;
      value: string;
      options: readonly { value: string; label: string }[];
      onChange: (value: string) => void;
    }
  | { kind: 'heading'; label: string }
  | { kind: 'separator' };

export type MenuProps = {
  trigger: ReactElement<ComponentProps<'button'>>;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  side?: 'bottom' | 'top' | 'right';
};
