import type { Plugin } from 'vite';

/**
 * Removes the keys of the lines of icons: random letters, which do not compress. Only React reads them, and only during
 * development; the lines of an icon never change their order.
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
