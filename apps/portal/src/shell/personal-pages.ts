import type { ScreenModule } from './screen-module.ts';

/** The pages of the personal account, apart from `pages.ts`: visitors' first file has none of their names. */
export const personalPages = import.meta.glob<ScreenModule>([
  '../features/{activity,admin,announcements,api-tokens,contacts,diploma,dormitory,group,headman,library}/*Page.tsx',
  '../features/{mark-sheets,markbook,my-day,notifications,omissions,penalty}/*Page.tsx',
  '../features/{profile,profiling,second-factor,settings,study}/*Page.tsx',
  '../features/rating/OwnRatingPage.tsx',
]);
