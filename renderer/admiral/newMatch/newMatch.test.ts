import { describe, expect, it } from 'vitest'
import { distanceBetween, fileOf } from '../../../engine/admiral/cells.ts'
import { parseOptions } from '../../../engine/admiral/options.ts'
import { turnedAround } from '../../../engine/admiral/position/nearSea.ts'
import { parsePosition, printPosition } from '../../../engine/admiral/position.ts'
import type { AdmiralState, TeamId } from '../../../engine/admiral/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { opening } from '../../testkit/boards/admiralBoard.ts'
import { isFaultless } from '../../ui/newMatch/draft.ts'
import { readDraft } from '../../ui/newMatch/keptDraft.ts'
import {
  allyOf,
  checkDraft,
  DRAFT_READERS,
  type Draft,
  draftFrom,
  FIRST_DRAFT,
  PLAYER_COUNTS,
  rematchOf,
  setupOf,
  teamsOf,
} from './newMatch.ts'

const name = (team: TeamId) => `Captain ${team}`
const draft = (part: Partial<Draft>): Draft => ({ ...FIRST_DRAFT, sea: 'wide', ...part })
const position = {
  game: 'admiral',
  teams: [{ id: 'gold' }, { id: 'red' }],
  options: { captains: 2, ruleset: {} },
} as const
const file = { name: 'straits.json', value: position, seats: ['red', 'gold'] } as const

describe('a new match', () => {
  it.each(PLAYER_COUNTS)('of %i squadrons asks for as many seats and for options that the rules accept', (players) => {
    const setup = setupOf(draft({ players, captains: 3, scenario: 'treasure', roundLimit: '12' }), name)
    expect(Object.keys(setup.seats)).toHaveLength(players)
    expect(parseOptions(setup.options)).toMatchObject({
      ok: true,
      value: { players, captains: 3, scenario: 'treasure', roundLimit: 12 },
    })
  })

  it('begins in a fresh wind unless that is unchecked; a position has its own weather', () => {
    expect(parseOptions(setupOf(draft({}), name).options)).toMatchObject({ value: { freshStart: true } })
    expect(parseOptions(setupOf(draft({ freshStart: false }), name).options)).toMatchObject({
      value: { freshStart: false },
    })
    expect(setupOf(draft({ scenario: 'custom', position: file }), name).position).not.toHaveProperty(
      'options.freshStart',
    )
  })

  it('lets the hull decide a hunt with equal gold unless that is unchecked; a duel has no gold', () => {
    const hunt = (part: Partial<Draft>) => parseOptions(setupOf(draft({ scenario: 'treasure', ...part }), name).options)
    expect(hunt({})).toMatchObject({ value: { tieByHull: true } })
    expect(hunt({ tieByHull: false })).toMatchObject({ value: { tieByHull: false } })
    expect(setupOf(draft({}), name).options).not.toHaveProperty('tieByHull')
  })

  it('makes opposite sides allies in pairs, and only with four players', () => {
    const pairs = draft({ players: 4, alliances: 'pairs' })
    expect(allyOf(pairs, 'red')).toBe('green')
    const sides = parseOptions(setupOf(pairs, name).options)
    expect(sides.ok && sides.value.alliances).toEqual([
      ['red', 'green'],
      ['blue', 'gold'],
    ])
    expect(setupOf(draft({ players: 2, alliances: 'pairs' }), name).options.alliances).toEqual([])
  })

  it('answers offers of fire as each person chose; bots answer on their own', () => {
    const setup = setupOf(draft({ replies: { ...FIRST_DRAFT.replies, red: 'sails', blue: 'never' } }), name)
    expect(setup.options.autoReply).toEqual({ red: 'sails' })
  })

  it('passes on typed names of ships, and none if none were typed', () => {
    const shipNames = { ...FIRST_DRAFT.shipNames, blue: ' Old Boot , , Pearl', gold: 'Nobody sails her' }
    expect(setupOf(draft({ shipNames }), name).options.shipNames).toEqual({ blue: ['Old Boot', 'Pearl'] })
    expect(parseOptions(setupOf(draft({ shipNames }), name).options)).toMatchObject({
      ok: true,
      value: { shipNames: { blue: ['Old Boot', 'Pearl'] } },
    })
    expect(parseOptions(setupOf(draft({}), name).options)).not.toHaveProperty('value.shipNames')
  })

  it.each(['x'.repeat(25), 'La\u202Erk', Array(25).fill('Lark').join()])('accepts no names like %j', (blue) => {
    const wrong = draft({ shipNames: { ...FIRST_DRAFT.shipNames, blue } })
    expect(isFaultless(checkDraft(wrong, name))).toBe(false)
    expect(readDraft(FIRST_DRAFT, DRAFT_READERS, { shipNames: { blue } }).shipNames.blue).toBe('')
  })

  it('keeps the names of ships for the next start', () => {
    const shipNames = { ...FIRST_DRAFT.shipNames, red: 'Lark, Wren' }
    expect(readDraft(FIRST_DRAFT, DRAFT_READERS, { shipNames }).shipNames).toEqual(shipNames)
  })

  it('passes on the user’s ruleset', () => {
    const ruleset = { name: 'mine.json', value: { rounds: { value: 9, source: 'house' } } }
    const options = parseOptions(setupOf(draft({ ruleset }), name).options)
    expect(options.ok && options.value.ruleset?.rounds.value).toBe(9)
  })

  it('needs a sensible number of rounds and, for a position, its file', () => {
    expect(isFaultless(checkDraft(draft({ roundLimit: '0' }), name))).toBe(false)
    expect(isFaultless(checkDraft(draft({ scenario: 'custom' }), name))).toBe(false)
    expect(isFaultless(checkDraft(draft({ scenario: 'custom', position: file }), name))).toBe(true)
  })
})

