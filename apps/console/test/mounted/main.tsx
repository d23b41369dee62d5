import '@semestr/ui/fonts.css';
import '@semestr/ui/theme.css';
import '@semestr/ui/base.css';
import { loadLanguage } from '@semestr/core/texts';
import { followScheme, scheme } from '@semestr/ui/scheme';
import { clearToasts } from '@semestr/ui/toast';
import { chosenLanguage } from '../../src/i18n/language.ts';
import { session } from '../../src/session.ts';
import { startConsole } from '../../src/App.tsx';
import { listenForSearchKeys } from '../../src/ui/search-key.ts';

/** The console in a page that stays: a test starts it at an address as often as it likes, without loading anything again. */
followScheme();
listenForSearchKeys();

let stop: (() => void) | null = null;

function unmount(): void {
  stop?.();
  stop = null;
  document.getElementById('root')?.remove();
}

async function mount(path: string): Promise<void> {
  unmount();
  clearToasts();
  history.pushState(null, '', path);
  const { documentElement, body } = document;
  documentElement.dataset['theme'] = scheme.get();
  scrollTo(0, 0);
  // Parts that were loaded for an earlier mount have their texts in its language only.
  await loadLanguage(chosenLanguage());
  // Nobody is signed in until the server says so.
  session.leave();
  await session.ask().catch(() => undefined);
  const root = document.createElement('div');
  root.id = 'root';
  body.append(root);
  stop = await startConsole(root);
}

Object.assign(window, { semestr: { app: 'console', mount, unmount } });
