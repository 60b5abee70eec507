import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#kit/paths.ts';
import { type Check, checkPart, checkWords } from './check-words.ts';

const faces = {
  proved: { Icon: CircleCheck, tone: 'text-good', label: 'Proved:' },
  wrong: { Icon: CircleAlert, tone: 'text-bad', label: 'Not right:' },
  question: { Icon: CircleHelp, tone: 'text-amber', label: 'Worth a look:' },
} as const;

type Props = {
  label: string;
  checks: readonly Check[];
  /** Checks that are not proved lead to where they are seen in detail. */
  reviewId?: string;
};

/** What was checked and how it came out; what is wrong first. */
export function CheckList({ label, checks, reviewId }: Props) {
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
              {grade !== 'proved' && reviewId && <Lead reviewId={reviewId} code={code} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Lead({ reviewId, code }: { reviewId: string; code: string }) {
  const part = checkPart(code);
  if (part === null) return null;
  return (
    <>
      {' '}
      <Link to={paths.earningsReview(reviewId, part)} className="text-accent underline">
        {leadWords[part]}
      </Link>
    </>
  );
}

const leadWords: Record<string, string> = {
  accounts: 'Decide the accounts',
  taxes: 'See the returns',
  bank: 'See the statements',
  schedules: 'See the files',
};