describe('a duel of two squadrons', () => {
  const near = (part: Partial<Draft> = {}) => {
    const { position: text, options } = setupOf({ ...FIRST_DRAFT, ...part }, name)
    const read = parsePosition(text, openStream(1, 'deal'))
    if (!read.ok) throw new Error(`${read.problem.where}: ${read.problem.what}`)
    return { state: read.value, options }
  }

  it('is suggested on a small sea, with eight cells of water between the squadrons in port', () => {
    const { state } = near()
    expect([state.board.width, state.board.height]).toEqual([16, 10])
    const files = (team: TeamId) => state.ships.filter((ship) => ship.team === team).map(({ at }) => fileOf(at ?? 0))
    expect(Math.min(...files('blue')) - Math.max(...files('red')) - 1).toBe(8)
    const ports = state.ships.map(({ at, team }) => {
      const fort = state.forts.find((one) => one.team === team)
      return distanceBetween(at ?? 0, fort?.at ?? 0)
    })
    expect(new Set(ports)).toEqual(new Set([1]))
  })

  it('has forces, captains and options there as on the large sea', () => {
    const { state, options } = near({ captains: 2, roundLimit: '12' })
    const dealt = opening({ captains: 2 })
    expect(options).toEqual({})
    expect(state.options).toMatchObject({ scenario: 'duel', players: 2, captains: 2, roundLimit: 12, freshStart: true })
    const classes = (of: Pick<AdmiralState, 'ships'>) => of.ships.map((ship) => [ship.team, ship.class])
    expect(classes(state)).toEqual(classes(dealt))
    expect([state.assigning, state.turn, state.wind.strength]).toEqual([['red', 'blue'], 'red', 'fresh'])
  })

  it('gives neither side an advantage: the small sea is the same after half a turn', () => {
    const { board, ships } = near().state
    const around = (cells: readonly number[]) => cells.map(turnedAround).toSorted((a, b) => a - b)
    expect([around(board.land), around(board.reefs)]).toEqual([board.land, board.reefs])
    const at = (team: TeamId) => ships.filter((ship) => ship.team === team).map((ship) => ship.at ?? 0)
    expect(at('red').map(turnedAround)).toEqual(at('blue'))
  })

  it('is played on the large sea on request; more squadrons, and hunts, always are', () => {
    for (const part of [{ sea: 'wide' }, { players: 3 }, { scenario: 'treasure' }] as const) {
      expect(setupOf({ ...FIRST_DRAFT, ...part }, name)).not.toHaveProperty('position')
    }
  })
})

