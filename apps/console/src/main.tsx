import '@semestr/theme/fonts.css';
import '@semestr/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { showFavicon } from './layout/favicon.ts';
import { listenForSearchKey } from './ui/search-key.ts';
import { chooseLanguage, language } from './language.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

chooseLanguage(language.get());
listenForSearchKey();
showFavicon();
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
