import { describe, expect, it } from 'vitest'
import type { Json } from '../../../electron/contract/ipc.ts'
import { commitments, openings } from '../../../engine/sea-battle/inspection/openings.ts'
import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { battle, NORTH_SHIPS, SOUTH_SHIPS, ships } from '../../../engine/testkit/fleet.ts'
import { WitnessBook } from '../../host/received/witnessBook.ts'
import { inspect } from './inspect.ts'
import { answersOf } from './witness.ts'

const ID = '20261122-120000-0123456789'
const FIRED = SOUTH_SHIPS.replaceAll(',', '')
const PLAYED = { northFired: `j1 ${FIRED}`, southFired: 'a1 b1' }
const saltOf = (seat: string) => `${seat}/`.padEnd(32, '5e')
const json = (value: object) => JSON.parse(JSON.stringify(value)) as Readonly<Record<string, Json>> // openings are JSON

/** A ship of the south without a hit lies elsewhere from the beginning. */
const SHIFTED = SOUTH_SHIPS.replace(', e6', ', i4')

interface Received {
  /** The view after each message, as the host sends it. */
  readonly views?: readonly SeaBattleState[]
  /** The fleets that the host committed to, and the number of moves when that was received. */
  readonly promised?: SeaBattleState
  readonly after?: number
}

/** Returns a screen that received all this, and was reloaded before the end. */
function screen({ views = [battle(), battle(PLAYED)], promised = battle(), after = 2 }: Received = {}) {
  const kept = new Map<string, string>()
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  const book = new WitnessBook(tab)
  book.meet({ id: ID, moves: after, commitments: commitments(promised, saltOf) })
  for (const view of views) for (const seat of ['north', 'south'] as const) book.hear(ID, seat, answersOf(view, seat))
  return new WitnessBook(tab)
}

const opened = (state: SeaBattleState) => json(openings(state, saltOf))
const NONE = { north: null, south: null }
const HONEST = { kind: 'inspected', fouls: NONE, unchecked: NONE, isWhole: true }

const foulsOf = (found: ReturnType<typeof inspect>) => (found.kind === 'inspected' ? found.fouls : null)

