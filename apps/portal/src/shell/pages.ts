import { type ScreenName, screens } from '../screens.ts';
import type { ScreenModule } from './screen-module.ts';

const modules = import.meta.glob<ScreenModule>('../features/*/*Page.tsx');

/** The source of a page, as the build's manifest knows it. */
export const sourceOf = (name: ScreenName): string => `src/features/${screens[name].page}.tsx`;

/** Fetches the page of a screen. */
export function fetchPage(name: ScreenName): Promise<ScreenModule> {
  const fetchModule = modules[`../features/${screens[name].page}.tsx`];
  if (!fetchModule) throw new Error(`There is no page for the screen ${name}`);
  return fetchModule();
}
