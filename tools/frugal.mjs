/** With what a server is run, so that it holds the memory that it needs and not what it once needed. */
export const frugal = {
  flags: [
    // Small steps of collecting garbage: less memory for the same speed, since an answer's leavings are few.
    '--max-semi-space-size=4',
    // What lives longer hardly grows once a server is warm: it need not double before it is looked through.
    '--heap-growing-percent=30',
  ],
  env: {
    // The usual value. Said aloud it stays, where glibc would raise it and keep what compiling the database took.
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
};
