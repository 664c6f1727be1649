/** The players of `netns.ts`: they join as other copies of the program do, and play any legal move. */
import { randomBytes } from 'node:crypto'
import type { Standing } from '../../electron/contract/ipc.ts'
import { readTableAddress, type TablePlace } from '../../electron/contract/tableAddress.ts'
import { gameOf } from '../../electron/games/games.ts'
import { JoiningServer } from '../../electron/remote/joining/process/joiningServer.ts'
import { GuestScreen } from '../../electron/testkit/guestScreens.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { type ConnectionEvents, type OpenConnection, realTimer } from '../../renderer/remote/net/connection.ts'
import { TableLink } from '../../renderer/remote/net/tableLink.ts'
import { report, VERSION } from './reports.ts'

/** The interval in milliseconds at which a player checks whether it must decide. */
const LOOK = 60

const connections = new Map<number, ConnectionEvents>()
let count = 0
const told = new Set<string>()
const joining = new JoiningServer({
  tell: (message) => {
    if (message.kind === 'found') {
      for (const { name, address, about } of message.tables) {
        if (told.has(address)) continue
        told.add(address)
        report({ kind: 'found', name, address, game: about?.game ?? null })
      }
      return
    }
    const connection = connections.get(message.wire)
    if (message.kind === 'opened') connection?.onOpen()
    else if (message.kind === 'said') connection?.onMessage(message.text)
    else if (message.kind === 'closed') connection?.onClose(message.code, message.reason)
    else connection?.onClose(1006, message.reason)
  },
})

function connectionTo(place: TablePlace): OpenConnection {
  return (events) => {
    const connection = ++count
    connections.set(connection, events)
    joining.handle({ kind: 'connect', wire: connection, ...place })
    return {
      send: (text) => joining.handle({ kind: 'send', wire: connection, text }),
      close: () => {
        connections.delete(connection)
        joining.handle({ kind: 'disconnect', wire: connection })
      },
    }
  }
}

function play(seat: string, url: string): void {
  const address = readTableAddress(url)
  const game = gameOf('sea-battle')
  if (!address?.token || !game) throw new Error(`${url} is no address of a seat`)
  const { token } = address
  const screen = new GuestScreen(game)
  const luck = openStream(7, seat)
  const secret = randomBytes(16).toString('base64url')
  let isJoined = false
  let isSending = false
  let isOver = false
  const link = new TableLink({
    open: connectionTo({ host: address.host, port: address.port }),
    timer: realTimer,
    random: Math.random,
    hello: () => ({ version: VERSION, token, screen: secret, name: seat, device: 'game', language: 'en' }),
    onState: (state) => {
      isJoined = state.kind === 'joined'
      report({ kind: 'link', seat, state: state.kind === 'closed' ? `closed: ${state.reason}` : state.kind })
    },
    onRoom: () => {},
    onFeed: (message) => screen.hear(JSON.stringify({ method: `feed.${message.kind}`, params: message })),
    onTurnedAway: () => false,
  })
  const look = async () => {
    const standing = screen.standing as unknown as Standing | null // received as JSON
    if (standing?.outcome && !isOver) {
      isOver = true
      const kinds = screen.received.map(({ kind }) => kind)
      const [snapshots, batches] = (['snapshot', 'batch'] as const).map(
        (kind) => kinds.filter((one) => one === kind).length,
      )
      report({ kind: 'over', seat, snapshots: snapshots ?? 0, batches: batches ?? 0, view: screen.view })
    }
    const moves = standing?.asked?.moves ?? []
    const picked = moves[luck.int(Math.max(1, moves.length))]
    if (!isJoined || isSending || !picked) return
    isSending = true
    await link.call('match.play', { seat, move: picked.move })
    isSending = false
  }
  setInterval(() => void look(), LOOK)
  link.connect()
}

joining.handle({ kind: 'look', on: true })
for (const player of process.argv.slice(2)) {
  const [seat = '', url = ''] = player.split('=', 2)
  play(seat, url)
}
