import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

export type Weight = 'regular' | 'bold';

/** PT Sans has all Cyrillic letters; the standard fonts of PDF readers have none. */
export const regular = resolve('@expo-google-fonts/pt-sans/400Regular/PTSans_400Regular.ttf');
export const bold = resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf');

export const ownFonts = { regular, bold } as const satisfies Record<Weight, string>;
