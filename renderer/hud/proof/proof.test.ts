import { describe, expect, it } from 'vitest'
import type { GameId, Json, MatchSetup, PlayedRecord } from '../../../electron/contract/ipc.ts'
import { gameOf } from '../../../electron/games/games.ts'
import { dealMatch } from '../../../electron/matches/newMatch.ts'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import type { GameShape, Viewer } from '../../../engine/kernel/game.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { loadMatch } from '../../../engine/match/load.ts'
import { createMatch, Match, matchFrom } from '../../../engine/match/match.ts'
import { runToEnd } from '../../../engine/match/steps.ts'
import {
  FIRST_DRAFT as ADMIRAL_DRAFT,
  rematchOf as admiralRematch,
  setupOf as admiralSetup,
} from '../../admiral/newMatch/newMatch.ts'
import { FIRST_DRAFT as JACKAL_DRAFT, setupOf as jackalSetup } from '../../jackal/newMatch/newMatch.ts'
import { FIRST_DRAFT as SEA_DRAFT, setupOf as seaBattleSetup } from '../../sea-battle/newMatch/newMatch.ts'
import { GuestTable, type ReceivingScreen } from '../../testkit/guestTable.ts'
import { matchGameOf } from './games.ts'
import { proofSteps, proveDeal } from './proveDeal.ts'

const GAMES = [
  ['jackal', {}],
  ['jackal', { players: 4, alliances: 'pairs' }],
  ['admiral', { captains: 2 }],
  ['sea-battle', {}],
] as const
const [SEED, OTHER_SEED] = ['5e'.repeat(32), '7f'.repeat(32)]

function hosted(id: GameId) {
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  return game.match
}

function dealt(id: GameId, given: object, seed = SEED): Match<GameShape> {
  const options = hosted(id).parseOptions(given)
  if (!options.ok) throw new Error(options.problem.what)
  return createMatch(hosted(id), { options: options.value, seed })
}

async function proofAt(table: GuestTable, screen: ReceivingScreen, record: PlayedRecord = table.record) {
  const { game } = table.live.info
  return runToEnd(proofSteps(await matchGameOf(game), record, (await screen.received)?.messages ?? []))
}

/** Returns a table of a game after some random moves, and a screen that followed them. */
async function played(id: GameId, { match = dealt(id, {}), moves = 12, viewer = 'spectator' as Viewer } = {}) {
  const table = new GuestTable(id, match)
  const screen = await table.screen(viewer)
  await playOn(table, moves)
  return { table, screen }
}

async function playOn(table: GuestTable, moves: number): Promise<void> {
  const luck = openStream(7, 'moves')
  const { match } = table.live
  for (const end = match.entries.length + moves; match.entries.length < end; ) {
    const [seat = ''] = match.awaiting()
    const legal = match.rules.legalMoves(match.view(seat), seat)
    await table.play(seat, legal[luck.int(legal.length)] ?? {})
  }
}

describe.each(GAMES)('the guests of an honest table of %s (%j)', (id, options) => {
  it.each([1, 2])('find that all fits, with guests that come, go and undo (match %i)', async (seed) => {
    const luck = openStream(seed, 'screens')
    const table = new GuestTable(id, dealt(id, options, String(seed).repeat(64)))
    const viewers = [...table.live.match.seats().slice(0, 2), 'spectator']
    const screens = await Promise.all(viewers.map((viewer) => table.screen(viewer)))
    for (let step = 0; step < 60; step++) {
      await table.stir(luck)
      for (const screen of screens) if (luck.int(4) === 0) screen.stir(luck)
    }
    for (const screen of screens) {
      screen.connect()
      expect(await proofAt(table, screen)).toEqual({ kind: 'fits' })
    }
  })
})

/** The matches of the new-match forms as they open. */
const SUGGESTED: readonly MatchSetup[] = [
  jackalSetup(JACKAL_DRAFT, (seat) => seat),
  admiralSetup(ADMIRAL_DRAFT, (seat) => seat),
  seaBattleSetup(SEA_DRAFT, (seat) => seat),
]

function begun(setup: MatchSetup): Match<GameShape> {
  const loaded = loadMatch(hosted(setup.game), dealMatch(setup, gameOf).record)
  if (!loaded.ok) throw new Error(loaded.problem.what)
  return loaded.match
}

describe('a guest at a match that the form suggests', () => {
  it.each(SUGGESTED)('finds that all of it fits: $game', async (setup) => {
    const { table, screen } = await played(setup.game, { match: begun(setup) })
    expect(await proofAt(table, screen)).toEqual({ kind: 'fits' })
  })

  it('finds the same in the next match on the small sea of Admiral', async () => {
    const { table } = await played('admiral', { match: begun(admiralSetup(ADMIRAL_DRAFT, (seat) => seat)) })
    const { info, match } = table.live
    const again = admiralRematch(info, match.state as AdmiralState) // a match of Admiral
    const next = await played('admiral', { match: begun(again) })
    expect(await proofAt(next.table, next.screen)).toEqual({ kind: 'fits' })
  })

  it('does not confirm the small sea with a wind that the seed did not draw', async () => {
    const setup = admiralSetup(ADMIRAL_DRAFT, (seat) => seat)
    const position = { ...(setup.position as object), wind: { toward: 'N', strength: 'storm' } } as Json // JSON
    const { table, screen } = await played('admiral', { match: begun({ ...setup, position }), moves: 2 })
    expect(await proofAt(table, screen)).toEqual({ kind: 'brought' })
  })
})

