import { cleanup, renderHook } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Aiming } from '../../input/pad/aiming.ts'
import { QUARTERS, type Quarter } from '../../table/camera/quarter.ts'
import * as graphics from '../../ui/graphics.ts'
import { pageCamera } from '../../ui/pageCamera.ts'
import { type GameCommands, useTableCommands } from './useTableCommands.ts'

const { director } = pageCamera

/** The camera positions from which it looks at the board from each side. */
const STANDS: Readonly<Record<Quarter, readonly [x: number, z: number]>> = {
  0: [0, 9],
  1: [9, 0],
  2: [0, -9],
  3: [-9, 0],
}

const NO_AIMING: Aiming = {
  aims: () => 'cursor',
  from: () => null,
  aimAt: () => {},
  beside: () => null,
  step: () => {},
  forget: () => {},
  isVain: () => false,
  explain: () => {},
  isGrave: () => false,
}

/** Steps on the board, by name. */
const STEPS = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] } as const
const ARROWS = ['{ArrowUp}', '{ArrowRight}', '{ArrowDown}', '{ArrowLeft}'] as const

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  director.flyTo('admiral/play', 0)
})

/** Presses all arrow keys at a table seen from a side, and returns the steps of the cursor. */
async function stepsFrom(quarter: Quarter): Promise<readonly string[]> {
  const [x, z] = STANDS[quarter]
  director.flyTo({ position: { x, y: 9, z }, target: { x: 0, y: 0, z: 0 }, fov: 36 }, 0)
  const steps: string[] = []
  const game: GameCommands = {
    tables: [],
    cursor: (east, north) => {
      const [name] = Object.entries(STEPS).find(([, [e, n]]) => e === east + 0 && n === north + 0) ?? []
      steps.push(name ?? `${east} ${north}`)
    },
    choose: () => {},
    next: () => {},
    confirm: () => {},
    cancel: () => false,
    selection: () => null,
    aiming: NO_AIMING,
    onSelection: () => () => {},
  }
  renderHook(() => useTableCommands(game, { onLog: () => {} }))
  for (const arrow of ARROWS) await userEvent.keyboard(arrow)
  cleanup()
  return steps
}

it("moves by arrow keys in the viewer's directions, from each side of the table", async () => {
  const round = ['north', 'east', 'south', 'west']
  const clockwise = { 0: 0, 1: 3, 2: 2, 3: 1 } as const
  for (const quarter of QUARTERS) {
    const first = clockwise[quarter]
    expect(await stepsFrom(quarter)).toEqual([...round.slice(first), ...round.slice(0, first)])
  }
})

it('moves with north above on the flat table, whatever side the camera had before', async () => {
  vi.spyOn(graphics, 'isTableFlat').mockReturnValue(true)
  expect(await stepsFrom(2)).toEqual(['north', 'east', 'south', 'west'])
})
