import { type SectionKey, sections } from '../domain/question.ts';
import { questions } from '../domain/questions.ts';
import type { CheckHead } from './queries.ts';

/** The questions of the sections that the asker has. */
export function QuestionsPart({ check }: { check: CheckHead }) {
  return (
    <div className="flex flex-col gap-8">
      {check.sections.map((section) => (
        <Section key={section} section={section} />
      ))}
    </div>
  );
}

function Section({ section }: { section: SectionKey }) {
  return (
    <section aria-label={sections[section].title}>
      <h2 className="font-semibold text-title">{sections[section].title}</h2>
      <ol className="flex flex-col gap-3">
        {sections[section].keys.map((key) => (
          <li key={key}>{questions[key].question}</li>
        ))}
      </ol>
    </section>
  );
}
