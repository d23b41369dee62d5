import { wrongCodes } from './codes.ts';
import { crossSite } from './cross-site.ts';
import { disclosure } from './disclosure.ts';
import type { Attack, Finding } from './findings.ts';
import { firstPassword } from './first-password.ts';
import { changingGets } from './gets.ts';
import { missingHeaders } from './headers.ts';
import { lockout } from './lockout.ts';
import { oneTimeCodes } from './one-time-codes.ts';
import { passkeys } from './passkeys.ts';
import { redirects } from './redirects.ts';
import { roles } from './roles.ts';
import { stolenSessions } from './sessions.ts';
import { spoofedHosts } from './spoofed-hosts.ts';
import { spoofing } from './spoofed-headers.ts';
import { type Target, World } from './world.ts';

/** All attacks, run sequentially because they use the same accounts. */
export const attacks: readonly Attack[] = [
  wrongCodes,
  lockout,
  disclosure,
  stolenSessions,
  firstPassword,
  redirects,
  crossSite,
  changingGets,
  missingHeaders,
  spoofing,
  spoofedHosts,
  passkeys,
  oneTimeCodes,
  roles,
];

/** An attack that failed to run proves nothing. */
const broken = ({ name }: Attack, error: unknown): Finding => ({
  attack: name,
  tried: '–',
  happened: String(error),
  verdict: 'BROKEN',
});

/** Runs every attack against a server and returns the findings. */
export async function attack(target: Target): Promise<Finding[]> {
  const world = await World.enter(target);
  try {
    const findings: Finding[] = [];
    for (const one of attacks)
      findings.push(...(await one(world).catch((error: unknown) => [broken(one, error)])));
    return findings;
  } finally {
    await world.leave();
  }
}
