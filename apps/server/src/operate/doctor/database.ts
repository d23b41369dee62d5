import { latencyHealth, worstOf } from '@semestr/core/doctor';
import { DrizzleQueryError } from 'drizzle-orm';
import { FolderTaken } from '../../db/lock.ts';
import { assertKnown, knownMigrations, readApplied, tagOf } from '../../db/migrate.ts';
import type { Database } from '../../db/database.ts';
import { StartError } from '../../start/error.ts';
import { queryRows } from '../query-rows.ts';
import { decimal } from '../output.ts';
import { findDatabase, hasEmbedded, withOpenDatabase } from '../source.ts';
import type { OtherClock } from './clock.ts';
import { examineAdministrators, examineCalendar, examineKeys, examineOutbox } from './contents.ts';
import { type CheckName, type Exam, type Finding, finding } from './findings.ts';
import { answerOf } from './network.ts';

/** Findings about a database. */
export interface ExaminedDatabase {
  found: Finding[];
  clock: OtherClock | null;
  /** Size in bytes, if it is on this machine's disk; otherwise null. */
  size: number | null;
}

const nothing = { clock: null, size: null };

/** The oldest supported release of PostgreSQL. */
const OLDEST = 15;

/** Checks that require a fully migrated database. */
const inside = ['outbox', 'keys', 'administrators', 'calendar'] as const satisfies CheckName[];

const namesOf = ({ t }: Exam, checks: readonly CheckName[]): string[] =>
  checks.map((check) => t(`checks.${check}`));

/** Returns the database's message for a rejected query or a broken connection. */
function messageOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** Returns the address of a server on this machine; one that listens on every address is contacted at loopback. */
function serverUrl({ env: { HOST, PORT } }: Exam): string {
  const host = ['0.0.0.0', '::', '[::]'].includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** Checks an embedded database that another process uses: through its server. Lists the skipped checks. */
async function examineInUse(exam: Exam): Promise<Finding[]> {
  const { env, t } = exam;
  const [folder, url] = [env.DATA_DIR, serverUrl(exam)];
  const unseen = finding(
    'unseen',
    'look',
    t('unseen.served', { what: namesOf(exam, ['migrations', ...inside]) }),
    t('unseen.fixServed'),
  );
  try {
    const { status } = await answerOf(`${url}/readyz`, 'GET');
    return status === 200
      ? [finding('database', 'ok', t('database.served', { folder, url }), null), unseen]
      : [
          finding(
            'database',
            'bad',
            t('database.servedBadly', { folder, url, status }),
            t('database.fixServed'),
          ),
          unseen,
        ];
  } catch {
    return [finding('database', 'look', t('database.held', { folder, url }), t('database.fixHeld')), unseen];
  }
}

/** Checks response time and version, and reads the clock. */
async function examineServer(exam: Exam, db: Database): Promise<ExaminedDatabase> {
  const { env, t, now } = exam;
  const isEmbedded = env.DATABASE_URL === undefined;
  // The first query of a connection is slower than later ones.
  await queryRows(db, 'select 1');
  const begun = performance.now();
  await queryRows(db, 'select 1');
  const ms = performance.now() - begun;
  const sentAt = now();
  const [row] = await queryRows<{ now: number; version: string; number: number; size: string }>(
    db,
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as now, current_setting('server_version') as version,
       current_setting('server_version_num')::int as number, pg_database_size(current_database())::text as size`,
  );
  const answeredAt = now();
  const version = row?.version.split(' ')[0] ?? '?';
  const clock: OtherClock = { host: null, time: new Date(row?.now ?? 0), sentAt, answeredAt, grain: 0 };
  if (isEmbedded) {
    const sentence = t('database.embedded', { folder: env.DATA_DIR, version: `PostgreSQL ${version}` });
    return { found: [finding('database', 'ok', sentence, null)], clock: null, size: Number(row?.size ?? 0) };
  }
  const isOld = (row?.number ?? 0) < OLDEST * 10_000;
  const found = isOld
    ? finding('database', 'bad', t('database.old', { version }), t('database.fixOld'))
    : finding(
        'database',
        latencyHealth(ms),
        t('database.postgres', { version, ms: decimal(ms, exam.language) }),
        t('database.slow'),
      );
  return { found: [found], clock, size: null };
}

/** Checks the migrations of the database and, if they are complete, its content. */
async function examineContents(exam: Exam, db: Database): Promise<Finding[]> {
  const { t } = exam;
  const applied = await readApplied(db);
  const text = (sentence: string, advice: string): Finding[] => [
    finding('migrations', 'look', sentence, advice),
    finding(
      'unseen',
      'look',
      t('unseen.migrations', { what: namesOf(exam, inside) }),
      t('unseen.fixMigrations'),
    ),
  ];
  if (applied.length === 0) return text(t('migrations.none'), t('migrations.fixNone'));
  try {
    assertKnown(applied);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [finding('migrations', 'bad', error.in(exam.language), t('migrations.fix'))];
  }
  const [tag, wanted] = [tagOf(applied.length), tagOf(knownMigrations)];
  if (tag !== wanted) return text(t('migrations.older', { tag, wanted }), t('migrations.fixOlder'));
  return [
    finding('migrations', 'ok', t('migrations.current', { tag }), null),
    await examineOutbox(exam, db),
    await examineKeys(exam, db),
    await examineAdministrators(exam, db),
    await examineCalendar(exam, db),
  ];
}

/** Checks the database from the settings, in a read-only transaction. */
export async function examineDatabase(exam: Exam): Promise<ExaminedDatabase> {
  const { env, t, language } = exam;
  const isEmbedded = env.DATABASE_URL === undefined;
  if (isEmbedded && !hasEmbedded(env)) {
    const sentence = t('database.none', { folder: env.DATA_DIR });
    return { ...nothing, found: [finding('database', 'look', sentence, t('database.fixNone'))] };
  }
  try {
    return await withOpenDatabase(await findDatabase(env, { mayMake: false }), async (db) => {
      const examined = await examineServer(exam, db);
      if (worstOf(examined.found.map(({ health }) => health)) === 'bad') return examined;
      const contents = await db.transaction((tx) => examineContents(exam, tx), { accessMode: 'read only' });
      return { ...examined, found: [...examined.found, ...contents] };
    });
  } catch (error) {
    if (error instanceof FolderTaken) return { ...nothing, found: await examineInUse(exam) };
    const advice = t(isEmbedded ? 'database.fixOpen' : 'database.fixReach');
    const sentence =
      error instanceof StartError ? error.in(language) : t('database.failed', { reason: messageOf(error) });
    return { ...nothing, found: [finding('database', 'bad', sentence, advice)] };
  }
}
