/** Nothing that stands between may keep the answer; some of it heeds only the older two. */
export const noStore = {
  'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
} as const;
