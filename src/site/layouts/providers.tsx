import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { ConfirmYourself } from '#features/people/single-sign-on/web/confirm-yourself.tsx';
import { AuthProvider } from '#kit/auth/AuthProvider.tsx';
import { createQueryClient } from '#kit/query-client.ts';
import { Toasts } from '#kit/ui/Toasts.tsx';
import { ViewBanner } from '#site/admin-views/web/view-banner.tsx';

/** Pages that are only read do without these: see routes.ts. */
export default function Providers() {
  const [queries] = useState(createQueryClient);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queries}>
        <Toasts>
          <AuthProvider>
            <ViewBanner />
            <ConfirmYourself />
            <Outlet />
          </AuthProvider>
        </Toasts>
      </QueryClientProvider>
    </CSPProvider>
  );
}
