import type { HelpBlock } from '#content/help/article.ts';
import { anchorOf } from '#content/help/inline.ts';

/** The questions of a collection, so that a person finds theirs without reading the others. */
export function QuestionLinks({ blocks }: { blocks: readonly HelpBlock[] }) {
  const questions = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  return (
    <nav aria-label="Questions" className="mt-6 rounded-medium border bg-surface px-5 py-4">
      <ul className="flex flex-col gap-2">
        {questions.map((question) => (
          <li key={question}>
            <a href={`#${anchorOf(question)}`} className="link touch-target">
              {question}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
