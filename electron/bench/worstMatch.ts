import type { GameShape, Seat } from '../../engine/kernel/game.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { type Match, matchFrom } from '../../engine/match/match.ts'
import { gameOf } from '../games/games.ts'
import { FIRST_SUM, printLine } from '../saves/journal/checksum.ts'
import { SAVE_FORMAT, SAVE_VERSION } from '../saves/journal/lines.ts'

/** A match whose moves are slow to replay: a field of forts that search for targets, and ships in endless storms. */
const FORTS = 100
const SHIPS = 500
const FILES = 'abcdefghijklmnopqrstuvwxyz'
const CELLS = FILES.length * 99
const house = (value: number) => ({ value, source: 'house' })
const RULESET = {
  weather: { fresh: house(0), calm: house(0), storm: house(1) },
  wreck: house(0),
  fort: { range: house(1) },
}

/** Returns the file of a match of Admiral that is slow to replay; all its moves are valid. */
export function worstMatch(moves: number): Buffer {
  const game = gameOf('admiral')?.match
  const state = game?.parsePosition(POSITION, openStream(1, 'deal'))
  if (!game || !state?.ok) throw new Error('no such battle')
  const match = matchFrom(game, { options: game.optionsOf(state.value), seed: 1, state: state.value })
  for (let played = 0; played < moves; played++) stay(match)
  return printed(match)
}

const UNITS = Array.from({ length: FORTS + SHIPS }, (_, i) => {
  const cell = Math.floor((i * CELLS) / (FORTS + SHIPS))
  return { id: `u${i}`, at: `${FILES[cell % FILES.length]}${1 + Math.floor(cell / FILES.length)}` }
})
const isFort = (i: number) => i % ((FORTS + SHIPS) / FORTS) === 0

const POSITION = {
  game: 'admiral',
  options: { captains: 'none', scenario: 'custom', players: 2, roundLimit: 999, ruleset: RULESET },
  board: {
    width: FILES.length,
    height: 99,
    forts: UNITS.filter((_, i) => isFort(i)).map((unit) => ({ ...unit, team: 'red' })),
  },
  ships: UNITS.filter((_, i) => !isFort(i)).map((unit, i) => ({
    ...unit,
    class: 'brig',
    team: i === 0 ? 'red' : 'blue',
    heading: 'N',
  })),
  wind: { toward: 'N', strength: 'fresh' },
}

/** The part of a printed position that is read here. */
interface Fleet {
  readonly offer?: object | null
  readonly ships: readonly Unit[]
  readonly board: { readonly forts: readonly Unit[] }
}

interface Unit {
  readonly id: string
  readonly team: string
  readonly at: string
  readonly done?: boolean
}

/** Passes with the seat's next ship or fort; listing all its moves would take too long. */
function stay(match: Match<GameShape>): void {
  const [seat = ''] = match.awaiting()
  const { offer, ships, board } = match.game.printPosition(match.state) as Fleet // the public form of positions
  const idle = [...ships, ...board.forts].filter(({ team, at, done }) => team === seat && at !== 'sunk' && !done)
  const moves = offer ? [{ kind: 'decline' }] : idle.map(({ id }) => ({ kind: 'finish', ship: id }))
  if (!moves.some((move) => isPlayed(match, seat, move))) throw new Error('nobody can do nothing')
}

function isPlayed(match: Match<GameShape>, seat: Seat, input: object): boolean {
  const move = match.game.parseMove(input, match.state)
  return move.ok && match.play(seat, move.value).ok
}

/** Returns the shortest valid form, without defaults and events. */
function printed(match: Match<GameShape>): Buffer {
  const seats = match.seats().map((seat) => ({ seat, name: 'Ann', player: { kind: 'human' } }))
  const record = { ...match.recordHead('lean'), position: POSITION }
  const id = '20260101-120000-0123456789'
  const header = { format: SAVE_FORMAT, version: SAVE_VERSION, id, title: 'Storms', createdAt: 0, seats, record }
  const moves = match.entries.map((entry, i) => {
    return { kind: 'move', n: i + 1, entry: match.recordEntry(entry, 'lean'), at: 0 }
  })
  let sum = FIRST_SUM
  const lines = [header, ...moves].map((body) => {
    const printedLines = printLine(body, sum)
    sum = printedLines.sum
    return printedLines.text
  })
  return Buffer.from(lines.join(''))
}
