/** With what a server is run, so that it holds the memory that it needs and not what it once needed. */
export const frugal = {
  flags: [
    // What an answer leaves behind is cleared away in small steps, but not so small that answers under way are moved to
    // where little is cleared: a server would spend a quarter of its time on that. Left to grow by itself it would stay
    // small, so it begins at its full size.
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    // What lives longer hardly grows once a server is warm: it need not double before it is looked through.
    '--heap-growing-percent=30',
  ],
  env: {
    // The usual value. Said aloud it stays, where glibc would raise it and keep what compiling the database took.
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
};
