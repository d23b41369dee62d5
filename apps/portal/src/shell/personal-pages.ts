import type { ScreenModule } from './screen-module.ts';

/** Pages of the personal account, separate from `pages.ts` to keep their names out of the public initial file. */
export const personalPages = import.meta.glob<ScreenModule>([
  '../features/{activity,admin,announcements,api-tokens,contacts,diploma,dormitory,group,headman,library}/*Page.tsx',
  '../features/{mark-sheets,markbook,my-day,notifications,omissions,penalty}/*Page.tsx',
  '../features/{profile,profiling,second-factor,settings,study}/*Page.tsx',
  '../features/rating/OwnRatingPage.tsx',
]);
