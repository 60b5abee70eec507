import type { ErrorWords } from './error-words.ts';
import { paths } from './paths.ts';
import { CairnMark } from './ui/CairnMark.tsx';
import { LinkButton } from './ui/LinkButton.tsx';

export function ErrorPage({ words }: { words: ErrorWords }) {
  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-column flex-col items-start justify-center gap-5 px-6 py-16"
    >
      <ErrorAdvice words={words} />
    </main>
  );
}

export function ErrorAdvice({ words }: { words: ErrorWords }) {
  return (
    <>
      <CairnMark className="size-12 text-accent" />
      <h1 className="text-heading">{words.heading}</h1>
      <p className="text-lead text-muted">{words.advice}</p>
      {words.requestId && (
        <p className="text-muted text-small">
          If you ask for help, quote request <code className="font-mono text-text">{words.requestId}</code>.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.landing()}>Go to the start page</LinkButton>
        {words.status === 404 && (
          <LinkButton to={paths.businessesForSale()} variant="secondary">
            See businesses for sale
          </LinkButton>
        )}
        <LinkButton to={paths.dashboard()} variant="secondary">
          Go to your dashboard
        </LinkButton>
      </div>
    </>
  );
}
