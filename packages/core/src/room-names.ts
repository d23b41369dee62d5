/** How rooms and buildings are named. Apart from the other rules: every lesson that is shown needs no more of them. */

const BUILDING = /\s*к\.?$/i;

/** A room as lessons name it: "512-4 к.", of room "512" and building "4 к.". */
export const roomLabel = (name: string, building: string): string => `${name}-${building}`;

/** "202-4 к." is room 202 in building 4; where space is tight, and in addresses, "202-4" says as much. */
export const roomShort = (label: string): string => label.replace(BUILDING, '');

/** "4 к." is building "4"; a building with a name keeps it. */
export const buildingShort = (building: string): string => building.replace(BUILDING, '');
