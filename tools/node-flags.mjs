/** Node flags and environment of a server, so that it releases memory that it no longer needs. */
export const nodeFlags = {
  flags: [
    // A young generation that is large enough for the requests in flight: with a smaller one they would be promoted to the
    // old generation, which costs a quarter of the server's time. It starts at its full size because it would not grow.
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    // Long-lived data hardly grows once a server is warm, so the heap need not double before it is collected.
    '--heap-growing-percent=30',
  ],
  env: {
    // The default value. Setting it explicitly prevents glibc from raising it and keeping the memory used for compiling
    // the database.
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
};
