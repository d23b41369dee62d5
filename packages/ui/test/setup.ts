import '../src/fonts.css';
import '@semestr/ui/theme.css';
import '../src/base.css';
import { loadTexts } from '@semestr/core/texts';
import { fieldTexts } from '../src/fields/texts.ts';

// Components are tested with the colours, the font and the Russian texts of the pages.
document.documentElement.lang = 'ru';
await loadTexts('ru', [fieldTexts]);
