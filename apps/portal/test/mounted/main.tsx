import '@semestr/ui/fonts.css';
import '@semestr/ui/theme.css';
import '@semestr/ui/base.css';
import { loadLanguage } from '@semestr/core/texts';
import { connection } from '@semestr/ui/connection/connection';
import { language, readLanguage } from '@semestr/ui/language.tsx';
import { followScheme } from '@semestr/ui/scheme';
import { makeMountable } from '@semestr/ui/test/mountable';
import { tolerateTranslation } from '@semestr/ui/translated-page';
import { session } from '../../src/session/session.ts';
import { currentQuestion } from '../../src/account/proof/question.ts';
import { listenForShortcuts } from '../../src/frame/shortcuts.ts';
import { startPortal } from '../../src/frame/start.tsx';
import { forgetDraftsAtSignOut } from '../../src/ui/draft.ts';

session.listen();
forgetDraftsAtSignOut();
tolerateTranslation();
followScheme();
listenForShortcuts();

makeMountable({
  app: 'portal',
  prepare: () => {
    connection.set('up');
    currentQuestion()?.answer(false);
    // Like the server, uses the language of the address or of the cookie.
    const displayLanguage = readLanguage(new URLSearchParams(location.search).get('lang') ?? language.get());
    document.documentElement.lang = displayLanguage;
    // Reloads the texts, because parts loaded for an earlier mount only have those of its language.
    return loadLanguage(displayLanguage);
  },
  start: startPortal,
});
