import type { Room as RoomState } from '../../contract/screens.ts'
import type { RoomParts, RoomSetting } from './roomParts.ts'

/** The room's state for the window, with tokens in place of whole addresses. */
export interface RoomView
  extends Pick<
    RoomState,
    'lobby' | 'words' | 'guests' | 'requests' | 'watchDelay' | 'channels' | 'voting' | 'voteUntil' | 'phoneLeads'
  > {
  readonly links: readonly (Omit<RoomState['links'][number], 'url'> & { readonly token: string })[]
}

type ShownParts = RoomParts & Pick<RoomSetting, 'wallClock'>

/** Returns the state of a room for the window. */
export function viewOf(parts: ShownParts): RoomView {
  const { pairing, seating, leading, audiences, table, wallClock } = parts
  const { words, requests } = pairing
  const { votes, match } = table
  const { left } = votes
  const guests = parts.guests.all.map((guest) => {
    const wish = seating.wishOf(guest)
    return { ...guest.told, ...(wish !== undefined && { wish }) }
  })
  return {
    lobby: seating.lobby(match),
    links: linksIn(parts),
    words,
    guests,
    requests,
    watchDelay: typeof audiences.watchDelay === 'number' ? audiences.watchDelay : 0,
    channels: audiences.all,
    voting: votes.rules,
    ...(left !== null && { voteUntil: wallClock() + left }),
    ...(leading.isAllowed && { phoneLeads: true }),
  }
}

/** Returns the addresses with their guests; those of seats only while another screen may sit there. */
function linksIn({ links, seating, table }: ShownParts): RoomView['links'] {
  const seats = seating.linked(table.match)
  return links.all.flatMap(({ id, channel, token }) => {
    if (channel.kind !== 'seat') return { id, channel, token, guest: null }
    return seats.includes(channel.seat) ? { id, channel, token, guest: seating.holderOf(channel.seat)?.id ?? null } : []
  })
}
