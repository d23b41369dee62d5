import type { Plugin } from 'vite';

/**
 * Leaves out of icons the key that each of their lines has: random letters, which do not compress. Only React asks for them,
 * and only while developing; the lines of an icon never change places.
 */
export function iconsForBrowsers(): Plugin {
  return {
    name: 'semestr:icons-for-browsers',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.m?js$/ },
      handler: (code) => ({ code: code.replaceAll(/,?\s*key: "\w+"/g, ''), map: null }),
    },
  };
}
