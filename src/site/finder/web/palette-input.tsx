import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search, X } from 'lucide-react';
import { buttonFace } from '#kit/ui/button-face.ts';
import { Spinner } from '#kit/ui/Spinner.tsx';
import { longestQuestion } from '../domain/question.ts';

export function PaletteInput({ waiting }: { waiting: boolean }) {
  return (
    <div className="flex items-center gap-3 border-b pr-2 pl-4">
      {waiting ? <Spinner /> : <Search aria-hidden className="size-4 shrink-0 text-muted" />}
      <Autocomplete.Input
        aria-label="Search pages, listings, businesses, people and help"
        placeholder="Search pages, listings, people, help …"
        maxLength={longestQuestion}
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        className="h-14 min-w-0 flex-1 border-0 bg-transparent text-lead outline-none"
      />
      <Dialog.Close aria-label="Close" className={buttonFace('quiet', 'icon')}>
        <X aria-hidden className="size-5" />
      </Dialog.Close>
    </div>
  );
}
