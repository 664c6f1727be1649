import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Damage, damaged, damages, oddValue } from '../testkit/damage.ts'
import { budget } from '../testkit/fuzz.node.ts'
import { SAMPLED, SAMPLED_GAMES, type SampledGame, sampleMatch, samplePosition } from '../testkit/samples.ts'
import { type Answer, type Talk, talk } from '../testkit/talk.ts'
import { OFFERS } from './offers.ts'

const CODES = [-32700, -32600, -32601, -32602, 1001, 1002, 1003, 1004]

const game = fc.constantFrom(...SAMPLED_GAMES)
const seed = fc.integer({ min: 0, max: 3000 })
const viewer = fc.constantFrom('white', 'red', 'blue', 'north', 'south', 'spectator', 'open', '__proto__', '')

/** A valid call of a client; positions and records are named by their seeds. */
type Call = { readonly method: string; readonly params: object }
const call: fc.Arbitrary<Call> = fc.oneof(
  fc.record({ game, seed }).map((params) => ({ method: 'match.new', params })),
  fc.record({ game, seed }).map((of) => ({ method: 'match.load', params: { position: of } })),
  fc.record({ game, seed }).map((of) => ({ method: 'match.load', params: { record: of } })),
  viewer.map((who) => ({ method: 'match.view', params: { viewer: who } })),
  fc.record({ viewer, since: fc.nat(50) }).map((params) => ({ method: 'match.events', params })),
  viewer.map((seat) => ({ method: 'match.moves', params: { seat } })),
  fc.constantFrom('easy', 'medium').map((level) => ({ method: 'match.bot', params: { level, budget: 20 } })),
  fc
    .constantFrom('protocol.info', 'match.position', 'match.moves', 'match.record', 'match.outcome')
    .map((method) => ({ method, params: {} })),
)

interface Named {
  readonly game: SampledGame
  readonly seed: number
}

/** Returns the position or record with that name. */
function source(what: 'position' | 'record', { game: id, seed: s }: Named): unknown {
  const sampled = SAMPLED[id] as never // the game name is one of three
  if (what === 'position') return samplePosition<never>(sampled, s)
  return sampleMatch<never>(sampled, s, 10).record(s % 2 ? 'lean' : 'full')
}

function filledIn({ method, params }: Call): Call {
  const { position, record }: { position?: Named; record?: Named } = params
  if (position) return { method, params: { position: source('position', position) } }
  return record ? { method, params: { record: source('record', record) } } : { method, params }
}

/** One line of input: nothing, a move from the list (changed or not), a call (changed or not), or junk. */
type Step =
  | { readonly kind: 'call'; readonly call: Call; readonly changes: readonly Damage[] }
  | { readonly kind: 'move'; readonly pick: number; readonly changes: readonly Damage[] }
  | { readonly kind: 'text'; readonly text: string }
const mostlyWhole = fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: damages })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('call' as const), call, changes: mostlyWhole }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('move' as const), pick: fc.nat(), changes: mostlyWhole }) },
  {
    weight: 1,
    arbitrary: fc.oneof(fc.string({ unit: 'binary' }), fc.json(), oddValue.map(textOf)).map((text) => ({
      kind: 'text' as const,
      text,
    })),
  },
)

function textOf(value: unknown): string {
  return JSON.stringify(value)
}

/** Checks that an answer is valid JSON-RPC, with a documented code and a text that says what is wrong. */
function holdAnswer(answer: unknown): void {
  for (const one of Array.isArray(answer) ? answer : [answer]) {
    if (one === null) continue
    const { error, result } = one as Answer & { jsonrpc: string } // checked by the lines below
    expect((error === undefined) !== (result === undefined)).toBe(true)
    if (!error) continue
    expect(CODES).toContain(error.code)
    expect(error.message.length).toBeGreaterThan(0)
    expect(error.message.length).toBeLessThan(1000)
  }
}

const positionOf = (line: Talk) => JSON.stringify(line.call('match.position', {}).result)

function take(line: Talk, one: Step): unknown {
  switch (one.kind) {
    case 'text':
      return line.line(one.text)
    case 'call':
      return line.line(textOf(damaged({ jsonrpc: '2.0', id: 7, ...filledIn(one.call) }, one.changes)))
    case 'move': {
      const moves = line.call('match.moves', {}).result?.moves
      const listed: unknown = Array.isArray(moves) && moves.length > 0 ? moves[one.pick % moves.length] : {}
      return line.line(
        textOf({ jsonrpc: '2.0', id: 7, method: 'match.play', params: { move: damaged(listed, one.changes) } }),
      )
    }
    default:
      return one satisfies never
  }
}

function holdSteps(steps: readonly Step[]): void {
  const line = talk(OFFERS)
  for (const one of steps) {
    const before = positionOf(line)
    const answer = take(line, one)
    holdAnswer(answer)
    const failed = typeof answer === 'object' && answer !== null && 'error' in answer
    if (failed) expect(positionOf(line)).toBe(before)
  }
  expect(line.log).toEqual([])
}

describe('the table protocol', () => {
  it('answers anything by its own codes, and an error changes nothing', () => {
    fc.assert(fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), holdSteps), budget(4))
  })

  it('answers a damaged record or position by 1004, or accepts it', () => {
    const given = fc.record({ game, seed, changes: damages, what: fc.constantFrom('record', 'position') })
    const holds = fc.property(given, ({ changes, what, ...of }) => {
      const whole = source(what, of)
      const line = talk(OFFERS)
      const answer = line.call('match.load', { [what]: damaged(whole, changes) })
      holdAnswer(answer)
      expect([undefined, 1004]).toContain(answer.error?.code)
      expect(line.log).toEqual([])
    })
    fc.assert(holds, budget(2))
  })
})
