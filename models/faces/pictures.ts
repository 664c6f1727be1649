/** All faces in one picture, cell by cell as `atlas.ts` counts them, for pages that show no other model. */
export const FACE_PICTURES = {
  /** 288 pixels a face. */
  full: new URL('../baked/tiles.webp?no-inline', import.meta.url).href,
  /** 96 pixels a face, for phones. */
  small: new URL('../baked/tiles-small.webp?no-inline', import.meta.url).href,
} as const
