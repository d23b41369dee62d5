import { PRIVATE } from '@semestr/ui/private';
import { type Colours, coloursOfPage, cover } from './draw.ts';
import { copyOfPage } from './copy.ts';
import { coveredAreas } from './covers.ts';
import { styleOfPage } from './sheets.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** As many points to a pixel of the page as can be told apart; more would only weigh. */
const MOST_POINTS = 2;

/** The window of the browser as somebody saw it. */
export interface Picture {
  canvas: HTMLCanvasElement;
  /** Of the window, in pixels of the page. */
  width: number;
  height: number;
  /** As they were on the page. */
  colours: Colours;
}

/** Nothing moves in a picture, and below the bars there is nothing to be read. */
const ADDED = `
*,*::before,*::after{animation:none!important;transition:none!important}
${PRIVATE},${PRIVATE} *{color:transparent!important}`;

/** What no XML may hold, should a text of the page have it. */
const unprintable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The page as one drawing: its copy with its style sheets. */
function drawingOf(copy: HTMLElement, style: string, width: number, height: number): string {
  const page = document.documentElement;
  const svg = document.createElementNS(SVG, 'svg');
  const html = document.createElement('html');
  // Style sheets speak of both: of the root of the document, and of the element of this name.
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
 * Draws the window as the person sees it from the page itself, as browsers on phones let no page look at the screen
 * (docs/decisions/0027). What is personal is not in the drawing, and a bar with `hidden` stands in its place. Rejects
 * where the browser does not draw pages.
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
  // A browser that does not trust the drawing says so when it is read.
  context.getImageData(0, 0, 1, 1);
  return { canvas, width, height, colours };
}

/**
 * The picture of the page as it is now; null where the browser does not draw pages: a report can be sent without.
 * @param hidden the word on a bar over what is personal
 */
export const pictureOrNull = (hidden: string): Promise<Picture | null> =>
  takePicture(hidden).catch((error: unknown) => {
    reportError(error);
    return null;
  });
