import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import { openStream, type Rng } from '../../engine/kernel/rng.ts'
import type { GameId, Json, MatchSetup, Standing } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import type { LiveMatch } from '../matches/liveMatch.ts'
import { openSocketHost, SocketScreen } from '../testkit/socketHost.ts'

const HERE = { name: 'Ann', player: { kind: 'human', alone: true } } as const
const AWAY = { name: 'Bob', player: { kind: 'human', elsewhere: true } } as const

/** The first seat plays at the window, the others on screens of their own. */
const MATCHES: readonly (readonly [GameId, MatchSetup['options'], readonly Seat[]])[] = [
  ['jackal', { players: 3 }, ['white', 'red', 'black']],
  ['admiral', { captains: 2 }, ['red', 'blue']],
  ['sea-battle', {}, ['north', 'south']],
]
const STEPS = 60

interface Onlooker {
  readonly viewer: Viewer
  readonly screen: SocketScreen
}

describe.each(MATCHES)('a match of %s over real sockets', (game, options, seats) => {
  it("is played, and every screen shows its own viewer's view", async () => {
    const { value, sessions, window, screens } = await openSocketHost()
    await value('screens:open', { reach: { kind: 'computer' }, port: 0 })
    const [own = '', ...away] = seats
    const plans = Object.fromEntries(seats.map((seat) => [seat, seat === own ? HERE : AWAY]))
    const { id } = await value('match:create', { game, options, seats: plans })
    await value('match:open', { id })
    const { live } = sessions.sessionOf(window, id)
    await screens.room.idle()
    const urls = (await value('screens:state', {})).room?.links ?? []
    const urlOf = (kind: string) =>
      urls.find(({ channel }) => (channel.kind === 'seat' ? channel.seat : channel.kind) === kind)?.url ?? ''
    const onlookers: Onlooker[] = [...away, 'watch', 'room'].map((kind) => ({
      viewer: away.includes(kind) ? kind : 'spectator',
      screen: new SocketScreen(game, urlOf(kind)),
    }))
    for (const { screen } of onlookers) await screen.connect(id)
    const luck = openStream(3, `sockets ${game}`)
    for (let step = 0; step < STEPS && live.match.awaiting().length > 0; step++) {
      await disturb(onlookers, id, luck)
      await expectAll(live, onlookers)
      await act(live, own, onlookers, (move) => value('match:play', { id, seat: own, move }), luck)
      await value('match:shown', { id, moves: live.match.entries.length, lastEvent: live.match.lastEvent })
      await expectAll(live, onlookers)
    }
    expect(live.match.entries.length).toBeGreaterThan(STEPS / 4)
    // a disconnected screen has not received what was taken back since
    for (const { screen } of onlookers) if (!screen.isConnected) await screen.connect(id)
    await expectAll(live, onlookers)
    for (const onlooker of onlookers) expectOnlyOwn(live, onlooker)
  })
})

/** Cuts a connection now and then, and restores it later. */
async function disturb(onlookers: readonly Onlooker[], id: string, luck: Rng): Promise<void> {
  for (const { screen } of onlookers) {
    if (!screen.isConnected && luck.int(2) === 0) await screen.connect(id)
    else if (screen.isConnected && luck.int(8) === 0) screen.cut()
  }
}

/** Lets the seat that is asked play or take back, over its own connection. */
async function act(
  live: LiveMatch,
  own: Seat,
  onlookers: readonly Onlooker[],
  play: (move: Json) => Promise<unknown>,
  luck: Rng,
): Promise<void> {
  const { match } = live
  const [seat = ''] = match.awaiting()
  const guest = onlookers.find(({ viewer }) => viewer === seat)
  if (seat === own || !guest?.screen.isConnected) {
    const moves = match.moves(seat)
    const move = moves[luck.int(moves.length)]
    if (!move) throw new Error(`no move for ${seat}`)
    await (seat === own ? play(asJson(move.move)) : live.playBot(seat, asJson(move.move), () => true))
    return
  }
  const { asked, undo } = guest.screen.screen.standing as unknown as Standing // received as JSON
  if ('seat' in undo && luck.int(3) === 0) {
    expect(await guest.screen.call('match.undo', { seat })).not.toHaveProperty('error')
    return
  }
  const picked = asked?.moves[luck.int(asked.moves.length)]
  if (!picked) throw new Error(`${seat} has not heard its moves`)
  expect(await guest.screen.call('match.play', { seat, move: picked.move })).not.toHaveProperty('error')
}

/** Expects that every connected screen soon shows exactly the view of its viewer. */
async function expectAll({ match }: LiveMatch, onlookers: readonly Onlooker[]): Promise<void> {
  for (const { viewer, screen } of onlookers) {
    if (!screen.isConnected) continue
    const view = JSON.parse(JSON.stringify(match.view(viewer)))
    const isThere = () => {
      screen.listen()
      return screen.screen.point?.lastEvent === match.lastEvent && isDeepStrictEqual(screen.screen.view, view)
    }
    for (let wait = 0; wait < 500 && !isThere(); wait++) await new Promise((resolve) => setTimeout(resolve, 4))
    expect(screen.screen.view).toEqual(view)
  }
}

/** Expects that no screen receives the viewers of others, or their moves. */
function expectOnlyOwn({ match }: LiveMatch, { viewer, screen }: Onlooker): void {
  for (const message of screen.screen.received) {
    if (!('standing' in message)) throw new Error('nothing went wrong, and there is no clock')
    expect(message.viewer).toBe(viewer)
    expect(message.standing.asked?.seat ?? viewer).toBe(viewer)
    if (message.kind === 'batch' && message.history === screen.screen.point?.history) {
      const known = new Map(match.feed(viewer).map(({ n, event }) => [n, JSON.stringify(event)]))
      for (const { n, event } of message.events) expect(JSON.stringify(event)).toBe(known.get(n))
    }
  }
}
