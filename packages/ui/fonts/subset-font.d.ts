declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'truetype';
    /** Axes of a variable font, limited to the range in use. */
    variationAxes?: Record<string, { min: number; max: number }>;
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
