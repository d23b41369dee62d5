import '@semestr/ui/fonts.css';
import '@semestr/ui/theme.css';
import '@semestr/ui/base.css';
import { localStore } from '@semestr/ui/browser-storage';
import { followScheme } from '@semestr/ui/scheme';
import { tolerateTranslation } from '@semestr/ui/translated-page';
import { session } from './session/session.ts';
import { listenForShortcuts } from './frame/shortcuts.ts';
import { startPortal } from './frame/start.tsx';
import { forgetDraftsAtSignOut } from './ui/draft.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

session.listen();
forgetDraftsAtSignOut();
tolerateTranslation();
followScheme();
listenForShortcuts();

/**
 * Migrates the preferences of version 0.2.0 once. Returns whether the server has to render the page again with them.
 */
async function hasOldPreferences(): Promise<boolean> {
  if (!['mui-mode', 'language'].some((key) => localStore.getItem(key) !== null)) return false;
  return (await import('@semestr/ui/old-preferences')).adoptOldPreferences();
}

async function start(container: HTMLElement): Promise<void> {
  if (await hasOldPreferences()) return window.location.reload();
  await startPortal(container);
}

start(root).catch(reportError);
