import { afterEach } from 'vitest'
import type { GameShape, Seat } from '../../engine/kernel/game.ts'
import type { Seed } from '../../engine/kernel/rng.ts'
import { createMatch, type Match } from '../../engine/match/match.ts'
import type { MatchClock, Player } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import type { GameLookup } from '../games/hostedGame.ts'
import type { OpenSave } from '../saves/openSave.ts'
import { openStore, type Store } from '../saves/store.ts'
import { type CupsMove, cups, earlyCups } from './cups.ts'
import './folders.ts' // imported first, so that stores are closed before their folders are removed
import { tickingClock } from './tickingClock.ts'

export const onlyCups: GameLookup = (id) => (id === cups.id ? cups : null)
export const onlyEarlyCups: GameLookup = (id) => (id === earlyCups.id ? earlyCups : null)

/** Returns a store that is closed after the test. */
export async function cupsStore(folder: string, games: GameLookup = onlyCups): Promise<Store> {
  const store = await openStore({ folder, games, log: silentLog, now: tickingClock() })
  stores.push(store)
  return store
}

const stores: Store[] = []

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.closeAll()))
})

interface NewCups {
  readonly turns?: number
  readonly seed?: Seed
  readonly south?: Player
  readonly game?: typeof cups
  readonly lesson?: string
  readonly clock?: MatchClock
}

const SEALED = '07'.repeat(32)

/** Saves a new match of Cups, dealt from a secret; both seats are human by default. */
export async function saveCups(
  store: Store,
  { turns = 40, seed = SEALED, south = { kind: 'human' }, game = cups, lesson, clock }: NewCups = {},
): Promise<string> {
  const match = createMatch(game.match, { options: { turns }, seed })
  const seats = [
    { seat: 'north', name: 'Nora', player: { kind: 'human' } as const },
    { seat: 'south', name: 'Sam', player: south },
  ]
  const { id } = await store.create({
    title: 'Cups',
    seats,
    record: match.recordHead(),
    ...(lesson === undefined ? {} : { lesson }),
    ...(clock === undefined ? {} : { clock }),
  })
  return id
}

/** Plays a move and saves it, as a live match does. */
export async function playInto(
  { match, save }: { match: Match<GameShape>; save: OpenSave },
  seat: Seat,
  move: CupsMove,
): Promise<void> {
  const prepared = match.prepare(seat, move)
  if (!prepared.ok) throw new Error(`refused: ${prepared.refusal}`)
  const { entry } = prepared
  await save.addMove(entry.number, match.recordEntry(entry), match.rules.outcome(entry.after))
  match.commit(entry)
}
