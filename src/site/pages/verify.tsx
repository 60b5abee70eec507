import { brand } from '#content/brand.ts';
import { verifying } from '#content/verifying.ts';
import { Card } from '#kit/ui/Card.tsx';
import { TechnicalDetails } from '#kit/ui/TechnicalDetails.tsx';
import { type MetaPage, publicMeta, publicUrlOf } from '../page-meta.ts';
import { IslandPlace, island } from './Island.tsx';
import { MarketingTitle } from './MarketingTitle.tsx';

export const meta = (page: MetaPage) =>
  publicMeta(page, { title: verifying.title, description: verifying.description });
export const handle = { calm: true };

const form = island(async () => (await import('#features/agreements/ndas/web/verify-form.tsx')).VerifyForm);

const archiveForm = island(
  async () =>
    (await import('#features/deal-room/room-archives/web/verify-archive-form.tsx')).VerifyArchiveForm,
);

export default function VerifyPage(page: Pick<MetaPage, 'matches'>) {
  return (
    <div className="mx-auto max-w-page px-5 md:px-8">
      <MarketingTitle title={verifying.title} lead={verifying.lead} />
      <div className="grid gap-10 lg:grid-cols-[1.2fr_1fr]">
        <Card as="section" className="p-6 noscript:hidden md:p-8">
          <IslandPlace island={form} whenSeen />
        </Card>
        <Answers />
      </div>
      <Archive />
      <HowItKnows publicUrl={publicUrlOf(page)} />
    </div>
  );
}

function Answers() {
  return (
    <section aria-labelledby="answers" className="flex flex-col gap-4">
      <h2 id="answers" className="text-title">
        What the answers mean
      </h2>
      <dl className="flex flex-col gap-4">
        {verifying.answers.map(({ word, means }) => (
          <div key={word}>
            <dt className="font-medium">{word}</dt>
            <dd className="text-muted">{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Archive() {
  return (
    <section aria-labelledby="archive" className="grid gap-10 pt-14 noscript:hidden lg:grid-cols-[1.2fr_1fr]">
      <Card className="order-last p-6 md:p-8 lg:order-first">
        <IslandPlace island={archiveForm} whenSeen />
      </Card>
      <div className="flex flex-col gap-4">
        <h2 id="archive" className="text-title">
          {verifying.archive.title}
        </h2>
        <p className="text-muted">{verifying.archive.lead}</p>
        <p className="text-muted">{verifying.archive.next}</p>
      </div>
    </section>
  );
}

function HowItKnows({ publicUrl }: { publicUrl: string }) {
  return (
    <section aria-labelledby="how" className="flex max-w-column flex-col gap-4 pt-14">
      <h2 id="how" className="text-title">
        How {brand.name} knows
      </h2>
      <p className="text-muted">{verifying.how}</p>
      <TechnicalDetails>
        {verifying.technical.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{verifying.command}</p>
        <pre className="wrap-anywhere whitespace-pre-wrap rounded-medium border bg-surface p-4 font-mono text-small">
          {`curl -H 'Content-Type: application/pdf' --data-binary @document.pdf ${publicUrl}/api/verification`}
        </pre>
      </TechnicalDetails>
    </section>
  );
}
