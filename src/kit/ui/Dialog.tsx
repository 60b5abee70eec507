import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { isAskedToConfirm } from '../auth/confirm-yourself.ts';
import { buttonFace } from './button-face.ts';
import { cx } from './cx.ts';
import { dialogFace } from './dialog-face.ts';

type Props = {
  title: string;
  description?: ReactNode;
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  actions?: ReactNode;
  wide?: boolean;
  /** Opens above another dialog that waits for the answer. */
  onTop?: boolean;
  /** The content is shown only once, so only its own button closes it. */
  stays?: boolean;
  children?: ReactNode;
};

export function Dialog({
  title,
  description,
  trigger,
  open,
  onOpenChange,
  actions,
  wide = false,
  onTop = false,
  stays = false,
  children,
}: Props) {
  const control = open === undefined ? {} : { open };
  return (
    <Base.Root
      {...control}
      onOpenChange={(next) => (next || (!stays && (onTop || !isAskedToConfirm()))) && onOpenChange?.(next)}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className={dialogFace.backdrop} />
        <Base.Viewport className={dialogFace.viewport}>
          <Base.Popup className={wide ? dialogFace.widePopup : dialogFace.popup}>
            <DialogHead title={title} description={description} stays={stays} />
            {children}
            {actions && <div className="flex flex-wrap justify-end gap-2">{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function DialogHead({
  title,
  description,
  stays,
}: Pick<Props, 'title' | 'description'> & { stays: boolean }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="flex flex-col gap-1">
        <Base.Title className="text-title">{title}</Base.Title>
        {description && <Base.Description className="text-muted">{description}</Base.Description>}
      </div>
      {!stays && (
        <Base.Close aria-label="Close" className={cx(buttonFace('quiet', 'icon'), '-mt-1 -mr-2')}>
          <X aria-hidden className="size-5" />
        </Base.Close>
      )}
    </div>
  );
}
