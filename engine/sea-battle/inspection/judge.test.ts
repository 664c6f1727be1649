import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseCell } from '../cells.ts'
import type { Cell, Ship } from '../types.ts'
import { canonicalText, commitmentTo, parseOpening, printOpening } from './commitment.ts'
import { type Answer, judge, outcomeJudged } from './judge.ts'

const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const salt = randomBytes(16).toString('hex')
const OPTIONS = { touch: 'none', shapes: 'straight' } as const

const cell = (name: string): Cell => parseCell(name) ?? Number.NaN
const fleet = (text: string): readonly Ship[] => text.split(', ').map((one) => one.split(' ').map(cell))

const SHIPS = fleet('a1 a2 a3 a4, c1 c2 c3, e1 e2 e3, g1 g2, i1 i2, a6 a7, c6, e6, g6, i6')
const OPENING = { salt, ships: SHIPS }
const commitment = commitmentTo(OPENING, digest)

const said = (at: string, result: Answer['result'], ship: string | null = null): Answer => ({
  at: cell(at),
  result,
  ship: ship === null ? null : ship.split(' ').map(cell),
})
const HONEST = [said('b2', 'miss'), said('g1', 'hit'), said('g2', 'sunk', 'g1 g2'), said('c6', 'sunk', 'c6')]

const judged = (answers: readonly Answer[], opening: Parameters<typeof judge>[1] = OPENING) =>
  judge({ options: OPTIONS, commitment, answers }, opening, digest)

describe('a commitment', () => {
  it('is a SHA-256 that does not depend on the order of ships and cells', () => {
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    const shuffled = SHIPS.map((ship) => ship.toReversed()).toReversed()
    expect(commitmentTo({ salt, ships: shuffled }, digest)).toBe(commitment)
  })

  it('is another for another fleet and for another salt', () => {
    const moved = [...SHIPS.slice(0, -1), [cell('j6')]]
    expect(commitmentTo({ salt, ships: moved }, digest)).not.toBe(commitment)
    expect(commitmentTo({ salt: `${salt}0`, ships: SHIPS }, digest)).not.toBe(commitment)
  })

  it('distinguishes ships that lie end to end', () => {
    const one = canonicalText({ salt, ships: fleet('a1 a2') })
    expect(one).not.toBe(canonicalText({ salt, ships: fleet('a1, a2') }))
  })

  it('is not made with a salt that can be guessed', () => {
    expect(() => commitmentTo({ salt: 'secret', ships: SHIPS }, digest)).toThrow(RangeError)
  })
})

describe('an opening', () => {
  it('survives being sent', () => {
    expect(parseOpening(JSON.parse(JSON.stringify(printOpening(OPENING))))).toEqual(OPENING)
  })

  it.each([
    null,
    {},
    { salt },
    { salt: 'short', ships: [['a1']] },
    { salt, ships: [['k1']] },
    { salt, ships: 'a1' },
    { salt, ships: [['a1']], more: 1 },
  ])('is not read from %j', (input) => {
    expect(parseOpening(input)).toBeNull()
  })
})

