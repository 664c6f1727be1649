import { describe, expect, it } from 'vitest'
import { playToEnd } from '../../../engine/arena/arena.ts'
import { heightOf, widthOf } from '../../../engine/jackal/cells.ts'
import { deckFor, landIn } from '../../../engine/jackal/data/boards.ts'
import { MAPS } from '../../../engine/jackal/data/maps.ts'
import { TABLE_OPTIONS } from '../../../engine/jackal/data/mapTurns.ts'
import { mapFaults } from '../../../engine/jackal/maps/mapFaults.ts'
import { parseOptions } from '../../../engine/jackal/options.ts'
import { setup } from '../../../engine/jackal/setup.ts'
import type { JackalOptions } from '../../../engine/jackal/types.ts'
import { seatsOf as seatsInPlay } from '../../../engine/jackal/world.ts'
import { seedOfDeal } from '../../../engine/kernel/dealName.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { JACKAL } from '../../../engine/protocol/games.ts'
import { mapText } from '../../i18n/mapText.ts'
import { translator } from '../../i18n/t.ts'
import { dealFaultIn, isFaultless } from '../../ui/newMatch/draft.ts'
import { goldIn } from '../gold.ts'
import type { PlayableMap } from '../workshop/ownMaps.ts'
import {
  checkDraft,
  type Draft,
  FIRST_DRAFT,
  firstMatch,
  lengthTable,
  MODES,
  rematchOf,
  seatsOf,
  setupOf,
} from './newMatch.ts'

const name = (team: string) => `Captain ${team}`
const draft = (part: Partial<Draft>): Draft => ({ ...FIRST_DRAFT, ...part })

it('a draft ends duels when they are decided, and larger tables only on request', () => {
  const decided = (part: Partial<Draft>) => MODES.map((mode) => [mode, optionsOf({ mode, ...part }).endWhenDecided])
  const duels = { duel2: true, duel1: true }
  const others = { solo4: false, pairs: false, solo3: false }
  expect(Object.fromEntries(decided({}))).toEqual({ ...others, ...duels })
  const asked = { solo4: true, pairs: true, solo3: true, duel2: false, duel1: false }
  expect(Object.fromEntries(decided({ endWhenDecided: true, endDuelWhenDecided: false }))).toEqual(asked)
})

it.each(MODES)('the length of a match in mode %s was measured with a draft’s default options', (mode) => {
  expect(optionsOf({ mode })).toMatchObject(TABLE_OPTIONS[lengthTable({ mode })])
})

/** Returns the options of a match from a draft. */
function optionsOf(part: Partial<Draft>): JackalOptions {
  const options = parseOptions(setupOf(draft(part), name).options)
  if (!options.ok) throw new Error(options.problem.what)
  return options.value
}

describe('a new match', () => {
  it.each(MODES)('in mode %s asks for exactly the seats of the rules', (mode) => {
    const wanted = setupOf(draft({ mode }), name)
    const options = parseOptions(wanted.options)
    expect(options.ok).toBe(true)
    if (!options.ok) return
    const dealt = setup(options.value, openStream(1, 'deal'))
    expect(Object.keys(wanted.seats)).toEqual([...seatsInPlay(dealt)])
  })

  it('hands on the players with their names', () => {
    const { seats } = setupOf(draft({}), name)
    expect(seats.white).toEqual({ name: 'Captain white', player: { kind: 'human' } })
    expect(seats.yellow?.player).toEqual({ kind: 'bot', level: 'easy' })
  })

  it('leaves the deal to the host when none is named', () => {
    expect(setupOf(draft({}), name)).not.toHaveProperty('dealName')
    expect(setupOf(draft({ dealName: ' amber reef ' }), name).dealName).toBe('amber reef')
  })
})

