import { expect, it } from 'vitest'
import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import { nextTarget, STEPS } from '../../input/pad/aiming.ts'
import { DIRECTIONS } from '../../input/pad/buttons.ts'
import { useAim } from './aim.ts'
import { SEA_BATTLE_AIMING } from './aiming.ts'

const FIRED: ReadonlySet<number> = new Set(ALL_CELLS.filter((cell) => cell % 3 === 0))

/** Returns the fewest presses, held ones included, to aim at each cell of a sea. */
function pressesTo(open: readonly number[]): ReadonlyMap<number, number> {
  useAim.getState().forget()
  useAim.getState().ask(open)
  const found = new Map<number, number>()
  let cursors: (number | null)[] = [null]
  for (let presses = 1; cursors.length > 0; presses++) {
    const later: number[] = []
    for (const cursor of cursors)
      for (const direction of DIRECTIONS) {
        useAim.setState({ cursor })
        const [aims, from] = [SEA_BATTLE_AIMING.aims(), SEA_BATTLE_AIMING.from()]
        const next = from && typeof aims !== 'string' ? nextTarget(from, aims, direction, 0) : null
        if (next) SEA_BATTLE_AIMING.aimAt(next.cell)
        for (let held = 0; held < 10; held++) {
          const at = useAim.getState().cursor
          if (at !== null && !found.has(at)) {
            found.set(at, presses)
            later.push(at)
          }
          const [east, north] = STEPS[direction]
          SEA_BATTLE_AIMING.step(east, north)
        }
      }
    cursors = later
  }
  return found
}

it.each([
  ['an untouched sea', ALL_CELLS],
  ['a sea with shots', ALL_CELLS.filter((cell) => !FIRED.has(cell))],
])('a pad aims at every cell of %s and fires within five presses', (_, open) => {
  const presses = pressesTo(open)
  const aims = open.map((cell) => presses.get(cell) ?? Number.POSITIVE_INFINITY)
  expect(Math.max(...aims) + 1).toBeLessThanOrEqual(5)
})
