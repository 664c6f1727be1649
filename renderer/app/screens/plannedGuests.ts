import { useMemo } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import type { Device, Room } from '../../../electron/contract/screens.ts'
import type { NewMatchPlace, PlannedGuests } from '../../ui/newMatch/planning.ts'
import { mayViewersPlay } from './audiences.ts'
import { useScreensStore } from './useScreensState.ts'

/** Returns the guests of the next match of a game; null while other screens do not see it. */
export function usePlannedGuests(game: GameId): PlannedGuests | null {
  const room = useScreensStore(({ state }) => state?.room ?? null)
  return useMemo(() => {
    const lobby = room?.lobby
    if (!room || lobby?.matchId !== null || lobby.game !== game) return null
    const seated = lobby.seats.flatMap(({ seat, name, guest, connected }) =>
      guest === null ? [] : [[seat, { id: guest, name, device: deviceOf(room, guest), isThere: connected }] as const],
    )
    const waiting = room.guests.flatMap(({ id, wish, connected }) =>
      connected && wish !== undefined ? [{ id, wish }] : [],
    )
    return { seated: Object.fromEntries(seated), waiting }
  }, [room, game])
}

/** Returns the device of a guest; undefined for one who is not in the room. */
export const deviceOf = ({ guests }: Pick<Room, 'guests'>, guest: string | null): Device | undefined =>
  guests.find(({ id }) => id === guest)?.device

/** Returns whether viewers may play a seat of the next match. */
export function useViewers(): NewMatchPlace['viewers'] {
  return useScreensStore(({ state }) => state?.room && (mayViewersPlay(state.room) ? 'offered' : 'late')) ?? null
}