describe('the first match after the lessons', () => {
  const wanted = firstMatch(translator('en'))
  const parsed = parseOptions(wanted.options)
  if (!parsed.ok) throw new Error(parsed.problem.what)
  const options = parsed.value
  const { board, teams } = setup(options, openStream(1, 'deal'))

  it('is for two on an island of its own, against the weakest bot', () => {
    expect([widthOf(board), heightOf(board), teams.length]).toEqual([7, 7, 2])
    expect(mapFaults(board, 'classic')).toEqual([])
    expect(mapText(translator('en'), wanted.map ?? { kind: 'known', word: '' })).toContain('First island')
    const players = Object.values(wanted.seats).map(({ player }) =>
      player.kind === 'bot' ? player.level : player.kind,
    )
    expect(players).toEqual(['human', 'easy'])
  })

  it('is short: bots of its level end nearly all of eight within sixty rounds', () => {
    const rounds = Array.from({ length: 8 }, (_, seed) => roundsOf(options, seed))
    expect(rounds.filter((n) => n <= 60).length).toBeGreaterThanOrEqual(7)
  })

  it('can have a single winner while no coin sinks', () => {
    expect(goldIn(board.deck)).toEqual({ coins: 11, treasures: 0 })
  })
})

/** Returns the number of rounds that two easy bots play on a deal. */
function roundsOf(options: JackalOptions, seed: number): number {
  const bot = JACKAL.bots.at('easy')
  if (!bot.ok) throw new Error(bot.problem.what)
  const { choose } = bot.value
  let last = setup(options, openStream(seed, 'deal'))
  playToEnd(
    JACKAL.rules,
    last,
    seed,
    () => choose,
    ({ state }) => {
      last = state
    },
  )
  return Math.ceil(last.turnNumber / last.teams.length)
}

describe('a rematch', () => {
  it.each(MODES)('of mode %s seats the same players under the same options', (mode) => {
    const first = setupOf(draft({ mode, idleRounds: '9' }), name)
    const options = parseOptions(first.options)
    if (!options.ok) throw new Error(options.problem.what)
    const seats = Object.entries(first.seats).map(([seat, plan]) => ({ seat, ...plan }))
    const again = rematchOf({ seats }, options.value)
    expect(again.seats).toEqual(first.seats)
    expect(parseOptions(again.options)).toEqual(options)
  })
})

describe('a match on another map', () => {
  const COVE: PlayableMap = { id: 'map-1', name: 'The cove', variant: 'classic', map: MAPS.clover, deck: null }
  const QUAY: PlayableMap = { ...COVE, id: 'map-3', name: 'The quay', deck: { empty: 96, lifeboat: 1 } }

  it.each([
    [{ map: 'island' }, undefined],
    [{ variant: 'archipelago' }, { kind: 'known', word: 'island', variant: 'archipelago' }],
    [{ map: 'clover' }, { kind: 'known', word: 'clover', variant: 'classic' }],
    [
      { map: 'atoll', variant: 'archipelago' },
      { kind: 'known', word: 'atoll', variant: 'archipelago' },
    ],
    // A map that is not for the base game: the island is played instead.
    [{ map: 'atoll' }, undefined],
    [{ map: 'drawn' }, { kind: 'known', word: 'drawn', variant: 'classic' }],
    [{ map: 'map-1' }, { kind: 'drawn', name: 'The cove', variant: 'classic' }],
    // A map for another way of play, and one that is no longer kept: the island is played instead.
    [
      { map: 'map-1', variant: 'archipelago' },
      { kind: 'known', word: 'island', variant: 'archipelago' },
    ],
    [{ map: 'map-2' }, undefined],
    [{ lifeboat: true }, { kind: 'known', word: 'island', variant: 'classic', extra: 'lifeboat' }],
    [
      { map: 'map-1', lifeboat: true },
      { kind: 'drawn', name: 'The cove', variant: 'classic', extra: 'lifeboat' },
    ],
    // A map whose deck was counted with a boat.
    [{ map: 'map-3' }, { kind: 'drawn', name: 'The quay', variant: 'classic', extra: 'lifeboat' }],
  ] as const)('has the map’s name: %j', (chosen, label) => {
    expect(setupOf(draft(chosen), name, [COVE, QUAY]).map).toEqual(label)
  })

  it('is the same for the same name of the deal from a fresh form: map and tiles', () => {
    const dealt = (part: Partial<Draft>) => {
      const wanted = setupOf(draft({ map: 'drawn', variant: 'archipelago', mapSize: '11', ...part }), name)
      const options = parseOptions(wanted.options)
      if (!options.ok || !wanted.dealName) throw new Error('no named match')
      const { board, tiles } = setup(options.value, openStream(seedOfDeal(wanted.dealName) ?? 0, 'deal'))
      return { board, tiles }
    }
    const [first, again, other] = [
      dealt({ dealName: 'Amber reef', mapSeed: 5 }),
      dealt({ dealName: ' amber  REEF', mapSeed: 777 }),
      dealt({ dealName: 'Tortuga', mapSeed: 5 }),
    ]
    expect(again).toEqual(first)
    expect(other.board.map).not.toEqual(first.board.map)
  })

  it('is replayed on the whole map, under its name', () => {
    const { map, seats: planned, options: written } = setupOf(draft({ map: 'map-1' }), name, [COVE])
    const options = parseOptions(written)
    if (!options.ok || !map) throw new Error('no match')
    const seats = Object.entries(planned).map(([seat, plan]) => ({ seat, ...plan }))
    const again = rematchOf({ seats, map }, options.value)
    expect(again.map).toEqual({ kind: 'drawn', name: 'The cove', variant: 'classic' })
    expect(again.options.map).toEqual({ map: MAPS.clover, deck: deckFor(landIn(MAPS.clover), 'classic') })
  })
})