describe('the judge', () => {
  it('finds no fault with an honest side, for any number of shots', () => {
    expect(judged([])).toBeNull()
    expect(judged(HONEST)).toBeNull()
  })

  it('accepts the cells of a sunk ship in any order', () => {
    expect(judged([said('g2', 'hit'), said('g1', 'sunk', 'g2 g1')])).toBeNull()
  })

  it('catches a side that opens nothing', () => {
    expect(judged(HONEST, null)).toEqual({ reason: 'wrong-opening' })
  })

  it('catches a side that moved a ship out of the line of fire and opens the new fleet', () => {
    const ships = [...SHIPS.slice(0, -1), [cell('i8')]]
    expect(judged([...HONEST, said('i6', 'miss')], { salt, ships })).toEqual({ reason: 'moved-ship' })
  })

  it('catches a side that moved a ship and opens the old fleet', () => {
    expect(judged([...HONEST, said('i6', 'miss')])).toEqual({
      reason: 'false-answer',
      shot: 5,
      at: cell('i6'),
      said: 'miss',
      truth: 'sunk',
    })
  })

  it('catches a side that opens its fleet with another salt', () => {
    expect(judged(HONEST, { salt: salt.toUpperCase().padEnd(33, '0'), ships: SHIPS })).toEqual({ reason: 'moved-ship' })
  })

  it.each([
    ['a hit where there is water', [said('b2', 'hit')], 1, 'miss'],
    ['a miss where there is a ship', [said('a1', 'miss')], 1, 'hit'],
    ['a hit where the last cell was struck', [said('g1', 'hit'), said('g2', 'hit')], 2, 'sunk'],
    ['a sinking too early', [said('a1', 'sunk', 'a1')], 1, 'hit'],
    ['a sunk ship longer than it is', [said('c6', 'sunk', 'c6 c7')], 1, 'sunk'],
    ['a sunk ship without its cells', [said('c6', 'sunk')], 1, 'sunk'],
    ['a ship at a miss', [said('b2', 'miss', 'b2')], 1, 'miss'],
  ] as const)('catches an answer with %s', (_, answers, shot, truth) => {
    expect(judged(answers)).toMatchObject({ reason: 'false-answer', shot, truth, at: answers[shot - 1]?.at })
  })

  it.each([
    [
      'ships that touch',
      fleet('a1 a2 a3 a4, b5 c5 d5, e1 e2 e3, g1 g2, i1 i2, a7 a8, c7, e7, g7, i7'),
      'ships-touch',
      'a4 b5',
    ],
    ['a ship too few', SHIPS.slice(1), 'wrong-ships', ''],
    [
      'a bent ship',
      fleet('a1 a2 a3 b3, d1 d2 d3, f1 f2 f3, h1 h2, j1 j2, a6 a7, c6, e6, g6, i6'),
      'wrong-shape',
      'a1 a2 a3 b3',
    ],
    [
      'two ships on one cell',
      fleet('a1 a2 a3 a4, c1 c2 c3, e1 e2 e3, g1 g2, i1 i2, a6 a7, a7, e6, g6, i6'),
      'ships-overlap',
      'a7',
    ],
  ] as const)('catches a fleet with %s, even if it matches the commitment', (_, ships, fault, cells) => {
    const opening = { salt, ships }
    const transcript = { options: OPTIONS, commitment: commitmentTo(opening, digest), answers: [] }
    const foul = judge(transcript, opening, digest)
    expect(foul).toMatchObject({ reason: 'illegal-fleet', fault })
    const sorted = foul && 'cells' in foul ? [...foul.cells].sort((a, b) => a - b) : null
    expect(sorted).toEqual(
      cells === ''
        ? []
        : cells
            .split(' ')
            .map(cell)
            .sort((a, b) => a - b),
    )
  })

  it('allows a bent ship and touching corners if the options do', () => {
    const ships = fleet('a1 a2 a3 b3, c4 d4 e4, f1 f2 f3, h1 h2, j1 j2, a6 a7, c6, e6, g6, i6')
    const opening = { salt, ships }
    const transcript = { commitment: commitmentTo(opening, digest), answers: [] }
    expect(judge({ ...transcript, options: { touch: 'corners', shapes: 'bent' } }, opening, digest)).toBeNull()
    expect(judge({ ...transcript, options: OPTIONS }, opening, digest)?.reason).toBe('illegal-fleet')
  })
})

describe('the outcome', () => {
  const played = { winners: ['north'], scores: { north: 10, south: 4 }, reason: 'fleet-sunk' }

  it('stands if both were honest', () => {
    expect(outcomeJudged(played, { north: null, south: null })).toEqual(played)
  })

  it('turns against a cheating winner, with the reason', () => {
    const outcome = outcomeJudged(played, { north: { reason: 'moved-ship' }, south: null })
    expect(outcome).toEqual({ ...played, winners: ['south'], reason: 'moved-ship' })
  })

  it('has no winner if both cheated', () => {
    const outcome = outcomeJudged(played, { north: { reason: 'moved-ship' }, south: { reason: 'wrong-opening' } })
    expect(outcome.winners).toEqual([])
  })
})
