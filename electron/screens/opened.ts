import type { Problem, ProblemCode } from '../contract/ipc.ts'
import type { Lobby, Reach, ScreensState, TableAbout } from '../contract/screens.ts'
import type { FromServer } from './link.ts'
import { hostInUrl } from './networks.ts'
import type { Room } from './room/room.ts'

/** A room and the door to it. */
export interface Opened {
  readonly room: Room
  readonly reach: Reach
  /** 0 until it listens. */
  readonly port: number
  /** Since when it listens there, in milliseconds since 1970. */
  readonly since: number
  readonly reached: boolean
  readonly problem: Problem | null
}

/** What is told of the table to those who look for one. */
export function aboutOf(lobby: Lobby | null): TableAbout | null {
  if (!lobby) return null
  const freeSeats = lobby.seats.filter(({ by, guest }) => by === 'elsewhere' && guest === null).length
  return { game: lobby.game, freeSeats }
}

/** What the window is told of the room. */
export function roomState({ room, reach, port, since, reached, problem }: Opened): ScreensState['room'] {
  const { links, ...view } = room.view
  const address = `${reach.kind === 'computer' ? '127.0.0.1' : hostInUrl(reach.address)}:${port}`
  const urls = links.map(({ token, ...link }) => {
    const path = link.channel.kind === 'watch' ? 'watch' : ''
    return { ...link, url: `http://${address}/${path}#${token}` }
  })
  return { ...view, reach, address, links: urls, since, reached, problem }
}

const CODES: Readonly<Record<string, ProblemCode>> = { EADDRINUSE: 'port-in-use', EADDRNOTAVAIL: 'network-gone' }

/** Why nobody can come in. */
export function problemCode(message: FromServer): ProblemCode {
  return (message.kind === 'failed' ? CODES[message.code] : undefined) ?? 'screens-failed'
}

/** The same for the log. */
export function detailOf(message: FromServer): string {
  return message.kind === 'failed' ? `${message.code}: ${message.detail}` : message.kind
}
