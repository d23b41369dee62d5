/** Cropping of a picture: a rectangle of a fixed aspect ratio that is moved and scaled within it. */

export interface Size {
  width: number;
  height: number;
}

/** Position of the rectangle: its centre in pixels of the picture, and its zoom relative to the largest one. */
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
/** Limit of a file that is cropped before it is uploaded: the upload is far smaller. */
export const MAX_PICTURE_BYTES = 15 * 1024 * 1024;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

const sizeAt = (picture: Size, ratio: number, zoom: number): Size => {
  const width = Math.min(picture.width, picture.height * ratio) / zoom;
  return { width, height: width / ratio };
};

/** Returns the crop moved and scaled back into the picture. */
function clampCrop(picture: Size, ratio: number, { x, y, zoom }: Crop): Crop {
  const to = clamp(zoom, 1, MAX_ZOOM);
  const { width, height } = sizeAt(picture, ratio, to);
  return {
    x: clamp(x, width / 2, picture.width - width / 2),
    y: clamp(y, height / 2, picture.height - height / 2),
    zoom: to,
  };
}

/** Returns the largest crop, in the middle. */
export const largestCrop = (picture: Size): Crop => ({
  x: picture.width / 2,
  y: picture.height / 2,
  zoom: 1,
});

/**
 * Returns the rectangle in pixels of the picture.
 * @param ratio width divided by height
 */
export function cropArea(picture: Size, ratio: number, crop: Crop): Size & { x: number; y: number } {
  const { x, y, zoom } = clampCrop(picture, ratio, crop);
  const { width, height } = sizeAt(picture, ratio, zoom);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Moves the crop by fractions of its own width and height. */
export function moveCrop(picture: Size, ratio: number, crop: Crop, by: Point): Crop {
  const { width, height } = sizeAt(picture, ratio, crop.zoom);
  return clampCrop(picture, ratio, { ...crop, x: crop.x + by.x * width, y: crop.y + by.y * height });
}

/**
 * Scales the crop around a point that stays in place.
 * @param at from 0 to 1 of the rectangle; the middle by default
 */
export function zoomCrop(
  picture: Size,
  ratio: number,
  crop: Crop,
  { zoom, at = { x: 0.5, y: 0.5 } }: { zoom: number; at?: Point },
): Crop {
  const to = clamp(zoom, 1, MAX_ZOOM);
  const [before, after] = [sizeAt(picture, ratio, crop.zoom), sizeAt(picture, ratio, to)];
  return clampCrop(picture, ratio, {
    x: crop.x + (at.x - 0.5) * (before.width - after.width),
    y: crop.y + (at.y - 0.5) * (before.height - after.height),
    zoom: to,
  });
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Returns the distance between two fingers, on a rectangle of this ratio; 1 for any other number of fingers. */
const spread = ([one, two]: readonly Point[], ratio: number): number =>
  one && two ? Math.hypot((one.x - two.x) * ratio, one.y - two.y) : 1;

/**
 * Moves the picture with the fingers: one moves it, two scale it as well.
 * @param before previous positions, from 0 to 1 of the rectangle
 * @param after current position of each of them
 */
export function dragCrop(
  picture: Size,
  ratio: number,
  crop: Crop,
  { before, after }: { before: readonly Point[]; after: readonly Point[] },
): Crop {
  if (before.length === 0 || before.length !== after.length) return crop;
  const [from, to] = [middleOf(before), middleOf(after)];
  const zoom = crop.zoom * (spread(after, ratio) / (spread(before, ratio) || 1));
  const scaled = zoomCrop(picture, ratio, crop, { zoom, at: from });
  return moveCrop(picture, ratio, scaled, { x: from.x - to.x, y: from.y - to.y });
}

/** Returns the position within the picture, from 0 to 1 on each axis; the middle when it cannot be moved. */
export function cropPlace(picture: Size, ratio: number, crop: Crop): Point {
  const area = cropArea(picture, ratio, crop);
  const part = (start: number, room: number): number => (room > 0 ? start / room : 0.5);
  return { x: part(area.x, picture.width - area.width), y: part(area.y, picture.height - area.height) };
}

/** Moves the crop to a position from 0 to 1 on each axis. */
export function placeCrop(picture: Size, ratio: number, crop: Crop, place: Point): Crop {
  const { width, height } = sizeAt(picture, ratio, crop.zoom);
  return clampCrop(picture, ratio, {
    x: width / 2 + place.x * (picture.width - width),
    y: height / 2 + place.y * (picture.height - height),
    zoom: crop.zoom,
  });
}
