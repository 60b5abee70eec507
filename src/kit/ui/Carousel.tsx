import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { buttonFace } from './button-face.ts';
import { cx } from './cx.ts';
import { useCarousel } from './use-carousel.ts';

type Slide = { key: string; content: ReactNode };

type Props = {
  label: string;
  /** Used in the labels of pause, previous and next: "the testimonials". */
  subject: string;
  slides: readonly Slide[];
  /** Milliseconds for each slide. */
  delay: number;
  slideClassName: string;
  /** Shows previous and next buttons. */
  steps?: boolean;
  /** Next to the controls, above the slides; without it the controls are below. */
  heading?: ReactNode;
};

/** Without JavaScript it is a row that scrolls. */
export function Carousel({ label, subject, slides, delay, slideClassName, steps = false, heading }: Props) {
  const carousel = useCarousel(delay);
  const { moving, hold } = carousel;
  const controls = <Controls {...{ carousel, subject, steps }} count={slides.length} />;
  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      data-moving={moving}
      className="flex min-w-0 flex-col gap-4"
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={(event) => !event.currentTarget.contains(event.relatedTarget) && hold('focus', true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && hold('focus', false)}
    >
      {heading && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-60">{heading}</div>
          {controls}
        </div>
      )}
      <Row {...{ carousel, subject, slides, slideClassName }} />
      {!heading && controls}
    </section>
  );
}

type Moving = { carousel: ReturnType<typeof useCarousel>; subject: string };

type RowProps = Moving & Pick<Props, 'slides' | 'slideClassName'>;

function Row({ carousel, subject, slides, slideClassName }: RowProps) {
  const { alive, selected } = carousel;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') carousel.previous();
    else if (event.key === 'ArrowRight') carousel.next();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds slides, no fields
    <div
      ref={carousel.viewport}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={`Slides: ${subject}`}
      onKeyDown={onKeyDown}
      className={cx(
        'rounded-small no-script:[scrollbar-width:thin]',
        alive
          ? 'cursor-grab overflow-hidden active:cursor-grabbing'
          : 'overflow-x-auto [scrollbar-width:none]',
      )}
    >
      <div className="flex touch-pan-y touch-pinch-zoom">
        {slides.map((slide, i) => (
          <OneSlide
            key={slide.key}
            place={`${i + 1} of ${slides.length}`}
            selected={alive && i === selected}
            className={slideClassName}
          >
            {slide.content}
          </OneSlide>
        ))}
      </div>
    </div>
  );
}

type SlideProps = { place: string; selected: boolean; className: string; children: ReactNode };

function OneSlide({ place, selected, className, children }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={place}
      data-selected={selected ? '' : undefined}
      className={cx('min-w-0 shrink-0 grow-0', className)}
    >
      {children}
    </div>
  );
}

function Controls({ carousel, subject, steps, count }: Moving & { steps: boolean; count: number }) {
  const { stopped, moving, selected } = carousel;
  return (
    <div className="flex shrink-0 items-center gap-1 no-script:hidden">
      <Control label={`${stopped ? 'Play' : 'Pause'} ${subject}`} onPress={carousel.toggle}>
        {stopped ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
      </Control>
      {steps && (
        <>
          <Control label={`Previous of ${subject}`} onPress={carousel.previous}>
            <ChevronLeft aria-hidden className="size-5" />
          </Control>
          <Control label={`Next of ${subject}`} onPress={carousel.next}>
            <ChevronRight aria-hidden className="size-5" />
          </Control>
          <p aria-live={moving ? 'off' : 'polite'} className="tabular px-2 text-muted text-small">
            <span className="sr-only">Slide </span>
            {selected + 1} of {count}
          </p>
        </>
      )}
    </div>
  );
}

function Control({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className={buttonFace('quiet', 'icon')}>
      {children}
    </button>
  );
}
