import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { CairnMark } from '#kit/ui/CairnMark.tsx';
import { startOver } from './conversation-store.ts';
import { focusLauncher, launcherId } from './launcher-id.ts';
import { closePanel, openPanel } from './panel-state.ts';
import { Talk } from './talk.tsx';
import { useConversation } from './use-conversation.ts';

type Props = { personId: string };

export function Panel({ personId }: Props) {
  return useNarrow() ? <WholeScreen personId={personId} /> : <Corner personId={personId} />;
}

function Corner({ personId }: Props) {
  const title = useId();
  const close = () => {
    closePanel();
    focusLauncher();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close();
  };
  return (
    <div
      role="dialog"
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      className="popup appa-panel flex flex-col overflow-hidden rounded-large"
    >
      <Head personId={personId} title={<h2 id={title}>Ask Appa</h2>}>
        <Button variant="quiet" size="icon" aria-label="Close" onClick={close}>
          <X aria-hidden className="size-5" />
        </Button>
      </Head>
      <Talk personId={personId} onFollow={() => {}} />
    </div>
  );
}

function WholeScreen({ personId }: Props) {
  const goesOn = useRef(false);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && closePanel()}>
      <Dialog.Portal>
        <Dialog.Viewport className="fixed inset-0 z-40">
          <Dialog.Popup
            className="appa-screen flex h-dvh w-full flex-col bg-surface outline-none"
            // After following a link, the focus belongs to the new page.
            finalFocus={() => (goesOn.current ? false : document.getElementById(launcherId))}
          >
            <Head personId={personId} title={<Dialog.Title>Ask Appa</Dialog.Title>}>
              <Dialog.Close
                render={
                  <Button variant="quiet" size="icon" aria-label="Close">
                    <X aria-hidden className="size-5" />
                  </Button>
                }
              />
            </Head>
            <Talk
              personId={personId}
              onFollow={() => {
                goesOn.current = true;
                closePanel();
              }}
            />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Head({ personId, title, children }: Props & { title: ReactNode; children: ReactNode }) {
  const { conversation } = useConversation(personId);
  const again = () => {
    startOver();
    openPanel();
  };
  return (
    <header className="flex shrink-0 items-center gap-2 border-b py-2 pr-2 pl-4">
      <CairnMark className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 font-display text-lead">{title}</div>
      {conversation.messages.length > 1 && (
        <Button variant="quiet" size="small" onClick={again}>
          Start over
        </Button>
      )}
      {children}
    </header>
  );
}

const narrow = '(width < 48rem)';

function useNarrow(): boolean {
  return useSyncExternalStore(
    followWidth,
    () => matchMedia(narrow).matches,
    () => false,
  );
}

function followWidth(tell: () => void): () => void {
  const media = matchMedia(narrow);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
