import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GameShape } from '../../../engine/kernel/game.ts'
import type { MatchGame } from '../../../engine/match/game.ts'
import { loadMatch } from '../../../engine/match/load.ts'
import { createMatch, type Match } from '../../../engine/match/match.ts'
import type { GameId, Json, MatchSetup } from '../../contract/ipc.ts'
import type { RunningApp } from '../driver/app.ts'
import { value } from '../driver/host.ts'

/** A move in the public form of its game. */
export interface Played {
  readonly seat: string
  readonly move: unknown
}

/** A recorded match that is played again at the window. */
export interface Golden<G extends GameShape> {
  readonly setup: MatchSetup
  readonly moves: readonly { readonly seat: string; readonly move: G['move'] }[]
  /** The same match in the rules, up to the moves played at the window: the expected content of the save. */
  readonly twin: Match<G>
}

const ENGINE = join(import.meta.dirname, '../../../engine')

/** Reads a golden match of the rules (`engine/<game>/golden`), for people who share the screen. */
export function goldenOf<G extends GameShape>(game: MatchGame<G>, id: GameId, name: string): Golden<G> {
  const record = JSON.parse(readFileSync(join(ENGINE, id, 'golden', `${name}.json`), 'utf8'))
  const loaded = loadMatch(game, record)
  if (!loaded.ok) throw new Error(loaded.problem.what)
  const { match } = loaded
  const setup = { game: id, options: record.options, seed: record.seed, seats: peopleAt(match.seats()) }
  return { setup, moves: match.entries, twin: createMatch(game, match.start) }
}

/** Returns the seats of people who share the screen. */
export const peopleAt = (seats: readonly string[]): MatchSetup['seats'] =>
  Object.fromEntries(seats.map((seat) => [seat, { name: seat, player: { kind: 'human' } }]))

/** Creates a match, plays its first moves at the host, and shows it. Returns its id. */
export async function openMatch(
  app: RunningApp,
  setup: MatchSetup,
  opening: readonly { readonly seat: string; readonly move: unknown }[] = [],
): Promise<string> {
  const { page } = app
  const { id } = await value(app, 'match:create', setup)
  await value(app, 'match:open', { id })
  for (const { seat, move } of opening) await value(app, 'match:play', { id, seat, move: move as Json })
  // The menu lists the matches when it opens.
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByTestId('menu-continue').click()
  await page.waitForFunction(isShown)
  return id
}

/** Runs in the page: returns whether the table is visible, or the curtain before it. */
function isShown(): boolean {
  const isEmpty = document.querySelector('.table[data-hidden="true"]') !== null
  return !isEmpty && document.querySelector('.hud, .curtain') !== null
}

/** Returns the moves of a match from its save. */
export async function savedMoves({ dataFolder }: RunningApp, id: string): Promise<readonly Played[]> {
  const text = await readFile(join(dataFolder, 'saves', `${id}.ctmatch`), 'utf8')
  const lines: readonly { readonly entry?: Played }[] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  return lines.flatMap(({ entry }) => (entry ? [{ seat: entry.seat, move: entry.move }] : []))
}

/** Returns the moves of a match in the form that saves have. */
export const movesOf = <G extends GameShape>(match: Match<G>): readonly Played[] =>
  match.record('lean').entries.map(({ seat, move }) => ({ seat, move }))
