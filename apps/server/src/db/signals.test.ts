import * as imports from '@semestr/api/imports';
import { expect, it } from 'vitest';
import { group } from '../../test/import-answers.ts';
import { CachedAnswers } from '../http/cached.ts';
import { NOW, startTestServer } from '../../test/server.ts';
import { changePublicData } from '../domain/public-data.ts';
import { meta } from './tables/meta.ts';

it('signals: every change of public data raises their version, a failed change does not', async () => {
  const server = await startTestServer();
  try {
    const version = async () => (await server.db.select().from(meta)).map(({ dataVersion }) => dataVersion);
    const admin = await server.client('admin');
    const [before = 0] = await version();
    await admin.call(imports.groups, { body: [group()] });
    expect(await version()).toEqual([before + 1]);
    const cached = new CachedAnswers(() => new Date(NOW));
    const failing = changePublicData({ db: server.db, cached }, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await version()).toEqual([before + 1]);
  } finally {
    await server.close();
  }
});
