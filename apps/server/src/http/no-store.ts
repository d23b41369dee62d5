/** Prevents intermediaries from storing the response; some of them support only the two older headers. */
export const noStore = {
  'cache-control': 'no-cache, no-store, max-age=0, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
} as const;
