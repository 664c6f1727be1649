import { describe, expect, it } from 'vitest'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { cellNamed, openTile } from '../../gallery/jackalBoard.ts'
import { translator } from '../../i18n/t.ts'
import { goldScored, paragraph, writeLog } from './logbook.ts'

const [g1, g2] = ['g1', 'g2'].map(cellNamed) as [number, number]
const landing: readonly JackalEvent[] = [
  { kind: 'pieceMoved', piece: 'white-1', from: g1, to: g2, step: 0, cause: 'land', load: null },
  { kind: 'tileRevealed', cell: g2, tile: openTile('chest-2'), by: 'white-1', reveals: true },
  { kind: 'turnPassed', from: 'white', to: 'red', seat: 'red', sobered: [] },
]
const scoring: readonly JackalEvent[] = [
  { kind: 'loadScored', piece: 'red-1', team: 'red', load: 'treasure', value: 3 },
  { kind: 'turnPassed', from: 'red', to: 'black', seat: 'black', sobered: [] },
]
const log = writeLog({ turn: 'white' }, [{ events: landing }, { events: scoring }])
const words = { t: translator('en'), nameOf: (seat: string) => seat }

describe('the log', () => {
  it('puts each move under the team whose turn it was', () => {
    expect(log.map(({ move, team }) => [move, team])).toEqual([
      [1, 'white'],
      [2, 'red'],
    ])
  })

  it('tells a whole move in one paragraph', () => {
    expect(log[0] && paragraph(log[0], CLASSIC_ISLAND, words)).toBe(
      'Pirate goes ashore at g2. Opened g2: a chest, 2 coins.',
    )
  })

  it('does not say that a coin lies where its bearer stops, but does where he had to leave it', () => {
    const walk: JackalEvent = {
      kind: 'pieceMoved',
      piece: 'white-1',
      from: g1,
      to: g2,
      step: 0,
      cause: 'walk',
      load: 'coin',
    }
    const dropped = (cell: number): JackalEvent => ({
      kind: 'loadDropped',
      piece: 'white-1',
      cell,
      step: 0,
      load: 'coin',
    })
    const told = (event: JackalEvent) =>
      paragraph({ move: 1, team: 'white', events: [walk, event] }, CLASSIC_ISLAND, words)
    expect(told(dropped(g2))).toBe('Pirate g1 → g2 with a coin.')
    expect(told(dropped(g1))).toBe('Pirate g1 → g2 with a coin. The coin lies on g1.')
  })

  it('adds up the gold brought home', () => {
    expect(log.map(goldScored)).toEqual([0, 3])
  })
})
