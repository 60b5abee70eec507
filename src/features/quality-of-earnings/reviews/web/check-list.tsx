import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { type Check, checkWords } from './check-words.ts';

const faces = {
  proved: { Icon: CircleCheck, tone: 'text-good', label: 'Proved:' },
  wrong: { Icon: CircleAlert, tone: 'text-bad', label: 'Not right:' },
  question: { Icon: CircleHelp, tone: 'text-amber', label: 'Worth a look:' },
} as const;

/** What was checked and how it came out; what is wrong first. */
export function CheckList({ label, checks }: { label: string; checks: readonly Check[] }) {
  const order = ['wrong', 'question', 'proved'];
  const shown = checks
    .flatMap((check) => {
      const words = checkWords(check);
      return words ? [{ code: check.code, grade: check.grade, words }] : [];
    })
    .toSorted((one, other) => order.indexOf(one.grade) - order.indexOf(other.grade));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-1.5 text-small">
      {shown.map(({ code, grade, words }) => {
        const {
          Icon,
          tone,
          label: said,
        } = faces[grade === 'proved' || grade === 'wrong' ? grade : 'question'];
        return (
          <li key={code} className="flex items-start gap-2">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
            <span>
              <span className="sr-only">{said} </span>
              {words}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
