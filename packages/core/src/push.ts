/**
 * Push services of the browsers: Chromium-based ones, Firefox, Safari, Edge. A browser reports the address for its
 * messages; the server sends to no other hosts.
 */
export const defaultPushServices: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

/** Maximum number of browsers of a user that get messages; a further one replaces the oldest. */
export const MAX_PUSH_BROWSERS = 10;

/**
 * Matches the scheme and host of an address, optionally with a port; excludes a username or password before the host.
 */
const ORIGIN = /^(https?:)\/\/([\w.-]+(?::\d+)?)\//i;

/** Whether an address belongs to one of these services: origins, in which `*.` matches any subdomain. */
export function isPushAddress(address: string, services: readonly string[]): boolean {
  const [, protocol = '', host = ''] = ORIGIN.exec(address.toLowerCase()) ?? [];
  return services.some((service) => {
    const [wanted, domain = ''] = service.split('//');
    const fits = domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain;
    return protocol === wanted && fits;
  });
}
