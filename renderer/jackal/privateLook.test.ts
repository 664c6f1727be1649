import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { Decision } from '../../engine/jackal/types.ts'
import type { Situation } from '../host/viewer.ts'
import { JackalBoard } from '../testkit/boards/jackalBoard.ts'
import { privateLook } from './privateLook.ts'

const seats = (...humans: readonly string[]): MatchInfo['seats'] =>
  ['white', 'red'].map((seat) => ({
    seat,
    name: seat,
    player: humans.includes(seat) ? { kind: 'human' } : { kind: 'bot', level: 'easy' },
  }))
const chain = { piece: 'white-1', origin: 0, originStep: 0, steps: [] }
const peek: Decision = { kind: 'peek', chain, looked: [], left: 4 }
const oath: Decision = { kind: 'oath', chain }

const look = ({ decision, ...rest }: Omit<Situation, 'shown' | 'outcome'> & { decision: Decision | null }) =>
  privateLook({ ...rest, outcome: null, shown: { ...new JackalBoard().state(), decision } })

describe('a lighthouse', () => {
  it('raises the curtain if several people share the screen', () => {
    const needed = look({ viewer: 'spectator', seats: seats('white', 'red'), asked: 'white', decision: peek })
    expect(needed).toEqual({ kind: 'lift', viewer: 'white', curtain: true })
  })

  it('needs no curtain for a single player', () => {
    const needed = look({ viewer: 'spectator', seats: seats('white'), asked: 'white', decision: peek })
    expect(needed).toEqual({ kind: 'lift', viewer: 'white', curtain: false })
  })

  it('calls the only player elsewhere if the screen is captured', () => {
    const only = { viewer: 'spectator', seats: seats('white'), asked: 'white', isCaptured: true } as const
    expect(look({ ...only, decision: peek })).toEqual({ kind: 'lift', viewer: 'white', curtain: true })
    expect(look({ ...only, decision: oath })).toEqual({ kind: 'none' })
  })

  it('and what a seat has seen there are hidden in a captured screen with the view of the seat', () => {
    const only = { viewer: 'white', seats: seats('white'), asked: 'white', outcome: null, isCaptured: true } as const
    const board = new JackalBoard().state()
    const seen = board.tiles.map((tile) => tile && { ...tile, open: false, seenBy: ['white'] as const })
    expect(look({ ...only, decision: peek })).toEqual({ kind: 'drop', curtain: null })
    expect(look({ ...only, decision: oath })).toEqual({ kind: 'none' })
    expect(privateLook({ ...only, shown: { ...board, tiles: seen } })).toEqual({ kind: 'drop', curtain: null })
  })

  it('needs nothing once the window has the right viewer', () => {
    const needed = look({ viewer: 'white', seats: seats('white', 'red'), asked: 'white', decision: peek })
    expect(needed).toEqual({ kind: 'none' })
  })

  it('hides itself again when the decision is over', () => {
    const needed = look({ viewer: 'white', seats: seats('white', 'red'), asked: 'red', decision: null })
    expect(needed).toEqual({ kind: 'drop', curtain: null })
  })
})

describe('any other event', () => {
  it('is visible to all', () => {
    expect(look({ viewer: 'spectator', seats: seats('white', 'red'), asked: 'white', decision: oath })).toEqual({
      kind: 'none',
    })
  })

  it('leaves the viewer of the only human alone', () => {
    expect(look({ viewer: 'white', seats: seats('white'), asked: 'white', decision: null })).toEqual({
      kind: 'none',
    })
  })

  it('leaves a finished match open', () => {
    expect(look({ viewer: 'open', seats: seats('white', 'red'), asked: null, decision: null })).toEqual({
      kind: 'none',
    })
  })
})
