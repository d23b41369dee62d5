/** Choosing what of a picture is kept: a rectangle of a fixed shape that is moved and scaled within it. */

export interface Size {
  width: number;
  height: number;
}

/** Where the rectangle is: its middle in pixels of the picture, and how many times smaller it is than the largest. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}

export interface Point {
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
/** Of a file from which a part is cut before it is sent: what is sent is far smaller. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const sizeAt = (picture: Size, ratio: number, zoom: number): Size => {
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  return { width, height: width / ratio };
};

/** The same, where it reaches beyond the picture pushed back into it. */
function held(picture: Size, ratio: number, { x, y, zoom }: Crop): Crop {
  const to = within(zoom, 1, MAX_ZOOM);
  const { width, height } = sizeAt(picture, ratio, to);
  return {
    x: within(x, width / 2, picture.width - width / 2),
    y: within(y, height / 2, picture.height - height / 2),
    zoom: to,
  };
}

/** As much as can be, from the middle. */
export const largestCrop = (picture: Size): Crop => ({
  x: picture.width / 2,
  y: picture.height / 2,
  zoom: 1,
});

/**
 * The rectangle in pixels of the picture.
 * @param ratio of its width to its height
 */
export function cropArea(picture: Size, ratio: number, crop: Crop): Size & { x: number; y: number } {
  const { x, y, zoom } = held(picture, ratio, crop);
  const { width, height } = sizeAt(picture, ratio, zoom);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Moved, by parts of its own width and height. */
export function movedCrop(picture: Size, ratio: number, crop: Crop, by: Point): Crop {
  const { width, height } = sizeAt(picture, ratio, crop.zoom);
  return held(picture, ratio, { ...crop, x: crop.x + by.x * width, y: crop.y + by.y * height });
}

/**
 * Scaled around a point that stays where it is.
 * @param at from 0 to 1 of the rectangle: the middle unless told
 */
export function zoomedCrop(
  picture: Size,
  ratio: number,
  crop: Crop,
  { zoom, at = { x: 0.5, y: 0.5 } }: { zoom: number; at?: Point },
): Crop {
  const to = within(zoom, 1, MAX_ZOOM);
  const [before, after] = [sizeAt(picture, ratio, crop.zoom), sizeAt(picture, ratio, to)];
  return held(picture, ratio, {
    x: crop.x + (at.x - 0.5) * (before.width - after.width),
    y: crop.y + (at.y - 0.5) * (before.height - after.height),
    zoom: to,
  });
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How far two fingers are apart, on a rectangle of this shape; 1 of anything else. */
const spread = ([one, two]: readonly Point[], ratio: number): number =>
  one && two ? Math.hypot((one.x - two.x) * ratio, one.y - two.y) : 1;

/**
 * What is under the fingers goes with them: one moves the picture, two scale it as well.
 * @param before where they were, from 0 to 1 of the rectangle
 * @param after where each of them is now
 */
export function draggedCrop(
  picture: Size,
  ratio: number,
  crop: Crop,
  { before, after }: { before: readonly Point[]; after: readonly Point[] },
): Crop {
  if (before.length === 0 || before.length !== after.length) return crop;
  const [from, to] = [middleOf(before), middleOf(after)];
  const zoom = crop.zoom * (spread(after, ratio) / (spread(before, ratio) || 1));
  const scaled = zoomedCrop(picture, ratio, crop, { zoom, at: from });
  return movedCrop(picture, ratio, scaled, { x: from.x - to.x, y: from.y - to.y });
}

/** How far it has been moved within the picture, each way from 0 to 1; the middle where it cannot be moved. */
export function cropPlace(picture: Size, ratio: number, crop: Crop): Point {
  const area = cropArea(picture, ratio, crop);
  const part = (start: number, room: number): number => (room > 0 ? start / room : 0.5);
  return { x: part(area.x, picture.width - area.width), y: part(area.y, picture.height - area.height) };
}

/** Put at such a place. */
export function placedCrop(picture: Size, ratio: number, crop: Crop, place: Point): Crop {
  const { width, height } = sizeAt(picture, ratio, crop.zoom);
  return held(picture, ratio, {
    x: width / 2 + place.x * (picture.width - width),
    y: height / 2 + place.y * (picture.height - height),
    zoom: crop.zoom,
  });
}
