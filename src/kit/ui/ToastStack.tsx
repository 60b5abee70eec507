import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { buttonFace } from './button-face.ts';
import type { Message } from './use-toast.ts';

const icons = {
  good: <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />,
  bad: <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />,
  info: <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />,
};

/** A confirmation of a few words is read sooner than a reason. */
const confirmation = 4_000;

type Props = { waiting: readonly Message[]; onTaken: (upTo: number) => void };

export function ToastStack(props: Props) {
  return (
    <Toast.Provider timeout={7_000} limit={3}>
      <Take {...props} />
      <Toast.Portal>
        <Toast.Viewport className="toast-place pointer-events-none z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 outline-none">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Take({ waiting, onTaken }: Props) {
  const { add } = Toast.useToastManager();
  const shown = useRef(0);
  // Reason: the library keeps its own list of messages.
  useEffect(() => {
    const last = waiting.at(-1);
    if (!last) return;
    for (const { number, title, description, tone } of waiting)
      if (number > shown.current)
        add({
          title,
          description,
          type: tone,
          priority: tone === 'bad' ? 'high' : 'low',
          ...(tone === 'good' && !description ? { timeout: confirmation } : {}),
        });
    shown.current = last.number;
    onTaken(last.number);
  }, [waiting, onTaken, add]);
  return null;
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // Presses go through to what it covers; only its own button takes them.
      className="popup pointer-events-none data-limited:opacity-0"
    >
      <Toast.Content className="flex items-start gap-3 p-4">
        {toast.type === 'good' || toast.type === 'bad' ? icons[toast.type] : icons.info}
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-medium text-body" render={<p />} />
          <Toast.Description className="text-muted text-small first-letter:uppercase" />
        </div>
        <Toast.Close
          aria-label="Dismiss"
          className={`${buttonFace('quiet', 'icon')} pointer-events-auto -my-1.5 -mr-2`}
        >
          <X aria-hidden className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
