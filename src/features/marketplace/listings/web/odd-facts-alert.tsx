import { localToday } from '#kernel/days.ts';
import { Alert } from '#kit/ui/Alert.tsx';
import { oddFacts, type StatedFacts } from '../domain/odd-facts.ts';

export function OddFactsAlert({ facts }: { facts: StatedFacts }) {
  const odd = oddFacts(facts, localToday());
  if (odd.length === 0) return null;
  return (
    <Alert title="Check these details" tone="warning">
      {odd.join(' ')} Buyers see them after you approve them.
    </Alert>
  );
}
