import { LRUCache } from 'lru-cache';
import { loadSharp } from './sharp.ts';

const SIDE = 256;
/** Size of the letters in the picture. */
const LETTERS = { width: 150, height: 110 };
/** Muted backgrounds that contrast well with white letters. */
const grounds = ['#2f4a6d', '#47603f', '#7a3f4a', '#4b4b57', '#2f6068', '#7a5a2e'] as const;

/** There are few pairs of letters, and drawing one is slow. */
const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 2000 });

async function draw(letters: string, ground: string): Promise<Uint8Array> {
  const { outlineOf } = await import('./fonts/outline.ts');
  const { path, width, capitals } = await outlineOf(letters, 'bold', LETTERS.height);
  const scale = Math.min(1, LETTERS.width / width);
  const left = (SIDE - width * scale) / 2;
  const baseline = (SIDE + capitals * scale) / 2;
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    `<path fill="white" transform="translate(${left} ${baseline}) scale(${scale})" d="${path}"/></svg>`;
  const sharp = await loadSharp();
  return sharp(Buffer.from(picture)).jpeg({ quality: 85 }).toBuffer();
}

/** Returns the first letter of a name; empty when it begins with another character. */
const initial = (name: string): string => /^\s*(\p{L})/u.exec(name)?.[1]?.toUpperCase() ?? '';

/** Draws a JPEG portrait for a user without a photo: initials on a background that is stable for each user. */
export function initialsPortrait({
  id,
  firstName,
  lastName,
}: {
  id: number;
  firstName: string;
  lastName: string;
}): Promise<Uint8Array> {
  // Initials do not join, as letters of a word would in Arabic.
  const letters = [initial(lastName), initial(firstName)].filter(Boolean).join('\u200c') || '?';
  const ground = grounds[id % grounds.length] ?? grounds[0];
  const key = `${letters} ${ground}`;
  const picture = drawn.get(key) ?? draw(letters, ground);
  drawn.set(key, picture);
  return picture;
}
