import '@semestr/ui/fonts.css';
import '@semestr/ui/theme.css';
import '@semestr/ui/base.css';
import { loadLanguage } from '@semestr/core/texts';
import { followScheme } from '@semestr/ui/scheme';
import { makeMountable } from '@semestr/ui/test/mountable';
import { tolerateTranslation } from '@semestr/ui/translated-page';
import { startConsole } from '../../src/App.tsx';
import { chosenLanguage } from '../../src/i18n/language.ts';
import { session } from '../../src/session/session.ts';
import { listenForSearchKeys } from '../../src/ui/search-key.ts';

tolerateTranslation();
followScheme();
listenForSearchKeys();

makeMountable({
  app: 'console',
  prepare: async () => {
    // Parts that were loaded for an earlier mount only have the texts of its language.
    await loadLanguage(chosenLanguage());
    // No user is signed in until the server confirms it; without a response the sign-in page is shown.
    session.leave();
    await session.refresh().catch(() => undefined);
  },
  start: async (root) => {
    const stop = await startConsole(root);
    return () => {
      stop();
      // Ends calls that still wait for a sign-in together with their application.
      session.leave();
    };
  },
});
