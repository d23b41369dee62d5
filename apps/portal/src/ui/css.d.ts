import 'react';

declare module 'react' {
  /** Values that a style sheet reads: custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
