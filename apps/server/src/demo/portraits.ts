import { loadSharp } from '../documents/sharp.ts';
import type { Random } from './random.ts';

/**
 * Invented faces: random combinations of a few shapes and colours. No letters, because not every machine has a font.
 */
const backgrounds = ['#dfe7f3', '#e8efe0', '#f4e6dc', '#e9e2f2', '#dcefee', '#f2ecd8'] as const;
const skins = ['#f3d3bd', '#eac2a5', '#f7dfcf', '#dcae8c'] as const;
const hairs = ['#3b2a20', '#6a4a33', '#a8763e', '#1f1f24', '#8c8479', '#7a3b22'] as const;
const clothes = ['#2f4a6d', '#47603f', '#7a3f4a', '#4b4b57', '#39707a', '#8a6a3a'] as const;

const SIDE = 256;

function drawing(isFemale: boolean, random: Random): string {
  const [skin, hair] = [random.pick(skins), random.pick(hairs)];
  const long = isFemale
    ? `<path d="M72 ${random.int(190, 236)} Q58 60 128 54 Q198 60 184 ${random.int(190, 236)} Z" fill="${hair}"/>`
    : '';
  const hairline = random.int(88, 104);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 256 256">
    <rect width="256" height="256" fill="${random.pick(backgrounds)}"/>
    ${long}
    <path d="M36 256 Q44 ${random.int(188, 200)} 128 188 Q212 194 220 256 Z" fill="${random.pick(clothes)}"/>
    <rect x="108" y="156" width="40" height="46" rx="18" fill="${skin}"/>
    <ellipse cx="128" cy="124" rx="${random.int(46, 52)}" ry="58" fill="${skin}"/>
    <path d="M76 ${hairline + 18} Q78 56 128 58 Q178 56 180 ${hairline + 18} Q160 ${hairline - 12} 128 ${hairline} Q96 ${hairline - 12} 76 ${hairline + 18} Z" fill="${hair}"/>
    <circle cx="109" cy="126" r="5" fill="#2b2b30"/><circle cx="147" cy="126" r="5" fill="#2b2b30"/>
    <path d="M110 ${random.int(152, 156)} Q128 ${random.int(160, 170)} 146 ${random.int(152, 156)}" stroke="#8d4a3f" stroke-width="5" fill="none" stroke-linecap="round"/>
  </svg>`;
}

/** Draws the portrait of an invented person, as a JPEG. */
export async function drawPortrait(
  middleName: string | null | undefined,
  random: Random,
): Promise<Uint8Array> {
  // Drawn before the first await, so that portraits created in parallel use the random numbers in the order of the
  // calls.
  const svg = drawing(middleName?.endsWith('на') ?? false, random);
  const sharp = await loadSharp();
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
