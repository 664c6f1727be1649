/** The layouts of a match, the widest first. */
export const LAYOUTS = ['wide', 'small', 'column', 'tv'] as const
export type LayoutName = (typeof LAYOUTS)[number]

/** The properties of a window that decide its layout. */
export interface WindowShape {
  /** rem: larger text makes the window smaller. */
  readonly width: number
  /** rem */
  readonly height: number
  /** True if the setting for a television is on. */
  readonly isTelevision: boolean
  /** True for a match on the flat table. */
  readonly isFlat?: boolean
}

/** The least width of `wide`, rem. */
const WIDE = 73.75

/**
 * Returns the layout of a window. A flat table is always a column, and only the setting makes a window a television.
 */
export function layoutNameOf({ width, height, isTelevision, isFlat = false }: WindowShape): LayoutName {
  if (isFlat) return 'column'
  if (isTelevision) return 'tv'
  if (height > width) return 'column'
  return width >= WIDE ? 'wide' : 'small'
}
