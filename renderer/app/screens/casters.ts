import type { RoomChannel } from '../../../electron/contract/channels.ts'
import type { Link, Room } from '../../../electron/contract/screens.ts'
import type { Seat } from '../../../engine/kernel/game.ts'

/** Returns the channels of casters. */
export function castersOf({ channels = [] }: Pick<Room, 'channels'>): readonly RoomChannel[] {
  return channels.filter(({ kind }) => kind === 'caster')
}

/** Returns the seats at this screen whose players are asked by casters who have come to show what is hidden. */
export function seatsAsked(room: Pick<Room, 'channels' | 'guests'>): readonly Seat[] {
  const present = castersOf(room).filter(({ id }) => room.guests.some(({ channel }) => channel === id))
  const asked = present.flatMap(({ agreements = [] }) => agreements.filter(({ agreed, here }) => here && !agreed))
  return [...new Set(asked.map(({ seat }) => seat))]
}

/** Returns the link of a caster's channel. */
export function linkOf({ links }: Pick<Room, 'links'>, { id }: RoomChannel): Link | undefined {
  return links.find(({ channel }) => channel.kind === 'watch' && channel.id === id)
}
