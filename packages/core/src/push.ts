/**
 * The push services of the browsers: Chromium and its kin, Firefox, Safari, Edge. A browser tells the address to which its
 * messages go; the server sends nothing anywhere else.
 */
export const usualPushServices: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

/** How many browsers of one person get messages; the one that was added first gives way. */
export const MAX_PUSH_BROWSERS = 10;

/** Scheme and host of an address, which may have a port; a name or password before the host is none of it. */
const ORIGIN = /^(https?:)\/\/([\w.-]+(?::\d+)?)\//i;

/** Whether an address belongs to one of these services: origins, in which `*.` stands for any name below. */
export function isPushAddress(address: string, services: readonly string[]): boolean {
  const [, protocol = '', host = ''] = ORIGIN.exec(address.toLowerCase()) ?? [];
  return services.some((service) => {
    const [wanted, domain = ''] = service.split('//');
    const fits = domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain;
    return protocol === wanted && fits;
  });
}
