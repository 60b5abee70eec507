import type { LegalPage } from '#content/legal-page.ts';
import { Alert } from '#kit/ui/Alert.tsx';

export function LegalText({ page, pdf }: { page: LegalPage; pdf: string }) {
  return (
    <article className="mx-auto flex max-w-column flex-col gap-8 px-5 pt-12 md:px-8 lg:pt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-heading">{page.title}</h1>
        <a href={pdf} target="_blank" rel="noopener" className="touch-target link text-small">
          This page as a PDF
        </a>
      </div>
      {page.templateNotice && (
        <Alert title="Template" tone="warning">
          {page.templateNotice}
        </Alert>
      )}
      {page.sections.map((section) => (
        <section key={section.heading} className="flex flex-col gap-3">
          <h2 className="text-title">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-muted">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
