export function MarketingTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className="flex max-w-column flex-col gap-4 pt-12 pb-10 lg:pt-20">
      <h1 className="text-[clamp(2.25rem,1.6rem+2.6vw,3.25rem)] leading-[1.1]">{title}</h1>
      {lead && <p className="text-lead text-muted">{lead}</p>}
    </header>
  );
}
