import { EyeOff } from 'lucide-react';
import { Card } from '#kit/ui/Card.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';

const hiddenParts = ['Name', 'Address', 'Website', 'Contact', 'Exact figures'];

/** The same rows with the reason why they are hidden; holds no private data. */
export function HiddenProfile({
  reasonShown = false,
  acting = false,
}: {
  reasonShown?: boolean;
  acting?: boolean;
}) {
  const row = (term: string) => ({
    term,
    detail: <span className="text-muted text-small">{acting ? 'Hidden' : 'Hidden until approval'}</span>,
  });
  return (
    <Card as="section" aria-labelledby="profile" className="flex flex-col gap-3">
      <h2 id="profile" className="flex items-center gap-2 text-title">
        <EyeOff aria-hidden className="size-5 text-muted" />
        Who it is
      </h2>
      <p className="max-w-prose text-muted">
        {acting
          ? 'The owner has not opened the private profile to you. They can do so in your engagement, on the page of the listing under Brokers.'
          : 'Open to you once you have signed the NDA and the seller has approved your request.'}
      </p>
      <DescriptionList items={[...hiddenParts, ...(reasonShown ? [] : ['Reason for selling'])].map(row)} />
    </Card>
  );
}
