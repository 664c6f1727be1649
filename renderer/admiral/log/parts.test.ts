import { expect, it } from 'vitest'
import type { AdmiralMove } from '../../../engine/admiral/types.ts'
import { matchFrom } from '../../../engine/match/match.ts'
import { ADMIRAL } from '../../../engine/protocol/games.ts'
import { battle } from '../../testkit/boards/admiralBoard.ts'
import { type LogStep, writeLog } from './logbook.ts'
import { partsOf } from './parts.ts'

const FIGHT = { wind: 'W fresh', ships: ['brig red m5 N', 'line red b5 N', 'line blue x16 S'] } as const
const start = battle(FIGHT)
const [brig = '', line = ''] = start.ships.map(({ id }) => id)

/** The first moves of red and blue, in the form of the log. */
function played(...moves: readonly (readonly [string, AdmiralMove])[]): readonly LogStep[] {
  const match = matchFrom(ADMIRAL, { options: start.options, seed: 5, state: start })
  return moves.map(([seat, move]) => {
    const result = match.play(seat, move)
    if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.refusal}`)
    return { events: result.events.map(({ event }) => event) }
  })
}

const steer = (ship: string): AdmiralMove => ({ kind: 'steer', ship, turn: 'none' })
const finish = (ship: string): AdmiralMove => ({ kind: 'finish', ship })
const spans = (steps: readonly LogStep[]) =>
  partsOf(writeLog(start, steps)).map(({ move, last, team }) => [move, last, team])

it('joins everything that one ship does', () => {
  const steps = played(['red', steer(brig)], ['red', finish(brig)], ['red', steer(line)], ['red', finish(line)])
  expect(spans(steps)).toEqual([
    [1, 2, 'red'],
    [3, 4, 'red'],
  ])
})

it('puts a new round under no flag', () => {
  const blue = start.ships.find(({ team }) => team === 'blue')?.id ?? ''
  const steps = played(['red', finish(brig)], ['red', finish(line)], ['blue', finish(blue)])
  const weather = partsOf(writeLog(start, steps)).at(-1)
  expect(weather?.team).toBeNull()
  expect(weather?.told[0]?.event.kind).toBe('roundBegan')
})

it('shows a ship that continues after an answer under its own flag', () => {
  const before = start
  const blue = start.ships.find(({ team }) => team === 'blue')?.id ?? ''
  const turned = (ship: string) => ({ kind: 'shipTurned', ship, from: 'N', to: 'E' }) as const
  const told = [
    { event: { kind: 'offerAnswered', to: 'red', offer: 'crossing', how: 'declined' } as const, before },
    { event: turned(blue), before },
    {
      event: {
        kind: 'boardingFought',
        ship: blue,
        target: brig,
        dice: [1, 2],
        totals: [1, 2],
        winner: brig,
        reveals: true,
      } as const,
      before,
    },
    { event: { kind: 'moveEnded', ship: blue } as const, before },
  ]
  const parts = partsOf([{ move: 1, last: 1, team: 'red', told }])
  expect(parts.map(({ team, told: all }) => [team, all.map(({ event }) => event.kind)])).toEqual([
    ['red', ['offerAnswered']],
    ['blue', ['shipTurned', 'boardingFought', 'moveEnded']],
  ])
})

it('keeps lines to which nothing is added', () => {
  const steps = played(['red', steer(brig)], ['red', finish(brig)], ['red', steer(line)], ['red', finish(line)])
  const [some, all] = [partsOf(writeLog(start, steps.slice(0, 3))), partsOf(writeLog(start, steps))]
  expect(some[0]).toBe(all[0])
})
