import { join } from 'node:path';
import autocannon from 'autocannon';
import { startChild } from './university.ts';
const [port = '3908', ...only] = process.argv.slice(2);
const url = `http://127.0.0.1:${port}`;
const res = await fetch(`${url}/api/v1/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: '42850001', password: 'Student-2026!' }),
});
const cookie = res.headers.getSetCookie()[0]!.split(';')[0]!;
const prepared = [
  '/api/v1/schedule?studentGroup=428501',
  '/api/v1/employees/all',
  '/api/v1/departments/tree',
];
const signedIn = [
  '/api/v1/markbook',
  '/api/v1/student-groups/user-group-info',
  '/api/v1/notifications?page=0&size=10',
];
const bare = await startChild(join(import.meta.dirname, 'bare.ts'), {
  BARE_PLAN: JSON.stringify({
    database: 'postgres://postgres@127.0.0.1:5432/proof_bench8',
    prepared: ['/api/v1/schedule?studentGroup=428501', '/api/v1/employees/all', '/api/v1/departments/tree'],
    signedIn,
    cookie,
  }),
});
const m = async (u: string) => {
  const r = await autocannon({ url: u, headers: { cookie }, connections: 32, duration: 2 });
  return r;
};
for (const p of [...prepared, ...signedIn].filter(
  (x) => only.length === 0 || only.some((o) => x.includes(o)),
)) {
  let a = 0,
    b = 0,
    s = '';
  for (let i = 0; i < 2; i++) {
    const x = await m(url + p);
    const y = await m(bare.url + p);
    if (x.requests.average > a) {
      a = x.requests.average;
      s = `p50 ${x.latency.p50} p99 ${x.latency.p99} bare p99 ${y.latency.p99} non2xx ${x.non2xx} ${y.non2xx}`;
    }
    b = Math.max(b, y.requests.average);
  }
  console.log(p, Math.round(a), Math.round(b), (a / b).toFixed(2), s);
}
await bare.close();
