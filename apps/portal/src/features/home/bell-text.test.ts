import { defaultCalendar } from '@semestr/core/academic-calendar';
import { loadTexts, translator } from '@semestr/core/texts';
import { expect, it } from 'vitest';
import { bellText } from './bell-text.ts';
import { homeTexts } from './texts.ts';

await loadTexts('en', [homeTexts]);
const t = translator(homeTexts, 'en');
const present = { ...defaultCalendar, today: '2026-11-20', time: '19:00' } as const;

it('home: after the last bell shows the next one, and nothing without bells and a schedule', () => {
  expect(bellText(null, present, t)).toMatch(/09:00/);
  expect(bellText(null, { ...present, bells: [] }, t)).toBeNull();
});
