/** The layouts of a match, the widest first. */
export const LAYOUTS = ['wide', 'small', 'column', 'tv'] as const
export type LayoutName = (typeof LAYOUTS)[number]

/** A window as layouts see it. */
export interface WindowShape {
  /** rem: larger text makes the window smaller. */
  readonly width: number
  /** rem */
  readonly height: number
  /** Whether the setting for a television is on. */
  readonly isTelevision: boolean
  /** Whether the match is on the flat table. */
  readonly isFlat?: boolean
}

/** The least width of `wide`, rem. */
const WIDE = 73.75

/** Returns the layout of a window. A flat table is always a column, and a narrow window is never a television by itself. */
export function layoutNameOf({ width, height, isTelevision, isFlat = false }: WindowShape): LayoutName {
  if (isFlat) return 'column'
  if (isTelevision) return 'tv'
  if (height > width) return 'column'
  return width >= WIDE ? 'wide' : 'small'
}
