import { PRIVATE } from '@semestr/ui/private';
import { type Colours, coloursOfPage, cover } from './draw.ts';
import { copyOfPage } from './copy.ts';
import { coveredAreas } from './covers.ts';
import { styleOfPage } from './sheets.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Maximum device pixels per CSS pixel; more would only increase the file size. */
const MOST_POINTS = 2;

/** The browser window as the user saw it. */
export interface Picture {
  canvas: HTMLCanvasElement;
  /** Size of the window, in CSS pixels. */
  width: number;
  height: number;
  /** Colours of the page at that time. */
  colours: Colours;
}

/** Disables animations, and hides the text below the bars. */
const ADDED = `
*,*::before,*::after{animation:none!important;transition:none!important}
${PRIVATE},${PRIVATE} *{color:transparent!important}`;

/** Characters that XML does not allow, in case the page's text contains any. */
const unprintable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Renders the copy of the page with its style sheets as an SVG. */
function drawingOf(copy: HTMLElement, style: string, width: number, height: number): string {
  const page = document.documentElement;
  const svg = document.createElementNS(SVG, 'svg');
  const html = document.createElement('html');
  // Style sheets select both the root of the document and the `html` element.
  for (const root of [svg, html])
    for (const { name, value } of page.attributes) root.setAttribute(name, value);
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.fontSize = getComputedStyle(page).fontSize;
  const sheet = document.createElementNS(SVG, 'style');
  sheet.textContent = style + ADDED;
  const foreign = document.createElementNS(SVG, 'foreignObject');
  foreign.setAttribute('width', '100%');
  foreign.setAttribute('height', '100%');
  html.style.display = 'block';
  html.append(copy);
  foreign.append(html);
  svg.append(sheet, foreign);
  const xml = new XMLSerializer().serializeToString(svg).replaceAll(unprintable, '');
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(xml)}`;
}

/**
 * Draws the visible window from the page itself, because browsers on phones do not let pages capture the screen
 * (docs/decisions/0027). Personal content is not in the drawing, and is replaced by a bar with `hidden`. Rejects when
 * the browser cannot draw pages.
 */
async function takePicture(hidden: string): Promise<Picture> {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const colours = coloursOfPage();
  const [areas, { copy, ready }] = [coveredAreas(), copyOfPage()];
  const [style] = await Promise.all([styleOfPage(), ready]);
  const image = new Image();
  image.src = drawingOf(copy, style, width, height);
  await image.decode();
  const scale = Math.min(devicePixelRatio, MOST_POINTS);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.scale(scale, scale);
  context.fillStyle = colours.canvas;
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  for (const area of areas) cover(context, area, colours, hidden);
  // Browsers that taint the canvas throw when it is read.
  context.getImageData(0, 0, 1, 1);
  return { canvas, width, height, colours };
}

/**
 * Returns a screenshot of the current page; null if the browser cannot draw pages, because it is optional.
 * @param hidden the word on a bar over personal content
 */
export const pictureOrNull = (hidden: string): Promise<Picture | null> =>
  takePicture(hidden).catch((error: unknown) => {
    reportError(error);
    return null;
  });
