import '@semestr/ui/fonts.css';
import '@semestr/ui/theme.css';
import '@semestr/ui/base.css';
import { builtReportTexts } from '@semestr/api/built-reports/words';
import { reasonTexts } from '@semestr/api/reasons';
import { useTexts } from '@semestr/api/uses';
import { loadTexts } from '@semestr/core/texts';
import { showFavicon } from '@semestr/ui/favicon';
import { copyTexts } from '@semestr/ui/copy/texts';
import { fieldTexts } from '@semestr/ui/fields/texts';
import { followScheme } from '@semestr/ui/scheme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { authTexts } from './features/auth/texts.ts';
import { chosenLanguage } from './i18n/language.ts';
import { raTexts } from './i18n/texts.ts';
import { weekNow } from './layout/clock.ts';
import { layoutTexts } from './layout/texts.ts';
import { resources, screens } from './resources.ts';
import { accessTexts } from './ui/access/texts.ts';
import { deskTexts } from './ui/desk/texts.ts';
import { roleTexts } from './ui/roles/texts.ts';
import { listenForSearchKeys } from './ui/search-key.ts';
import { uiTexts } from './ui/texts.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

followScheme();
listenForSearchKeys();
showFavicon(weekNow(), 'ink');

/** All texts of one language are one file: what they say of a failure must be there when the server is not. */
const language = chosenLanguage();
document.documentElement.lang = language;
await loadTexts(language, [
  raTexts,
  reasonTexts,
  useTexts,
  layoutTexts,
  uiTexts,
  accessTexts,
  deskTexts,
  roleTexts,
  copyTexts,
  fieldTexts,
  authTexts,
  builtReportTexts,
  ...[...resources, ...screens].map(({ texts }) => texts),
]);
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
