import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#kit/paths.ts';
import { Button } from '#kit/ui/Button.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { firstZoom } from './first-zoom.ts';
import { PagePicture } from './page-picture.tsx';
import { PageText } from './page-text.tsx';
import { PageToolbar, type Zoom } from './page-toolbar.tsx';
import type { DocumentPages as Pages } from './queries.ts';
import { UnreadPictures } from './unread-pictures.tsx';

type Props = { pages: Pages; count: number };

export function DocumentPages({ pages, count }: Props) {
  const [zoom, setZoom] = useState<Zoom>(() => firstZoom(pages.name, window.innerWidth));
  const [words, setWords] = useState(false);
  const paper = useRef<HTMLElement>(null);
  // The next page starts at its top, however far down the last one was scrolled.
  const { page, goTo } = usePageInAddress(count, () => paper.current?.scrollTo(0, 0));
  return (
    // On a phone the toolbar is at the bottom and must not cover the last lines.
    <section aria-label="Pages" className="flex min-w-0 flex-col gap-3 max-md:pb-10">
      <div className="flex flex-wrap items-center gap-2 max-md:order-last">
        <PageToolbar page={page} count={count} onPage={goTo} zoom={zoom} onZoom={setZoom} />
        {pages.may.ask === true && <AskAboutPage pages={pages} page={page} />}
        <TextToggle shown={words} may={pages.may.text === true} onToggle={() => setWords(!words)} />
      </div>
      <UnreadPictures pictures={pages.pictures} />
      {words && (
        <div className="max-md:order-last">
          <PageText pages={pages} page={page} />
        </div>
      )}
      <PagePicture
        paper={paper}
        pages={pages}
        page={page}
        count={count}
        zoom={zoom}
        onPage={goTo}
        onZoom={setZoom}
      />
    </section>
  );
}

function AskAboutPage({ pages, page }: { pages: Pages; page: number }) {
  return (
    <LinkButton
      variant="secondary"
      to={paths.roomQuestions(pages.roomId, { document: pages.documentId, page: String(page) })}
    >
      Ask about this page
    </LinkButton>
  );
}

type ToggleProps = { shown: boolean; may: boolean; onToggle: () => void };

function TextToggle({ shown, may, onToggle }: ToggleProps) {
  return (
    <Button
      variant="quiet"
      aria-pressed={shown}
      disabledReason={
        may
          ? null
          : 'You can view this document. To get its text, also for a screen reader, ask the seller for “Download with watermark”.'
      }
      onClick={onToggle}
    >
      Show text
    </Button>
  );
}

function usePageInAddress(count: number, onTurn: () => void) {
  const [search, setSearch] = useSearchParams();
  const page = pageFrom(search.get('page'), count);
  const goTo = (next: number) => {
    const to = Math.min(Math.max(next, 1), count);
    if (to === page) return;
    onTurn();
    setSearch(
      (before) => {
        before.set('page', String(to));
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { page, goTo };
}

function pageFrom(asked: string | null, count: number): number {
  const page = Number(asked ?? '1');
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), count) : 1;
}
