import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map. `paths.ts` makes the addresses. */
export default [
  // Pages that are only read: no account, no calls, and so hardly any JavaScript.
  layout('layouts/public.tsx', [
    index('pages/landing.tsx'),
    route('for-sellers', 'pages/for-sellers.tsx'),
    route('for-brokers', 'pages/for-brokers.tsx'),
    route('about-us', 'pages/about-us.tsx'),
    route('businesses-for-sale', 'pages/businesses-for-sale.tsx'),
    route('businesses-for-sale/:id', 'pages/business-for-sale.tsx'),
    route('terms', 'pages/terms.tsx'),
    route('privacy', 'pages/privacy.tsx'),
    route('help', 'pages/help.tsx'),
    route('help/:slug', 'pages/help-article.tsx'),
  ]),
  layout('layouts/providers.tsx', [
    layout('layouts/public.tsx', { id: 'public-with-account' }, [
      route('login', 'pages/login.tsx'),
      route('signup', 'pages/signup.tsx'),
      route('forgot-password', 'pages/forgot-password.tsx'),
      route('reset-password', 'pages/reset-password.tsx'),
      route('verify-email', 'pages/verify-email.tsx'),
      route('account-closed', 'pages/account-closed.tsx'),
      route('saved-search-mail', 'pages/saved-search-mail.tsx'),
    ]),
    layout('layouts/signed-in.tsx', [
      route('user/dashboard', 'pages/user-dashboard.tsx'),
      route('user/profile', 'pages/user-profile.tsx'),
      route('user/:id/profile', 'pages/user-id-profile.tsx'),
      route('notifications', 'pages/notifications.tsx'),
      route('business/onboarding', 'pages/business-onboarding.tsx'),
      route('marketplace', 'pages/marketplace.tsx'),
      route('marketplace/compare', 'pages/marketplace-compare.tsx'),
      route('marketplace/watch-list', 'pages/watch-list.tsx'),
      route('marketplace/saved-searches', 'pages/saved-searches.tsx'),
      route('listing/:id', 'pages/listing.tsx'),
      route('listing/:id/edit', 'pages/listing-edit.tsx'),
      route('access-request/:id', 'pages/access-request.tsx'),
      route('messages', 'pages/messages.tsx'),
      route('messages/new', 'pages/new-message.tsx'),
      route('messages/:id', 'pages/thread.tsx'),
      route('orders/:id', 'pages/order.tsx'),
      route('deal-rooms', 'pages/deal-rooms.tsx'),
      route('analysis/pre-diligence', 'pages/pre-diligence.tsx'),
      route('admin', 'pages/admin.tsx'),
      route('admin/users', 'pages/admin-users.tsx'),
      route('admin/outbox', 'pages/admin-outbox.tsx'),
      route('admin/waitlist', 'pages/admin-waitlist.tsx'),
    ]),
  ]),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
