import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { PlainForm } from '#kit/forms/PlainForm.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';

type Props = { page: number; count: number; onPage: (page: number) => void };

export function PageTurner({ page, count, onPage }: Props) {
  return (
    <>
      <Button
        variant="secondary"
        size="icon"
        aria-label="Previous page"
        disabledReason={page <= 1 ? 'This is the first page.' : null}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </Button>
      <PageNumber key={page} page={page} count={count} onPage={onPage} />
      <Button
        variant="secondary"
        size="icon"
        aria-label="Next page"
        disabledReason={page >= count ? 'This is the last page.' : null}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden className="size-5" />
      </Button>
    </>
  );
}

function PageNumber({ page, count, onPage }: Props) {
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const asked = Number(typed);
    if (Number.isInteger(asked) && asked >= 1 && asked <= count) onPage(asked);
    else setTyped(String(page));
  };
  return (
    <PlainForm onSubmit={go} className="flex items-center gap-2">
      <TextInput
        aria-label={`Page, of ${count}`}
        inputMode="numeric"
        maxLength={6}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(String(page))}
        className="tabular max-w-20 text-center"
      />
      <span className="whitespace-nowrap text-muted tabular">of {count}</span>
    </PlainForm>
  );
}
