import { weekNumbers } from '@semestr/core/calendar';
import { tokens } from '@semestr/theme/tokens';
import { weekNow } from './week.ts';

/** The portal's mark on ink, as in the bar: of two tabs one sees which is the console. */
export function showFavicon(): void {
  const current = weekNow();
  const strokes = weekNumbers.map((week) => {
    const color = week === current ? tokens.dark.red : tokens.dark.control;
    return `<rect x="${week * 3 - 1}" y="3" width="2" height="10" rx=".5" fill="${color}"/>`;
  });
  const ground = `<rect width="16" height="16" rx="3" fill="${tokens.light.ink}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${ground}${strokes.join('')}</svg>`;
  document
    .querySelector('link[rel=icon]')
    ?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(svg)}`);
}
