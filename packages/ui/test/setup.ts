import '../src/fonts.css';
import '@semestr/ui/theme.css';
import '../src/base.css';
import { loadTexts } from '@semestr/core/texts';
import { fieldTexts } from '../src/fields/texts.ts';

// Components are tested as they look, in the colours and the font of the pages, and say what they say in Russian.
document.documentElement.lang = 'ru';
await loadTexts('ru', [fieldTexts]);
