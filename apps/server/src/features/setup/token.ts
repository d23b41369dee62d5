import { randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { meta } from '../../db/tables/meta.ts';
import { users } from '../../db/tables/users.ts';
import { tokenHash } from '../../domain/tokens.ts';

/** Returns the file in the data folder from which `semestr admin create` reads the token. */
export const tokenFile = (dataDir: string): string => join(dataDir, 'setup-token');

export async function hasAdmin(db: Database): Promise<boolean> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  return admin !== undefined;
}

/**
 * While there is no administrator, a user who can read the server's data folder may create the first one: each start
 * writes a new token into a file there that only the owner can read. Returns the file, or null when no setup is needed.
 */
export async function offerSetup(db: Database, dataDir: string): Promise<string | null> {
  const file = tokenFile(dataDir);
  if (await hasAdmin(db)) {
    await rm(file, { force: true });
    return null;
  }
  const token = randomBytes(24).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  await db.update(meta).set({ setupTokenHash: tokenHash(token) });
  return file;
}

/** Whether this is the token that was created last. */
export async function isSetupToken(db: Database, token: string): Promise<boolean> {
  const [row] = await db.select({ hash: meta.setupTokenHash }).from(meta);
  return row?.hash != null && timingSafeEqual(Buffer.from(tokenHash(token)), Buffer.from(row.hash));
}
