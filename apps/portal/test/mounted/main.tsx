import '@semestr/ui/fonts.css';
import '@semestr/ui/theme.css';
import '@semestr/ui/base.css';
import { loadLanguage } from '@semestr/core/texts';
import { language, readLanguage } from '@semestr/ui/language.tsx';
import { followScheme, scheme } from '@semestr/ui/scheme';
import { clearToasts } from '@semestr/ui/toast';
import { session } from '../../src/session/session.ts';
import { reachable } from '../../src/shell/reachable.ts';
import { listenForShortcuts } from '../../src/shell/shortcuts.ts';
import { startPortal } from '../../src/shell/start.tsx';
import { forgetDraftsAtSignOut } from '../../src/ui/draft.ts';

/** The portal in a page that stays: a test starts it at an address as often as it likes, without loading anything again. */
session.listen();
forgetDraftsAtSignOut();
followScheme();
listenForShortcuts();

let stop: (() => void) | null = null;

function unmount(): void {
  stop?.();
  stop = null;
  document.getElementById('root')?.remove();
}

/** Starts the portal at the current address, as the server would send it: in the language of the address or the cookie. */
async function mount(path: string): Promise<void> {
  unmount();
  clearToasts();
  reachable.set(true);
  history.pushState(null, '', path);
  const { documentElement, body } = document;
  const shown = readLanguage(new URLSearchParams(location.search).get('lang') ?? language.get());
  documentElement.lang = shown;
  // Parts that were loaded for an earlier mount have their texts in its language only.
  await loadLanguage(shown);
  documentElement.dataset['theme'] = scheme.get();
  scrollTo(0, 0);
  const root = document.createElement('div');
  root.id = 'root';
  body.append(root);
  stop = await startPortal(root);
}

Object.assign(window, { semestr: { app: 'portal', mount, unmount } });
