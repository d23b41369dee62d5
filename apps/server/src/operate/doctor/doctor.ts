import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { type Environment, readEnvironment } from '../../start/env.ts';
import { freeBytes } from '../../start/disk.ts';
import { StartError } from '../../start/error.ts';
import { examineMail, examinePush, examineScanner, examineSms } from './channels.ts';
import { examineClock } from './clock.ts';
import { examineDatabase } from './database.ts';
import { examineBackups, examineDisk } from './files.ts';
import { checks, type Exam, type Finding, finding, type Means } from './findings.ts';
import { examineAddress, examineIdentityProvider, examineProvider } from './network.ts';
import { doctorTexts } from './texts.ts';
import { examineVersions } from './versions.ts';

export interface DoctorOptions {
  /** The environment variables of the server. */
  variables: NodeJS.ProcessEnv;
  language: Language;
  now: () => Date;
  /** A folder of backups; null for the one in the data folder. */
  backups: string | null;
  /** Replacements for external measurements. */
  means?: Partial<Means>;
}

const defaultMeans = ({ TZ }: NodeJS.ProcessEnv): Means => ({
  freeIn: freeBytes,
  node: process.versions.node,
  zone: TZ,
});

/** Checks an installation that stores its own data. */
async function examineInstallation(exam: Exam, backups: string | null): Promise<Finding[]> {
  const address = await examineAddress(exam);
  const { found, clock, size } = await examineDatabase(exam);
  const clocks = [clock, address.clock].filter((one) => one !== null);
  return [
    examineClock(exam, clocks),
    address.found,
    ...found,
    ...(await examineIdentityProvider(exam)),
    await examineMail(exam),
    await examineSms(exam),
    examinePush(exam),
    ...(await examineScanner(exam)),
    await examineDisk(exam, size),
    await examineBackups(exam, backups),
  ];
}

/** Checks a gateway, whose data are stored by a provider. */
async function examineGateway(exam: Exam, provider: string): Promise<Finding[]> {
  const address = await examineAddress(exam);
  const clocks = address.clock ? [address.clock] : [];
  return [examineClock(exam, clocks), address.found, await examineProvider(exam, provider)];
}

/**
 * Checks everything that an installation needs, and changes nothing. Findings have a fixed order. Problems are reported
 * as findings, never thrown.
 */
export async function examine(options: DoctorOptions): Promise<Finding[]> {
  const { variables, language, now, backups } = options;
  const t = translator(doctorTexts, language);
  const means = { ...defaultMeans(variables), ...options.means };
  const versions = examineVersions({ t, means });
  let env: Environment;
  try {
    env = readEnvironment(variables);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [finding('settings', 'bad', error.in(language), t('settings.fix')), versions];
  }
  const exam: Exam = { env, t, language, now, means };
  const provider = env.PROVIDER_URL;
  const settings = finding(
    'settings',
    'ok',
    t(provider === undefined ? 'settings.ok' : 'settings.gateway'),
    null,
  );
  const found = await (provider === undefined
    ? examineInstallation(exam, backups)
    : examineGateway(exam, provider));
  const order = (one: Finding): number => checks.indexOf(one.check);
  return [settings, versions, ...found].toSorted((one, other) => order(one) - order(other));
}
