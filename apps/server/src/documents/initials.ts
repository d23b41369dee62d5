import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { loadSharp } from './sharp.ts';

const SIDE = 256;
/** Size of the letters in the picture. */
const LETTERS = { width: 150, height: 110 };
/** Muted backgrounds that contrast well with white letters. */
const grounds = ['#2f4a6d', '#47603f', '#7a3f4a', '#4b4b57', '#2f6068', '#7a5a2e'] as const;

/** PT Sans has all Cyrillic letters, and need not be installed on the machine. */
const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf',
);

/** There are few pairs of letters, and drawing one is slow. */
const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 2000 });

async function draw(letters: string, ground: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const text = `<span foreground="white">${letters}</span>`;
  const input = await sharp({ text: { text, font: 'PT Sans Bold', fontfile, rgba: true, ...LETTERS } })
    .png()
    .toBuffer();
  return sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: ground } })
    .composite([{ input, gravity: 'centre' }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * Returns the first letter of a name; empty when it begins with another character, so that no markup gets into the
 * drawing.
 */
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
  const letters = initial(lastName) + initial(firstName) || '?';
  const ground = grounds[id % grounds.length] ?? grounds[0];
  const key = `${letters} ${ground}`;
  const picture = drawn.get(key) ?? draw(letters, ground);
  drawn.set(key, picture);
  return picture;
}