describe('the form', () => {
  it('has no fault at first', () => {
    expect(isFaultless(checkDraft(FIRST_DRAFT, name))).toBe(true)
  })

  it('requires for each player a different name of 1 to 24 characters', () => {
    const named = (white: string, red = 'Henry') =>
      checkDraft(
        draft({
          seats: {
            ...FIRST_DRAFT.seats,
            white: { name: white, kind: 'human' },
            red: { name: red, kind: 'human' },
          },
        }),
        name,
      ).names
    expect(named('  ')).toEqual({ white: 'name-empty' })
    expect(named('x'.repeat(25))).toEqual({ white: 'name-long' })
    expect(named('Henry')).toEqual({ white: 'name-twice', red: 'name-twice' })
    expect(named('\u202eAnn')).toEqual({ white: 'name-unprintable' })
    expect(named('я'.repeat(24))).toEqual({})
  })

  it('ignores the names of seats that do not play', () => {
    const yellow = { name: '', kind: 'human' } as const
    const three = draft({ mode: 'solo3', seats: { ...FIRST_DRAFT.seats, yellow } })
    expect(seatsOf(three)).toEqual(['white', 'red', 'black'])
    expect(checkDraft(three, name).names).toEqual({})
  })

  it('deals by any name, and by numbers up to 2^53 − 1', () => {
    const fault = (dealName: string) => dealFaultIn(checkDraft(draft({ dealName }), name))
    expect([' ', '0', '9007199254740991', 'amber reef', '2026-11-23', '-1'].map(fault)).toEqual(Array(6).fill(null))
    expect(['9007199254740992', 'a\u202Eb'].map(fault)).toEqual(['number', 'unprintable'])
  })

  it('does not deal by name for other screens, regardless of seats that do not play', () => {
    const fault = (mode: Draft['mode'], dealName: string) => {
      const seats = { ...FIRST_DRAFT.seats, red: { name: null, kind: 'elsewhere' as const } }
      return dealFaultIn(checkDraft(draft({ mode, dealName, seats }), name))
    }
    expect([fault('solo4', 'amber reef'), fault('solo4', ''), fault('duel1', 'amber reef')]).toEqual([
      'elsewhere',
      null,
      null,
    ])
  })

  it('accepts 1 to 1000 idle rounds', () => {
    const wrong = (idleRounds: string) => checkDraft(draft({ idleRounds }), name).idleRounds
    expect(['1', '50', '1000'].map(wrong)).toEqual([false, false, false])
    expect(['0', '1001', '', 'many'].map(wrong)).toEqual([true, true, true, true])
  })
})
