import { Link } from 'react-router';
import { counted } from '#kernel/counts.ts';
import { paths } from '#kit/paths.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { ofBooks, ofWhole } from './check-parts.ts';
import type { CheckHead } from './queries.ts';

type Props = { check: CheckHead; open: number; onFirstOpen: () => void };

/** What comes after the last question: those still open, the books, the value. */
export function AfterLast({ check, open, onFirstOpen }: Props) {
  return (
    <Alert
      tone={open === 0 ? 'good' : 'info'}
      title={
        open === 0
          ? 'You have answered every question'
          : `That was the last question; ${counted(open, 'is', 'are')} still open`
      }
      action={
        <div className="flex flex-wrap gap-2">
          {open > 0 && (
            <Button size="small" onClick={onFirstOpen}>
              Go to the first open question
            </Button>
          )}
          {ofWhole(check) && (
            <LinkButton
              size="small"
              variant={open === 0 ? 'primary' : 'secondary'}
              to={paths.healthCheck(check.id, 'value')}
            >
              See the value
            </LinkButton>
          )}
        </div>
      }
    >
      {ofBooks(check) && (
        <p>
          Three years of books make the value more reliable than an answer.{' '}
          <Link className="link" to={paths.healthCheck(check.id, 'earnings')}>
            Enter your books
          </Link>
        </p>
      )}
    </Alert>
  );
}
