import { businessesForSale } from '#content/businesses-for-sale.ts';
import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

export function Browse() {
  const { title, text, button } = businessesForSale.landing;
  return (
    <section className="mx-auto max-w-page px-5 pt-20 md:px-8 lg:pt-28">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-y py-8">
        <div className="flex flex-col gap-2">
          <h2 className="text-title">{title}</h2>
          <p className="text-muted">{text}</p>
        </div>
        <LinkButton to={paths.businessesForSale()} variant="secondary" prefetch="none">
          {button}
        </LinkButton>
      </div>
    </section>
  );
}
