import type { MatchSetup, Player } from '../contract/ipc.ts'
import type { Reach } from '../contract/screens.ts'
import type { AddressKeeper } from '../remote/admission/addressBook.ts'
import { freshFolder } from './folders.ts'
import { dealUnaided, openRoomHost } from './otherScreens.ts'

export const COMPUTER: Reach = { kind: 'computer' }
export const HERE: Player = { kind: 'human' }
export const ELSEWHERE: Player = { kind: 'human', elsewhere: true }
export const SETUP: MatchSetup = {
  game: 'jackal',
  options: { turns: 40 },
  seats: { north: { name: 'Nora', player: HERE }, south: { name: 'Sam', player: ELSEWHERE } },
}

/** A program with other screens. */
export type Host = Awaited<ReturnType<typeof openRoomHost>>

/** Returns the room of a program; null while it is closed. */
export const roomOf = async ({ value }: Host) => (await value('screens:state', {})).room

/**
 * Returns a program with a match on the open table, and a function that starts the next one on the same data folder.
 * @param keeper returns the keeper of addresses of each program, in the data folder
 */
export async function lastingTable(keeper: (folder: string) => AddressKeeper) {
  const folder = await freshFolder()
  const start = () => openRoomHost({ folder, addresses: keeper(folder) })
  const first = await start()
  await first.value('screens:open', { reach: COMPUTER })
  const { id } = await dealUnaided(first, SETUP)
  await first.value('match:open', { id })
  const next = async () => {
    await first.matches.close()
    await first.store.closeAll()
    return start()
  }
  return { first, id, next, folder }
}
