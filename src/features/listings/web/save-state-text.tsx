import { Check, CircleAlert, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '#web/ui/Spinner.tsx';
import type { SaveState } from './use-listing-editor.ts';

const states: Record<SaveState, { words: string; face: string; icon: ReactNode }> = {
  saved: {
    words: 'All changes saved',
    face: 'text-muted',
    icon: <Check aria-hidden className="size-4 text-good" />,
  },
  unsaved: {
    words: 'Unsaved changes',
    face: 'text-amber',
    icon: <CircleDot aria-hidden className="size-4" />,
  },
  saving: { words: 'Saving…', face: 'text-muted', icon: <Spinner /> },
  failed: { words: 'Not saved', face: 'text-bad', icon: <CircleAlert aria-hidden className="size-4" /> },
};

/** Whether what one sees is stored. */
export function SaveStateText({ state }: { state: SaveState }) {
  const { words, face, icon } = states[state];
  return (
    <p role="status" className={`ml-auto flex items-center gap-1.5 text-small ${face}`}>
      {icon}
      {words}
    </p>
  );
}
