import { describe, expect, it } from 'vitest'
import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { translator } from '../../i18n/t.ts'
import { cellNamed, JackalBoard, openTile } from '../../testkit/boards/jackalBoard.ts'
import { byTurn, goldScored, paragraph, writeLog } from './logbook.ts'

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
const terms = new JackalBoard().pirate('white', 'g1').state()
const { teams } = terms
const log = writeLog({ turn: 'white', teams }, [
  { by: 'white', events: landing },
  { by: 'red', events: scoring },
])
const words = { t: translator('en'), nameOf: (seat: string) => seat }

describe('the log', () => {
  it('puts each move under the team whose turn it was', () => {
    expect(log.map(({ move, team }) => [move, team])).toEqual([
      [1, 'white'],
      [2, 'red'],
    ])
  })

  it('describes a whole move in one paragraph', () => {
    expect(log[0] && paragraph(log[0], terms, words)).toBe('Pirate goes ashore at g2. Opened g2: a chest, 2 coins.')
  })

  it('omits that a coin lies where its bearer stops, but not where the bearer had to leave it', () => {
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
      paragraph({ move: 1, team: 'white', commander: null, events: [walk, event] }, terms, words)
    expect(told(dropped(g2))).toBe('Pirate g1 → g2 with a coin.')
    expect(told(dropped(g1))).toBe('Pirate g1 → g2 with a coin. The coin lies on g1.')
  })

  it('puts a skipped turn under the flag of the team that misses it', () => {
    const skipped: readonly JackalEvent[] = [
      ...landing,
      { kind: 'turnSkipped', team: 'red', reason: 'nobody-left' },
      { kind: 'turnPassed', from: 'red', to: 'black', seat: 'black', sobered: [] },
    ]
    const told = writeLog({ turn: 'white', teams }, [
      { by: 'white', events: skipped },
      { by: 'black', events: [{ kind: 'turnPassed', from: 'black', to: 'yellow', seat: 'yellow', sobered: [] }] },
    ])
    expect(told.map(({ move, team }) => [move, team])).toEqual([
      [1, 'white'],
      [1, 'red'],
      [2, 'black'],
    ])
    expect(told.slice(0, 2).map((entry) => paragraph(entry, terms, words))).toEqual([
      'Pirate goes ashore at g2. Opened g2: a chest, 2 coins.',
      'Red: nobody left, turn skipped.',
    ])
    expect(byTurn(told).map(({ move, part }) => [move, part])).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
    ])
  })

  it('names the seat that commands another’s crew', () => {
    const [entry] = writeLog({ turn: 'white', teams }, [{ by: 'red', events: landing }])
    expect(entry).toMatchObject({ team: 'white', commander: 'red' })
    expect(entry && paragraph(entry, terms, words)).toMatch(/^Red commands\. Pirate goes ashore at g2\./i)
  })

  it('describes the steps of one turn together', () => {
    const step = (from: number, to: number): JackalEvent => {
      return { kind: 'pieceMoved', piece: 'white-1', from, to, step: 0, cause: 'walk', load: null }
    }
    const passed: JackalEvent = { kind: 'turnPassed', from: 'white', to: 'red', seat: 'red', sobered: [] }
    const told = writeLog({ turn: 'white', teams }, [
      { by: 'white', events: [step(g1, g2)] },
      { by: 'white', events: [step(g2, g1), passed] },
      { by: 'red', events: [step(g1, g2)] },
    ])
    expect(byTurn(told).map(({ move, last, team }) => [move, last, team])).toEqual([
      [1, 2, 'white'],
      [3, 3, 'red'],
    ])
  })

  it('adds up the gold brought home', () => {
    expect(log.map(goldScored)).toEqual([0, 3])
  })
})
