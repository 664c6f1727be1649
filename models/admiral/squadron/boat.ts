import type { BufferGeometry } from 'three'
import { part } from '../../geometry/part.ts'
import { ball, box } from '../../geometry/solids.ts'
import { BULWARK } from '../../ship/forms.ts'
import type { Lines } from '../../ship/lines.ts'
import { mastsOf } from '../../ship/rig.ts'

/**
 * Half the length of a ship's boat as a share of the ship's length; its breadth and depth as shares of half its length.
 */
const BOAT = { half: 0.085, breadth: 0.4, depth: 0.3 } as const
const INSIDE = '#4a2c16'
const THWART = '#d8b98a'

/** Returns the ship's boat with its thwarts, on deck between the two foremost masts. */
export function boat(lines: Lines, colour: string): readonly BufferGeometry[] {
  const [fore, main] = mastsOf(lines).toReversed()
  if (!fore || !main) return []
  const t = (fore.t + main.t) / 2
  const half = BOAT.half * lines.form.length
  const [x, y] = [lines.along(t), lines.rail(t) + lines.castle(t, 1) - BULWARK + half * BOAT.depth * 0.7]
  const shell = part(ball(half, [x, y, 0], [1, BOAT.depth, BOAT.breadth], 8, 4), colour, { roughness: 0.5 })
  const hollow = ball(
    half * 0.9,
    [x, y + half * BOAT.depth * 0.5, 0],
    [1, BOAT.depth * 0.62, BOAT.breadth * 0.86],
    8,
    4,
  )
  const rim = y + half * BOAT.depth * 1.06
  const thwarts = [-0.35, 0.2].map((share) =>
    part(box([half * 0.16, 0.012, half * BOAT.breadth * 1.5], [x + share * half, rim, 0]), THWART),
  )
  return [shell, part(hollow, INSIDE, { roughness: 0.8 }), ...thwarts]
}
