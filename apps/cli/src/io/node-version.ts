import manifest from '../../package.json' with { type: 'json' };

/** The minimum version of Node: "22.19". */
export const NEEDED_NODE = manifest.engines.node.replace(/^\D+/, '');

const numbersOf = (version: string): [major: number, minor: number] => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return [major, minor];
};

/** Whether a Node ("20.20.2") is older than the needed version ("22.19"). */
export function isOlder(version: string, needed = NEEDED_NODE): boolean {
  const [own, least] = [numbersOf(version), numbersOf(needed)];
  return own[0] < least[0] || (own[0] === least[0] && own[1] < least[1]);
}

/**
 * Returns the message for a Node that is too old; null for any other. Uses only features that every Node has, since the
 * rest of the program does not even load there.
 */
export function oldNodeSentence(version: string, locale = ''): string | null {
  if (!isOlder(version)) return null;
  return /^(?:ru|be)/i.test(locale)
    ? `Нужен Node ${NEEDED_NODE} или новее, а это Node ${version}: https://nodejs.org`
    : `This needs Node ${NEEDED_NODE} or newer, and this is Node ${version}: https://nodejs.org`;
}
