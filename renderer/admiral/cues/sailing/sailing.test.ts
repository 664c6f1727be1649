import { describe, expect, it } from 'vitest'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { HEADINGS, type Heading } from '../../../../engine/admiral/geometry/headings.ts'
import { admiral } from '../../../../engine/admiral/rules.ts'
import type { AdmiralEvent, AdmiralMove, Rudder } from '../../../../engine/admiral/types.ts'
import { playMove } from '../../../../engine/kernel/play.ts'
import { openStream } from '../../../../engine/kernel/rng.ts'
import { lengthOf } from '../../../playback/cue.ts'
import { type Pose, poseAt } from '../../../playback/motion/poses.ts'
import { battle } from '../../../testkit/boards/admiralBoard.ts'
import { at, cuesFor, effects, motions, moved, poseAfter, tableWith } from '../../../testkit/rehearsal.ts'
import { cellSpot, headingYaw, sailsTarget, shipTarget, WATER } from '../../table/anchors.ts'
import { heelInTurn } from './voyage.ts'

describe('the worked example of the rules: a brig at k5 that heads north, the wind blows west', () => {
  const begin = () => battle({ ships: ['brig red k5 N', 'line blue x16 N'], wind: 'W fresh' })
  const BRIG = 'red-brig-0'

  /** Returns every place and turn of the brig, every 5 ms, while the engine's own events of some orders are shown. */
  function sailed(rudders: readonly Rudder[]): readonly Readonly<Pose>[] {
    const playback = tableWith(begin())
    let state = begin()
    for (const turn of rudders) {
      const move: AdmiralMove = { kind: 'steer', ship: BRIG, turn }
      const played = playMove(admiral, state, 'red', move, openStream(1, 'play'))
      state = played.state
      playback.enqueue(played.events)
    }
    const places: Pose[] = []
    while (!playback.isIdle) {
      places.push({ ...(playback.poses.get(shipTarget(BRIG)) ?? poseAt(0, 0, 0)) })
      playback.tick(5)
    }
    places.push({ ...(playback.poses.get(shipTarget(BRIG)) ?? poseAt(0, 0, 0)) })
    return places
  }

  const heading = (yaw: number): Heading | null =>
    HEADINGS.find((one) => Math.abs(Math.sin((yaw - headingYaw(one)) / 2)) < 0.03) ?? null

  /** Returns the middles of cells that the brig passes, in order, with its heading at each. */
  function middles(places: readonly Readonly<Pose>[]): readonly string[] {
    const { board } = begin()
    const cells = 'k5 k6 k7 j5 j6 j7 i5 i6 i7 i8 h5 h6 h7 h8 g5 g6 g7 g8'.split(' ').map(at)
    const passed = places.flatMap(({ x, z, yaw }) => {
      const here = cells.find((cell) => Math.hypot(cellSpot(board, cell).x - x, cellSpot(board, cell).z - z) < 0.02)
      return here === undefined ? [] : [`${printCell(here)} ${heading(yaw)}`]
    })
    return passed.filter((one, i) => one !== passed[i - 1] && !one.endsWith('null'))
  }

  it('left, left, ahead, ahead: north-west, then west, and two cells on', () => {
    expect(middles(sailed(['left', 'left', 'none', 'none']))).toEqual([
      'k5 N',
      'k6 NW',
      'j6 NW',
      'i7 W',
      'h7 W',
      'g7 W',
    ])
  })

  it('left, left, left: the last of them one cell west and one south, heading south-west', () => {
    expect(middles(sailed(['left', 'left', 'left']))).toEqual(['k5 N', 'k6 NW', 'j6 NW', 'i7 W', 'h7 SW', 'h6 SW'])
  })

  it('is sailed smoothly: never more than a hundredth of a cell in a millisecond, and no leap in heading', () => {
    const places = sailed(['left', 'left', 'none', 'none'])
    for (const [i, here] of places.entries()) {
      const next = places[i + 1] ?? here
      expect(Math.hypot(next.x - here.x, next.z - here.z)).toBeLessThan(0.05)
      expect(Math.abs(Math.sin((next.yaw - here.yaw) / 2))).toBeLessThan(0.02)
    }
  })
})

describe('sailing', () => {
  const begin = () => battle({ ships: ['brig red k5 N', 'line blue x16 N'], wind: 'W fresh' })
  const hull = shipTarget('red-brig-0')

  it('takes 420 ms for a cell and 600 for one with a turn; the yards follow 120 ms late', () => {
    const sails = (event: AdmiralEvent) => motions(cuesFor(begin(), event), /^ship/)[0]?.lasts
    expect(sails(moved(['k6'], 'N', 'N', 'none'))).toBe(420)
    expect(sails(moved(['k6', 'j6'], 'N', 'NW', 'left'))).toBe(1020)
    const cues = cuesFor(begin(), moved(['k6', 'j6'], 'N', 'NW', 'left'))
    expect(lengthOf(cues)).toBe(1140)
    const brace = (ms: number) =>
      poseAfter(begin(), moved(['k6', 'j6'], 'N', 'NW', 'left'), sailsTarget('red-brig-0'), ms).yaw
    expect(brace(119)).toBeCloseTo(brace(1))
    expect(brace(719)).not.toBeCloseTo(brace(400), 2)
    expect(brace(721)).toBeCloseTo(brace(1130))
  })

  it('heels outward by eleven degrees at the half of a turn, and once back over the upright', () => {
    const toPort = poseAfter(begin(), moved(['k6', 'j6'], 'N', 'NW', 'left'), hull, 300)
    const toStarboard = poseAfter(begin(), moved(['k6', 'l6'], 'N', 'NE', 'right'), hull, 300)
    expect(toPort.tiltZ).toBeLessThan(-0.15)
    expect(toStarboard.tiltZ).toBeGreaterThan(0.15)
    expect(heelInTurn(0.5)).toBeCloseTo((11 * Math.PI) / 180, 1)
    const lowest = Math.min(...Array.from({ length: 101 }, (_, i) => heelInTurn(i / 100)))
    expect(lowest).toBeCloseTo(-0.2 * heelInTurn(0.5), 2)
    expect(heelInTurn(1)).toBeCloseTo(0)
  })

  it('turns on the spot in 600 ms for every 45°, the shorter way', () => {
    const event: AdmiralEvent = { kind: 'shipTurned', ship: 'red-brig-0', from: 'N', to: 'W' }
    expect(motions(cuesFor(begin(), event), /^ship/)[0]?.lasts).toBe(1200)
    expect(poseAfter(begin(), event, hull, 600).yaw).toBeCloseTo(Math.PI / 4)
  })

  it('leaves a wake behind on the water', () => {
    const wakes = effects(cuesFor(begin(), moved(['k6', 'j6'], 'N', 'NW', 'left')), 'wake')
    expect(wakes.length).toBeGreaterThan(2)
    for (const wake of wakes) expect(wake.from.y).toBe(WATER)
  })
})
