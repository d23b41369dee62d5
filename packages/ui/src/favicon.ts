import { type WeekNumber, weekNumbers } from '@semestr/core/calendar';
import { tokens } from './tokens.ts';

/** The logo in the browser's tab: light for the portal, dark for the console, to distinguish them. */
const grounds = {
  paper: { ground: '', now: tokens.light.red, week: tokens.light.control },
  ink: {
    ground: `<rect width="16" height="16" rx="3" fill="${tokens.light.ink}"/>`,
    now: tokens.dark.red,
    week: tokens.dark.control,
  },
} as const;

/** Sets the favicon to the logo of this week of the cycle. */
export function showFavicon(current: WeekNumber, look: keyof typeof grounds): void {
  const colors = grounds[look];
  const strokes = weekNumbers.map((week) => {
    const color = week === current ? colors.now : colors.week;
    return `<rect x="${week * 3 - 1}" y="3" width="2" height="10" rx=".5" fill="${color}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${colors.ground}${strokes.join('')}</svg>`;
  document
    .querySelector('link[rel=icon]')
    ?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(svg)}`);
}
