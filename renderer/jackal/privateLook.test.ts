import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { Decision } from '../../engine/jackal/types.ts'
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

describe('a lighthouse', () => {
  it('raises the curtain where several people share the screen', () => {
    const look = privateLook({ viewer: 'spectator', seats: seats('white', 'red'), asked: 'white', decision: peek })
    expect(look).toEqual({ kind: 'lift', seat: 'white', curtain: true })
  })

  it('needs no curtain for somebody alone', () => {
    const look = privateLook({ viewer: 'spectator', seats: seats('white'), asked: 'white', decision: peek })
    expect(look).toEqual({ kind: 'lift', seat: 'white', curtain: false })
  })

  it('needs nothing once the window looks with the right eyes', () => {
    const look = privateLook({ viewer: 'white', seats: seats('white', 'red'), asked: 'white', decision: peek })
    expect(look).toEqual({ kind: 'none' })
  })

  it('hides itself again when the decision is over', () => {
    const look = privateLook({ viewer: 'white', seats: seats('white', 'red'), asked: 'red', decision: null })
    expect(look).toEqual({ kind: 'drop' })
  })
})

describe('anything else', () => {
  it('is seen by everybody', () => {
    expect(privateLook({ viewer: 'spectator', seats: seats('white', 'red'), asked: 'white', decision: oath })).toEqual({
      kind: 'none',
    })
  })

  it('leaves the eyes of the only human alone', () => {
    expect(privateLook({ viewer: 'white', seats: seats('white'), asked: 'white', decision: null })).toEqual({
      kind: 'none',
    })
  })

  it('leaves a finished match open', () => {
    expect(privateLook({ viewer: 'open', seats: seats('white', 'red'), asked: null, decision: null })).toEqual({
      kind: 'none',
    })
  })
})