describe('a guest’s screen', () => {
  it('names the first move from which all fits if it came late', async () => {
    const { table } = await played('admiral')
    const late = await table.screen('spectator')
    await playOn(table, 3)
    expect(await proofAt(table, late)).toEqual({ kind: 'since', moves: 12 })
  })

  it('remembers all through a reload, if the page was hidden before it', async () => {
    const { table, screen } = await played('admiral')
    await screen.received
    screen.book.keep()
    const feed = await screen.reloaded().of(table.live.info.id)
    expect(feed && (await proveDeal(table.record, feed))).toEqual({ kind: 'fits' })
  })

  it('does not confirm the beginning from a position that was not dealt', async () => {
    const { state } = dealt('jackal', {})
    const match = matchFrom(hosted('jackal'), { options: {}, seed: 4711, state })
    const { table, screen } = await played('jackal', { match })
    expect(table.record).toMatchObject({ seed: 4711, position: expect.anything() })
    expect(await proofAt(table, screen)).toEqual({ kind: 'brought' })
  })

  it('cannot check a match of other rules', async () => {
    const { table, screen } = await played('jackal', { moves: 2 })
    expect(await proofAt(table, screen, { ...table.record, rulesVersion: 1 })).toEqual({ kind: 'other-rules' })
  })

  it('accepts a move that was undone while it was away, with another in its place', async () => {
    const { table, screen } = await played('admiral')
    const [seat, [one, other]] = undoable(table)
    await table.play(seat, one)
    screen.leave()
    await table.takeBack(seat)
    await table.play(seat, other)
    screen.connect()
    expect(await proofAt(table, screen)).toEqual({ kind: 'fits' })
  })
})

/** Returns the asked seat, and two of its moves that draw no luck and show nothing hidden. */
function undoable({ live: { match } }: GuestTable): readonly [string, readonly [object, object]] {
  const [seat = ''] = match.awaiting()
  const [one, other] = match.rules.legalMoves(match.view(seat), seat).filter((move) => {
    const prepared = match.prepare(seat, move)
    return prepared.ok && !prepared.entry.drewLuck && !prepared.entry.events.some(({ reveals }) => reveals)
  })
  if (!one || !other) throw new Error('no two moves')
  return [seat, [one, other]]
}

describe('a changed host is contradicted', () => {
  it.each(GAMES)('that deals %s (%j) from its own seed and says that it was the sealed one', async (id, options) => {
    const match = dealt(id, options, OTHER_SEED)
    const { table, screen } = await played(id, { match, viewer: match.seats()[0] ?? '' })
    const { kind } = await proofAt(table, screen, { ...table.record, seed: SEED })
    expect(kind).toMatch(/^other-(board|move)$/)
  })

  it('that rolls other dice than the sealed seed gives, from the first of them on', async () => {
    const { start } = dealt('admiral', {})
    const { table, screen } = await played('admiral', {
      match: new Match(hosted('admiral'), { ...start, seed: OTHER_SEED }),
      moves: 30,
    })
    const { moves } = table.record
    const first = table.live.match.entries.findIndex(({ drewLuck }) => drewLuck)
    expect(first).toBeGreaterThan(0)
    const found = await proofAt(table, screen, { ...table.record, seed: SEED, moves: moves.slice(0, first + 1) })
    expect(found).toEqual({ kind: 'other-move', move: first + 1 })
  })

  it('that shows something else, and shows the truth after an undo', async () => {
    const { table, screen } = await played('admiral')
    const [seat, [one]] = undoable(table)
    const other = await table.screen('spectator')
    screen.leave()
    await table.play(seat, one)
    const latest = other.messages.at(-1)
    if (latest?.kind !== 'batch') throw new Error('no batch')
    const events = latest.events.map(({ n }) => ({ n, event: { kind: 'turnPassed' } }))
    screen.book.note({ ...latest, events })
    await table.takeBack(seat)
    screen.connect()
    expect(await proofAt(table, screen)).toEqual({ kind: 'other-move', move: 13 })
  })

  it('that leaves out a move, or adds one that is not legal', async () => {
    const { table, screen } = await played('jackal')
    const { record } = table
    const without = { ...record, moves: record.moves.toSpliced(5, 1) }
    expect(await proofAt(table, screen, without)).toMatchObject({ kind: 'other-move' })
    const [first] = record.moves
    const twice = { ...record, moves: first ? [first, first, ...record.moves] : [] }
    expect(await proofAt(table, screen, twice)).toEqual({ kind: 'other-move', move: 2 })
    const noise = { ...record, moves: [{ seat: 'white', move: { kind: 'wish' } as Json }] }
    expect(await proofAt(table, screen, noise)).toEqual({ kind: 'other-move', move: 1 })
  })
})