describe('a match from a position', () => {
  const custom = draft({ scenario: 'custom', position: file, captains: 'none', rememberCaptains: true })

  it('seats the squadrons of the file', () => {
    expect(teamsOf(custom)).toEqual(['red', 'gold'])
    expect(Object.keys(setupOf(custom, name).seats)).toEqual(['red', 'gold'])
  })

  it('gives the form priority over the options of the file, and sends none beside it', () => {
    const setup = setupOf(custom, name)
    expect(setup.options).toEqual({})
    expect(setup.position).toMatchObject({
      teams: position.teams,
      options: { captains: 'none', rememberCaptains: true, ruleset: {}, autoReply: { red: 'hull' } },
    })
  })

  it('fills the form with the options of the file', () => {
    expect(draftFrom({ captains: 2, roundLimit: 7, rememberCaptains: true, scenario: 'duel' })).toEqual({
      captains: 2,
      roundLimit: '7',
      rememberCaptains: true,
    })
  })
})

describe('a rematch', () => {
  const match = { id: '20261120-1', seats: [{ seat: 'red', name: 'Ann', player: { kind: 'human' } }] } as const

  it('deals the scenarios again with the same options', () => {
    const again = rematchOf(match, opening({ captains: 1 }))
    expect(again).toMatchObject({ seats: { red: { name: 'Ann' } } })
    expect(parseOptions(again.options)).toMatchObject({ ok: true, value: { captains: 1, scenario: 'duel' } })
  })

  it('deals a duel on the small sea again as well, in another wind', () => {
    const { position: text } = setupOf(FIRST_DRAFT, name)
    const read = parsePosition(text, openStream(1, 'deal'))
    if (!read.ok) throw new Error(read.problem.what)
    const again = rematchOf(match, read.value)
    expect([again.options, again.positionOf]).toEqual([{}, undefined])
    expect(again.position).toMatchObject({ phase: 'assign', options: { scenario: 'duel', captains: 'all' } })
    expect(again.position).not.toHaveProperty('wind')
  })

  it('begins with the position of the first match', () => {
    const text = printPosition(opening())
    const read = parsePosition({ ...text, board: {}, ships: shipsIn(text) }, openStream(1, 'deal'))
    if (!read.ok) throw new Error(read.problem.what)
    expect(rematchOf(match, read.value)).toMatchObject({ options: {}, positionOf: '20261120-1' })
  })
})

const shipsIn = (position: object): unknown => ('ships' in position ? position.ships : [])

describe('a kept draft', () => {
  const read = (kept: unknown) => readDraft(FIRST_DRAFT, DRAFT_READERS, kept)

  it('is read unchanged, without the seed', () => {
    const changed: Draft = {
      ...FIRST_DRAFT,
      scenario: 'treasure',
      players: 4,
      alliances: 'pairs',
      captains: 2,
      roundLimit: '12',
      rememberCaptains: true,
      freshStart: false,
      tieByHull: false,
      replies: { red: 'hull', blue: 'never', green: 'ask', gold: 'sails' },
      seats: { ...FIRST_DRAFT.seats, gold: { name: 'Mary', kind: 'human' } },
    }
    expect(read({ ...changed, seed: '5' })).toEqual(changed)
  })

  it('from before the choice of the first weather begins in a fresh wind', () => {
    const { freshStart, ...older } = FIRST_DRAFT
    expect(read(older).freshStart).toBe(true)
  })

  it('omits files of the user, and invalid replies', () => {
    const file = { name: 'sea.json', value: {}, seats: ['red'] }
    const kept = { scenario: 'custom', position: file, ruleset: file, replies: { red: 'perhaps', blue: 'never' } }
    expect(read(kept)).toEqual({ ...FIRST_DRAFT, replies: { ...FIRST_DRAFT.replies, blue: 'never' } })
  })
})
