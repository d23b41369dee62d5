/**
 * A PDF of one empty page: the smallest valid one. This file contains nothing else, so that browser tests can import
 * it.
 */
export const smallPdf: Uint8Array<ArrayBuffer> = new TextEncoder().encode(`%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);
