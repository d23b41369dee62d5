import '@semestr/ui/fonts.css';
import '@semestr/ui/theme.css';
import '@semestr/ui/base.css';
import './layout/splash.css';
import { showFavicon } from '@semestr/ui/favicon';
import { followScheme } from '@semestr/ui/scheme';
import { tolerateTranslation } from '@semestr/ui/translated-page';
import { weekNow } from './clock.ts';
import { reloadRestoredPages } from './session/restored.ts';
import { startConsole } from './App.tsx';
import { listenForSearchKeys } from './ui/search-key.ts';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

tolerateTranslation();
followScheme();
listenForSearchKeys();
reloadRestoredPages();
showFavicon(weekNow(), 'ink');
await startConsole(container);
