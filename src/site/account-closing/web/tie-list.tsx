import { type Tie, tieSentence } from '../domain/closing.ts';

type Props = {
  ties: readonly Tie[];
  /** For example 'your account'. */
  whose: string;
  past?: boolean;
};

export function TieList({ ties, whose, past = false }: Props) {
  if (ties.length === 0) {
    return (
      <p>
        Nothing {past ? 'tied' : 'ties'} {whose} to anyone else here: it {past ? 'was' : 'is'}{' '}
        <strong>erased</strong>, with drafts and businesses.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <p>
        Name, email, phone number, picture and ways to sign in {past ? 'are gone' : 'go'}. The rest of {whose}{' '}
        {past ? 'was' : 'is'} <strong>closed, not erased</strong>, because others rely on it:
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
        {ties.map((tie) => (
          <li key={tie.kind}>{tieSentence(tie)}</li>
        ))}
      </ul>
    </div>
  );
}