describe('a screen that inspects the fleets', () => {
  it('finds nothing against an honest host', () => {
    expect(inspect(battle(PLAYED), screen().of(ID), opened(battle()))).toEqual(HONEST)
  })

  it('finds nothing if the end is inspected before all shots have been replayed', () => {
    expect(inspect(battle(), screen().of(ID), opened(battle()))).toEqual(HONEST)
  })

  it('says so if it came only after the first shot', () => {
    expect(inspect(battle(PLAYED), screen({ after: 9 }).of(ID), opened(battle()))).toEqual({
      ...HONEST,
      isWhole: false,
    })
  })

  it('detects a host that shifts a ship during the match and opens the fleet in its last state', () => {
    const shifted = battle({ ...PLAYED, south: SHIFTED })
    const found = inspect(shifted, screen({ views: [battle(), shifted] }).of(ID), opened(battle({ south: SHIFTED })))
    expect(foulsOf(found)).toEqual({ north: null, south: { reason: 'moved-ship' } })
  })

  it('detects a host that shifts a ship and opens the fleet in its first state', () => {
    const shifted = battle({ south: SHIFTED, northFired: 'j1 e6' })
    const found = inspect(shifted, screen({ views: [shifted] }).of(ID), opened(battle()))
    expect(foulsOf(found)?.south).toMatchObject({ reason: 'false-answer', shot: 2, said: 'miss', truth: 'sunk' })
  })

  it('detects a host that answers falsely and takes it back in its last view', () => {
    const lied = battle({ south: SHIFTED, northFired: 'j1 e6' })
    const found = inspect(battle({ northFired: 'j1 e6' }), screen({ views: [lied] }).of(ID), opened(battle()))
    expect(foulsOf(found)).toEqual({ north: null, south: { reason: 'retold' } })
  })

  it('detects a host that repeats an answer differently in between', () => {
    const views = [
      battle({ northFired: 'e6' }),
      battle({ south: SHIFTED, northFired: 'e6' }),
      battle({ northFired: 'e6' }),
    ]
    const found = inspect(battle({ northFired: 'e6' }), screen({ views }).of(ID), opened(battle()))
    expect(foulsOf(found)?.south).toEqual({ reason: 'retold' })
  })

  it('detects a host that shows another fleet than it opens', () => {
    const found = inspect(battle({ south: SHIFTED }), screen({ views: [] }).of(ID), opened(battle()))
    expect(foulsOf(found)?.south).toEqual({ reason: 'moved-ship' })
  })

  it('detects a host whose opening is unreadable', () => {
    for (const south of [[], { salt: 'x' }] as const) {
      const openings = { ...opened(battle()), south: south as Json }
      const found = inspect(battle(PLAYED), screen().of(ID), openings)
      expect(foulsOf(found)).toEqual({ north: null, south: { reason: 'wrong-opening' } })
    }
  })

  it('accuses no player of a fleet that the host does not open', () => {
    const { north = null } = opened(battle())
    for (const openings of [{ north }, { north, south: null }])
      expect(inspect(battle(PLAYED), screen().of(ID), openings)).toEqual({
        ...HONEST,
        unchecked: { north: null, south: 'unopened' },
      })
    expect(inspect(battle(PLAYED), screen().of(ID), {})).toEqual({
      ...HONEST,
      unchecked: { north: 'unopened', south: 'unopened' },
    })
  })

  it('accuses no player of a fleet that the host did not commit to, and still checks the other one', () => {
    const book = new WitnessBook({ getItem: () => null, setItem: () => {} })
    const { south = '' } = commitments(battle(), saltOf)
    book.meet({ id: ID, moves: 2, commitments: { south } })
    const unchecked = { north: 'unpromised', south: null }
    expect(inspect(battle(PLAYED), book.of(ID), opened(battle()))).toEqual({ ...HONEST, unchecked, isWhole: false })
    const shifted = battle({ south: SHIFTED })
    expect(inspect(shifted, book.of(ID), opened(shifted))).toMatchObject({
      fouls: { north: null, south: { reason: 'moved-ship' } },
      unchecked,
    })
  })

  it('detects a changed answer, also about a fleet that is not opened', () => {
    const lied = battle({ south: SHIFTED, northFired: 'j1 e6' })
    const found = inspect(battle({ northFired: 'j1 e6' }), screen({ views: [lied] }).of(ID), {})
    expect(found).toMatchObject({
      fouls: { south: { reason: 'retold' } },
      unchecked: { north: 'unopened', south: null },
    })
  })

  it('detects a commitment to a fleet against the rules', () => {
    const fleet = ships(NORTH_SHIPS.replace(', i6', ', b5'))
    const north = { flag: 'pirates', ships: fleet } as const
    const promised = { ...battle(), fleets: { ...battle().fleets, north } }
    const found = inspect(promised, screen({ views: [], promised }).of(ID), opened(promised))
    expect(foulsOf(found)?.north).toMatchObject({ reason: 'illegal-fleet', fault: 'ships-touch' })
  })

  it('does not accept a commitment as one from before the first shot if it comes with a snapshot of the beginning', () => {
    const book = new WitnessBook({ getItem: () => null, setItem: () => {} })
    book.meet({ id: ID, moves: 40 })
    book.meet({ id: ID, moves: 2, commitments: commitments(battle(), saltOf) })
    expect(inspect(battle(PLAYED), book.of(ID), opened(battle()))).toMatchObject({ isWhole: false })
  })

  it('holds a host to its first commitment', () => {
    const book = screen({ promised: battle({ south: SHIFTED }) })
    book.meet({ id: ID, moves: 9, commitments: commitments(battle(), saltOf) })
    expect(foulsOf(inspect(battle(PLAYED), book.of(ID), opened(battle())))?.south).toEqual({ reason: 'moved-ship' })
  })

  it('says so if there was no commitment', () => {
    const book = new WitnessBook({ getItem: () => null, setItem: () => {} })
    book.meet({ id: ID, moves: 2 })
    expect(inspect(battle(PLAYED), book.of(ID), opened(battle()))).toEqual({ kind: 'unpromised' })
  })
})
