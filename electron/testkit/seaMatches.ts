import { afterEach } from 'vitest'
import type { Player } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { dealMatch } from '../matches/newMatch.ts'
import { openStore, type Store } from '../saves/store.ts'
import { tickingClock } from './tickingClock.ts'

/** The cells of a ship. */
type Ship = readonly number[]

/** Returns a store for the real games, closed after the test. */
export async function gameStore(folder: string): Promise<Store> {
  const store = await openStore({ folder, games: gameOf, log: silentLog, now: tickingClock() })
  stores.push(store)
  return store
}

const stores: Store[] = []

afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.closeAll()))
})

/** Saves a new match of Sea Battle; Nora plays the north and fires first. */
export async function saveSeaBattle(store: Store, south: Player = { kind: 'human' }): Promise<string> {
  const seats = {
    north: { name: 'Nora', player: { kind: 'human' } },
    south: { name: 'Sam', player: south },
  } as const
  const plan = dealMatch({ game: 'sea-battle', options: { first: 'north' }, seats, seed: 11 }, gameOf)
  return (await store.create(plan)).id
}

/** Returns ten ships in rows, shifted east by 0 or 1 files; nothing else in a match's data looks like them. */
export function fleetOfRows(east: 0 | 1): readonly Ship[] {
  const row = (rank: number, files: readonly number[]): Ship => files.map((file) => file + east + 10 * rank)
  return [
    row(0, [0, 1, 2, 3]),
    row(0, [5, 6, 7]),
    row(2, [0, 1, 2]),
    row(2, [4, 5]),
    row(2, [7, 8]),
    row(4, [0, 1]),
    row(4, [3]),
    row(4, [5]),
    row(4, [7]),
    row(6, [0]),
  ]
}

/** Returns the move that places a fleet. */
export const place = (ships: readonly Ship[]) => ({ kind: 'place', flag: 'royal', ships })

export const fire = (at: number) => ({ kind: 'fire', at })
