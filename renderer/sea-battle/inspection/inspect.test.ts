import { describe, expect, it } from 'vitest'
import type { Json } from '../../../electron/contract/ipc.ts'
import { commitments, openings } from '../../../engine/sea-battle/inspection/openings.ts'
import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { battle, NORTH_SHIPS, SOUTH_SHIPS, ships } from '../../../engine/testkit/fleet.ts'
import { WitnessBook } from '../../host/heard/witnessBook.ts'
import { inspect } from './inspect.ts'
import { answersOf } from './witness.ts'

const ID = '20261122-120000-0123456789'
const FIRED = SOUTH_SHIPS.replaceAll(',', '')
const PLAYED = { northFired: `j1 ${FIRED}`, southFired: 'a1 b1' }
const saltOf = (seat: string) => `${seat}/`.padEnd(32, '5e')
const json = (value: object) => JSON.parse(JSON.stringify(value)) as Readonly<Record<string, Json>> // openings are JSON

/** A ship of the south that nobody has hit lies elsewhere from the beginning. */
const SHIFTED = SOUTH_SHIPS.replace(', e6', ', i4')

interface Told {
  /** The view after each piece of news, as the host tells it. */
  readonly views?: readonly SeaBattleState[]
  /** The fleets that the host committed to, and when that was heard. */
  readonly promised?: SeaBattleState
  readonly after?: number
}

/** A screen that heard all this, and was reloaded before the end. */
function screen({ views = [battle(), battle(PLAYED)], promised = battle(), after = 2 }: Told = {}) {
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
const HONEST = { kind: 'inspected', fouls: { north: null, south: null }, isWhole: true }

const foulsOf = (found: ReturnType<typeof inspect>) => (found.kind === 'inspected' ? found.fouls : null)

describe('a screen that inspects the fleets', () => {
  it('finds nothing against an honest host', () => {
    expect(inspect(battle(PLAYED), screen().of(ID), opened(battle()))).toEqual(HONEST)
  })

  it('finds nothing where the end is looked at before all shots are shown again', () => {
    expect(inspect(battle(), screen().of(ID), opened(battle()))).toEqual(HONEST)
  })

  it('says so where it came only after the first shot', () => {
    expect(inspect(battle(PLAYED), screen({ after: 9 }).of(ID), opened(battle()))).toEqual({
      ...HONEST,
      isWhole: false,
    })
  })

  it('catches a host that shifts a ship during the match and opens the fleet as it lies then', () => {
    const shifted = battle({ ...PLAYED, south: SHIFTED })
    const found = inspect(shifted, screen({ views: [battle(), shifted] }).of(ID), opened(battle({ south: SHIFTED })))
    expect(foulsOf(found)).toEqual({ north: null, south: { reason: 'moved-ship' } })
  })

  it('catches a host that shifts a ship and opens the fleet as it lay', () => {
    const shifted = battle({ south: SHIFTED, northFired: 'j1 e6' })
    const found = inspect(shifted, screen({ views: [shifted] }).of(ID), opened(battle()))
    expect(foulsOf(found)?.south).toMatchObject({ reason: 'false-answer', shot: 2, said: 'miss', truth: 'sunk' })
  })

  it('catches a host that answers falsely and takes it back in its last view', () => {
    const lied = battle({ south: SHIFTED, northFired: 'j1 e6' })
    const found = inspect(battle({ northFired: 'j1 e6' }), screen({ views: [lied] }).of(ID), opened(battle()))
    expect(foulsOf(found)).toEqual({ north: null, south: { reason: 'retold' } })
  })

  it('catches a host that tells an answer again, but differently, in between', () => {
    const views = [
      battle({ northFired: 'e6' }),
      battle({ south: SHIFTED, northFired: 'e6' }),
      battle({ northFired: 'e6' }),
    ]
    const found = inspect(battle({ northFired: 'e6' }), screen({ views }).of(ID), opened(battle()))
    expect(foulsOf(found)?.south).toEqual({ reason: 'retold' })
  })

  it('catches a host that shows another fleet than it opens', () => {
    const found = inspect(battle({ south: SHIFTED }), screen({ views: [] }).of(ID), opened(battle()))
    expect(foulsOf(found)?.south).toEqual({ reason: 'moved-ship' })
  })

  it('catches a host that opens nothing, or nothing that can be read', () => {
    for (const south of [undefined, null, [], { salt: 'x' }] as const) {
      const { north } = opened(battle()) as { north: Json }
      const found = inspect(battle(PLAYED), screen().of(ID), {
        north,
        ...(south !== undefined && { south: south as Json }),
      })
      expect(foulsOf(found)).toEqual({ north: null, south: { reason: 'wrong-opening' } })
    }
  })

  it('catches a fleet that was promised against the rules', () => {
    const fleet = ships(NORTH_SHIPS.replace(', i6', ', b5'))
    const north = { flag: 'pirates', ships: fleet } as const
    const promised = { ...battle(), fleets: { ...battle().fleets, north } }
    const found = inspect(promised, screen({ views: [], promised }).of(ID), opened(promised))
    expect(foulsOf(found)?.north).toMatchObject({ reason: 'illegal-fleet', fault: 'ships-touch' })
  })

  it('holds a host to its first promise', () => {
    const book = screen({ promised: battle({ south: SHIFTED }) })
    book.meet({ id: ID, moves: 9, commitments: commitments(battle(), saltOf) })
    expect(foulsOf(inspect(battle(PLAYED), book.of(ID), opened(battle())))?.south).toEqual({ reason: 'moved-ship' })
  })

  it('says so where nothing was promised', () => {
    const book = new WitnessBook({ getItem: () => null, setItem: () => {} })
    book.meet({ id: ID, moves: 2 })
    expect(inspect(battle(PLAYED), book.of(ID), opened(battle()))).toEqual({ kind: 'unpromised' })
  })
})
