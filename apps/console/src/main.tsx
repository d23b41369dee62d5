import '@semestr/ui/fonts.css';
import '@semestr/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { showFavicon } from '@semestr/ui/favicon';
import { weekNow } from './layout/week.ts';
import { listenForSearchKey } from './ui/search-key.ts';
import { chooseLanguage, language } from '@semestr/ui/language';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

chooseLanguage(language.get());
listenForSearchKey();
showFavicon(weekNow(), 'ink');
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
