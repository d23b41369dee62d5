declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'truetype';
    /** Axes of a variable font, narrowed to what is used. */
    variationAxes?: Record<string, { min: number; max: number }>;
    /** OpenType features; without it all of them stay. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
