import type { Direction } from './buttons.ts'

/** The position of a stick: right and down are positive, from −1 to 1. */
export interface Stick {
  readonly x: number
  readonly y: number
}

export const AT_REST: Stick = { x: 0, y: 0 }

/** The deflection up to which a stick counts as at rest. */
export const DEAD_ZONE = 0.25
/** The deflection from which a stick presses a direction; it releases the direction in the dead zone. */
const PUSHED = 0.5
/** The share of the larger part that the held direction needs to stay held: a diagonal does not flicker. */
const KEPT = 0.7

/** Returns a stick's position beyond its dead zone, so that its movement begins at 0 and ends at 1. */
export function beyondDeadZone({ x, y }: Stick): Stick {
  const length = Math.hypot(x, y)
  if (!(length > DEAD_ZONE)) return AT_REST
  const share = Math.min(1, (length - DEAD_ZONE) / (1 - DEAD_ZONE)) / length
  return { x: x * share, y: y * share }
}

const partOf = { up: ({ y }) => -y, down: ({ y }) => y, left: ({ x }) => -x, right: ({ x }) => x } satisfies Record<
  Direction,
  (stick: Stick) => number
>

/**
 * Returns the direction that a stick presses, null for none.
 * @param held the direction that it pressed before
 */
export function directionOf(stick: Stick, held: Direction | null): Direction | null {
  const most = Math.max(Math.abs(stick.x), Math.abs(stick.y))
  if (!(most > (held ? DEAD_ZONE : PUSHED))) return null
  if (held && partOf[held](stick) >= KEPT * most) return held
  if (Math.abs(stick.x) > Math.abs(stick.y)) return stick.x < 0 ? 'left' : 'right'
  return stick.y < 0 ? 'up' : 'down'
}
