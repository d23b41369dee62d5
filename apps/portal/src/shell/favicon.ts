import { weekNumber, weekNumbers } from '@semestr/core/calendar';
import { tokens } from '@semestr/theme/tokens';
import { todayNow } from '../ui/now.ts';

/** The mark in the browser's tab: the present week of the cycle is red there too. */
export function showFavicon(): void {
  const current = weekNumber(todayNow());
  const strokes = weekNumbers.map((week) => {
    const color = week === current ? tokens.light.red : tokens.light.control;
    return `<rect x="${week * 4 - 3}" y="1" width="3" height="14" rx="1" fill="${color}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${strokes.join('')}</svg>`;
  document
    .querySelector('link[rel=icon]')
    ?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(svg)}`);
}
