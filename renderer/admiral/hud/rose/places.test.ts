import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../../engine/admiral/cells.ts'
import { sea } from '../../../../engine/testkit/sea.ts'
import { CAMERA_PRESETS } from '../../../table/camera/cameraPresets.ts'
import { distance } from '../../../table/spot.ts'
import { Player, unit } from '../../../testkit/admiralPlayer.ts'
import { boardMarksOf } from '../../highlights/boardMarks.ts'
import { writtenOn } from '../../highlights/written.ts'
import { cellSpot } from '../../table/anchors.ts'
import { APART, rosePlaces } from './places.ts'

const places = (ships: Readonly<Record<string, string>>, from = 'k5', board = {}) => {
  const { state } = sea({ ships, board })
  const all = rosePlaces(state, parseCell(from) ?? 0)
  return Object.fromEntries(all.map(({ heading, east, north }) => [heading, [east, north]]))
}

describe('the numbers of the rose', () => {
  it('stand between the first and the second cell all round', () => {
    expect(places({ 'red-brig': 'k5 N' })).toMatchObject({
      N: [0, 1.5],
      NE: [1.5, 1.5],
      W: [-1.5, 0],
      SW: [-1.5, -1.5],
    })
  })

  it('give way to ships and forts, if there is room', () => {
    const ships = {
      'red-brig': 'k5 N',
      'red-line': 'k6 N',
      'blue-line': 'm5 N',
      'blue-brig': 'h5 N',
      'blue-galleon': 'j5 N',
    }
    const forts = { land: ['m7'], forts: [{ id: 'blue-fort', team: 'blue', at: 'm7' }] }
    expect(places(ships, 'k5', forts)).toMatchObject({
      N: [0, 2.5],
      E: [1, 0],
      W: [-2, 0],
      NE: [1, 1],
      S: [0, -1.5],
    })
  })

  it('stand beside the field if the ship lies at its edge', () => {
    expect(places({ 'red-brig': 'b2 N' }, 'b2')).toMatchObject({ S: [0, -1.5], W: [-1.5, 0] })
  })
})

describe('the numbers of the rose and the chances to hit', () => {
  const EYES = [null, CAMERA_PRESETS['admiral/play'].position, { x: -9, y: 13, z: 6 }] as const
  const SHIPS = ['line', 'galleon', 'frigate', 'brig'].flatMap((kind) => [`red-${kind} N`, `red-${kind} NE`])

  it.each(SHIPS)('never share a place round %s, with any ships nearby and any rays lit', (name) => {
    const [ship = '', heading] = name.split(' ')
    const around = { 'blue-line': 'l5 S', 'blue-brig': 'k7 S', 'blue-galleon': 'm7 W', 'blue-frigate': 'h8 W' }
    const { state } = sea({ ships: { [ship]: `k5 ${heading}`, ...around } })
    const intent = new Player(state).do(unit(ship)).state
    const at = parseCell('k5') ?? 0
    for (const hoveredUnit of [null, ship]) {
      const overlay = boardMarksOf({ ...intent, hoveredUnit }, state, 'red', false)
      for (const eye of EYES) {
        const written = writtenOn(overlay, state, eye)
        expect(written.length).toBeGreaterThan(hoveredUnit === null ? 0 : 4)
        const middle = cellSpot(state.board, at)
        const shared = rosePlaces(state, at, written).filter(({ east, north }) =>
          written.some((spot) => distance(spot, { x: middle.x + east, z: middle.z - north }) < APART),
        )
        expect(shared).toEqual([])
      }
    }
  })

  it('leave the numbers in their best places while no chance is near', () => {
    const { state } = sea({ ships: { 'red-brig': 'k5 N' } })
    const at = parseCell('k5') ?? 0
    expect(rosePlaces(state, at, [{ x: -11, z: -7 }])).toEqual(rosePlaces(state, at))
  })
})
