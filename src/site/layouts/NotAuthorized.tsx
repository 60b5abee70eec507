import { paths } from '#kit/paths.ts';
import { LinkButton } from '#kit/ui/LinkButton.tsx';

export function NotAuthorized() {
  return (
    <section className="mx-auto flex max-w-column flex-col items-start gap-4 py-16">
      <h1 className="text-heading">Error: not authorized</h1>
      <p className="text-muted">
        This page is for administrators. If you should have access, ask an administrator to give you the role.
      </p>
      <LinkButton to={paths.dashboard()}>Go to your dashboard</LinkButton>
    </section>
  );
}
