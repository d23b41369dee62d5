import { type ScreenName, screens } from '../screens.ts';
import type { ScreenModule } from './screen-module.ts';

/**
 * Pages of public screens. Those of the personal account are in `personal-pages.ts`, with the names of all their files.
 */
export const visitorPages = import.meta.glob<ScreenModule>([
  '../features/*/*Page.tsx',
  '!../features/{activity,admin,announcements,api-tokens,contacts,diploma,dormitory,group,headman,library}/*Page.tsx',
  '!../features/{mark-sheets,markbook,my-day,notifications,omissions,penalty}/*Page.tsx',
  '!../features/{profile,profiling,second-factor,settings,study}/*Page.tsx',
  '!../features/rating/OwnRatingPage.tsx',
]);

const isForVisitors = (name: ScreenName): boolean => screens[name].access === 'anyone';

/** Returns the sources of a page in the build's manifest, including the module that imports it. */
export const sourcesOf = (name: ScreenName): string[] => [
  ...(isForVisitors(name) ? [] : ['src/shell/personal-pages.ts']),
  `src/features/${screens[name].page}.tsx`,
];

/** Loads the page of a screen. */
export async function fetchPage(name: ScreenName): Promise<ScreenModule> {
  const pages = isForVisitors(name) ? visitorPages : (await import('./personal-pages.ts')).personalPages;
  const fetchModule = pages[`../features/${screens[name].page}.tsx`];
  if (!fetchModule) throw new Error(`There is no page for the screen ${name}`);
  return fetchModule();
}
